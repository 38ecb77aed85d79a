import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readEnv, type Env } from '#server/env.ts'
import { walletProviders } from '#server/seamless/game-call.ts'
import { hub88Key } from '#server/world/games/hub88/hub88.provider.ts'
import { hub88Keys, secretOf } from '#server/world/games/secrets.ts'

const secret = 'a secret that only the tests know, long enough'
const another = 'another secret that only the tests know'
const pem = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).publicKey

const fingerprint = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 16)

const shared = walletProviders.filter((provider) => provider !== 'hub88')
const secretsOf = (env: Env) => shared.map((provider) => secretOf(env, provider))
const envOf = (variables: Record<string, string>) => readEnv({ SECRET: secret, ...variables })

describe('what is shared with the providers of games', () => {
  test('Scenario: in the sandbox every provider has a secret of its own, the same on every node', async () => {
    const env = envOf({ SANDBOX: 'on' })
    const [here, there] = [secretsOf(env), secretsOf(env)]
    expect(here).toEqual(there)
    expect(new Set(here).size).toBe(shared.length)
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
    expect(secretOf({ ...env, secret: another }, 'dt')).not.toBe(secretOf(env, 'dt'))
  })

  test('Scenario: what the environment names comes first', async () => {
    const key = pem()
    const env = envOf({ GAME_SECRET_EGT: 'from egt', HUB88_PUBLIC_KEY: key.replaceAll('\n', String.raw`\n`) })
    expect(secretOf(env, 'egt')).toBe('from egt')
    expect(await hub88Key(env)?.()).toBe(key)
    expect(secretOf(env, 'dt')).toHaveLength(43)
  })

  test('Scenario: outside of the sandbox nothing is shared that nobody has given', () => {
    const env = envOf({ NODE_ENV: 'test', SANDBOX: 'off', GAME_SECRET_PRAGMATIC: 'given' })
    expect(hub88Key(env)).toBeNull()
    expect(secretsOf(env).filter((value) => value !== undefined)).toEqual(['given'])
    expect(secretOf(env, 'pragmatic')).toBe('given')
  })
})
