import { crashPointOf, outcomeText } from '#sandbox/contract/crash-point.ts'

/** What is said of a round. */
export interface Claim {
  game: string
  round: number
  seed: string
  commitment: string
}

/** What this browser has computed of it. */
export interface Proof {
  /** SHA-256 of the seed. */
  seedHash: string
  isCommitted: boolean
  /** What was hashed to the outcome, and what came of that. */
  text: string
  digest: string
  /** Hundredths. */
  point: number
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Computes a round anew, from its seed on, with the browser's own hash. */
export async function prove({ game, round, seed, commitment }: Claim): Promise<Proof> {
  const text = outcomeText(seed, game, round)
  const [seedHash, digest] = await Promise.all([sha256(seed), sha256(text)])
  return { seedHash, isCommitted: seedHash === commitment, text, digest, point: crashPointOf(digest) }
}
