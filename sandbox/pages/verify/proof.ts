import { crashPointOf, outcomeText } from '#sandbox/contract/crash-point.ts'

export interface Claim {
  game: string
  round: number
  seed: string
  commitment: string
}

export interface Proof {
  seedHash: string
  isCommitted: boolean
  text: string
  digest: string
  /** Hundredths. */
  point: number
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export async function prove({ game, round, seed, commitment }: Claim): Promise<Proof> {
  const text = outcomeText(seed, game, round)
  const [seedHash, digest] = await Promise.all([sha256(seed), sha256(text)])
  return { seedHash, isCommitted: seedHash === commitment, text, digest, point: crashPointOf(digest) }
}
