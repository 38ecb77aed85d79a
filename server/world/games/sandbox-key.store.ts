import { createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from '../../database/pool.ts'
import { seal, unseal } from '../../seal.ts'

const rsaBits = 2048
const purpose = 'key of a sandboxed game provider'

interface KeyPair {
  /** PEM, both. */
  publicKey: string
  privateKey: string
}

/** The signing key of a provider's sandbox: made on first use and kept, the same on every node. */
export async function sandboxKey(db: Db, secret: string, provider: string): Promise<KeyPair> {
  const kept = await find(db, provider)
  const privateKey = (kept && open(secret, kept)) ?? (await make(db, secret, { provider, kept }))
  return { publicKey: publicPart(privateKey), privateKey }
}

/** Verifies the sandbox's signatures; null if it has no key yet. */
export async function sandboxPublicKey(db: Db, secret: string, provider: string): Promise<string | null> {
  const kept = await find(db, provider)
  const privateKey = kept && open(secret, kept)
  return privateKey && publicPart(privateKey)
}

const publicPart = (privateKey: string) => createPublicKey(privateKey).export({ type: 'spki', format: 'pem' })

async function find(db: Db, provider: string): Promise<string | null> {
  const { rows } = await db.query<{ key: string }>(
    'select private_key as key from sandbox_keys where provider = $1',
    [provider],
  )
  return rows[0]?.key ?? null
}

/** Null if it was sealed with another secret. */
function open(secret: string, sealed: string): string | null {
  try {
    return unseal(secret, purpose, sealed)
  } catch {
    return null
  }
}

/** If several nodes make one at the same time, the first wins. */
async function make(
  db: Db,
  secret: string,
  { provider, kept }: { provider: string; kept: string | null },
): Promise<string> {
  const made = await promisify(generateKeyPair)('rsa', { modulusLength: rsaBits })
  const privateKey = made.privateKey.export({ type: 'pkcs8', format: 'pem' })
  await db.query(
    `insert into sandbox_keys (provider, private_key) values ($1, $2)
     on conflict (provider) do update set private_key = excluded.private_key where sandbox_keys.private_key = $3`,
    [provider, seal(secret, purpose, privateKey), kept],
  )
  const now = await find(db, provider)
  if (now === null) throw new Error(`No key of the sandbox is kept: ${provider}`)
  return unseal(secret, purpose, now)
}
