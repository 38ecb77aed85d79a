import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { walletProviders } from '#server/seamless/game-call.ts'
import { createPool, type Pool } from '#server/database/pool.ts'
import { sandboxKey } from '#server/world/games/sandbox-key.store.ts'
import { gameSecrets, hub88Key } from '#server/world/games/secrets.ts'
import { freshDatabase } from '../setup/app.ts'

const secret = 'a secret that only the tests know, long enough'
const another = 'another secret that only the tests know'
const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).publicKey

const envOf = (variables: Record<string, string>) => readEnv({ SECRET: secret, ...variables })

describe('what is shared with the providers of games', () => {
  let pool: Pool
  beforeAll(async () => {
    pool = createPool(await freshDatabase())
  })
  afterAll(() => pool.end())

  test('Scenario: in the sandbox every provider has a secret of its own, the same on every node', async () => {
    const env = envOf({ SANDBOX: 'on' })
    const [here, there] = [gameSecrets(env), gameSecrets(env)]
    expect(here).toEqual(there)
    expect(new Set(Object.values(here)).size).toBe(walletProviders.length)
    expect(here.hub88).toBeUndefined()
  })

  test("Scenario: Hub88's key is there once the sandbox has signed, and the same on every node", async () => {
    const env = envOf({ SANDBOX: 'on' })
    const find = hub88Key({ env, pool })
    expect(await find?.()).toBeNull()
    const [here, there] = await Promise.all([
      sandboxKey(pool, secret, 'hub88'),
      sandboxKey(pool, secret, 'hub88'),
    ])
    expect(here).toEqual(there)
    expect(await find?.()).toBe(here.publicKey)
    expect(createPublicKey(here.publicKey).asymmetricKeyType).toBe('rsa')
  })

  test('Scenario: another sandbox has other secrets', () => {
    const env = envOf({ SANDBOX: 'on' })
    expect(gameSecrets({ ...env, secret: another }).dt).not.toBe(gameSecrets(env).dt)
  })

  test('Scenario: what the environment names comes first', async () => {
    const key = pem()
    const env = envOf({ GAME_SECRET_EGT: 'from egt', HUB88_PUBLIC_KEY: key.replaceAll('\n', String.raw`\n`) })
    const secrets = gameSecrets(env)
    expect(secrets).toMatchObject({ egt: 'from egt' })
    expect(await hub88Key({ env, pool })?.()).toBe(key)
    expect(secrets.dt).toHaveLength(43)
  })

  test('Scenario: outside of the sandbox nothing is shared that nobody has given', () => {
    const env = envOf({ NODE_ENV: 'test', SANDBOX: 'off', GAME_SECRET_PRAGMATIC: 'given' })
    const secrets = gameSecrets(env)
    expect(hub88Key({ env, pool })).toBeNull()
    expect(Object.entries(secrets).filter(([, value]) => value !== undefined)).toEqual([
      ['pragmatic', 'given'],
    ])
  })

  test('Scenario: the key is sealed, and made anew when the secret of the server has changed', async () => {
    const first = await sandboxKey(pool, secret, 'kept')
    expect(await sandboxKey(pool, secret, 'kept')).toEqual(first)
    const { rows } = await pool.query<{ key: string }>(
      `select private_key as key from sandbox_keys where provider = 'kept'`,
    )
    expect(rows[0]?.key).not.toContain('PRIVATE')
    const second = await sandboxKey(pool, another, 'kept')
    expect(second.publicKey).not.toBe(first.publicKey)
    expect(await sandboxKey(pool, another, 'kept')).toEqual(second)
  })
})
