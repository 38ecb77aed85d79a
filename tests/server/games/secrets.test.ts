import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { walletProviders } from '#server/seamless/game-call.ts'
import { gameSecrets, hub88Key, hub88Keys } from '#server/world/games/secrets.ts'

const secret = 'a secret that only the tests know, long enough'
const another = 'another secret that only the tests know'
const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).publicKey

const fingerprint = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16)

const envOf = (variables: Record<string, string>) => readEnv({ SECRET: secret, ...variables })

describe('what is shared with the providers of games', () => {
  test('Scenario: in the sandbox every provider has a secret of its own, the same on every node', async () => {
    const env = envOf({ SANDBOX: 'on' })
    const [here, there] = [gameSecrets(env), gameSecrets(env)]
    expect(here).toEqual(there)
    expect(new Set(Object.values(here)).size).toBe(walletProviders.length)
    expect(here.hub88).toBeUndefined()
  })

  test('Scenario: the keys at Hub88 follow from the secret of the server: RSA, 2048 bits, one for each side', async () => {
    const find = hub88Key(envOf({ SANDBOX: 'on' }))
    const [hub88, ours] = await Promise.all([hub88Keys.provider(secret), hub88Keys.operator(secret)])
    expect(await find?.()).toBe(hub88.publicKey)
    expect(ours.publicKey).not.toBe(hub88.publicKey)
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey(hub88.publicKey)
    expect([asymmetricKeyType, asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048])
    const signature = sign('sha256', Buffer.from('a bet'), hub88.privateKey)
    expect(verify('sha256', Buffer.from('a bet'), hub88.publicKey, signature)).toBe(true)
    // Of this secret, on any node and after any start.
    expect(fingerprint(hub88.publicKey)).toBe('328d6ce18305834a')
    expect((await hub88Keys.provider(another)).publicKey).not.toBe(hub88.publicKey)
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
    expect(await hub88Key(env)?.()).toBe(key)
    expect(secrets.dt).toHaveLength(43)
  })

  test('Scenario: outside of the sandbox nothing is shared that nobody has given', () => {
    const env = envOf({ NODE_ENV: 'test', SANDBOX: 'off', GAME_SECRET_PRAGMATIC: 'given' })
    const secrets = gameSecrets(env)
    expect(hub88Key(env)).toBeNull()
    expect(Object.entries(secrets).filter(([, value]) => value !== undefined)).toEqual([
      ['pragmatic', 'given'],
    ])
  })
})
