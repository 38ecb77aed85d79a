import { afterAll, describe, expect, test } from 'vitest'
import { walletProviders } from '#server/seamless/game-call.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { pragmaticCaller } from '../setup/games/pragmatic.ts'

const secret = 'shared with Pragmatic Play'
const apps: TestApp[] = []
const start = async (env: Record<string, string>) => {
  const app = await startApp({ env })
  apps.push(app)
  return app
}

describe('where providers of games call', () => {
  afterAll(() => Promise.all(apps.map((app) => app.close())))

  test('Scenario: in production only providers with a shared secret are heard', async () => {
    const app = await start({ NODE_ENV: 'production', GAME_SECRET_PRAGMATIC: secret })
    const heard = pragmaticCaller({ url: app.url, secret })
    expect(await heard.authenticate('unknown')).toMatchObject({ status: 200, refusal: '4' })
    const others = walletProviders.filter((provider) => provider !== 'pragmatic')
    const statuses = others.map(async (provider) => {
      const { status } = await fetch(app.url + walletPath(provider), { method: 'POST', body: '{}' })
      return status
    })
    expect(await Promise.all(statuses)).toEqual(others.map(() => 404))
    const warned = app.logs.filter((line) => line.includes('its calls are not taken'))
    expect(warned.map((line) => (JSON.parse(line) as { provider: string }).provider)).toEqual(others)
  })

  test('Scenario: a secret of the environment replaces the one of the sandbox', async () => {
    const app = await start({ GAME_SECRET_PRAGMATIC: secret })
    const named = pragmaticCaller({ url: app.url, secret })
    expect(await named.authenticate('unknown')).toMatchObject({ refusal: '4' })
    const sandbox = pragmaticCaller({ url: app.url, secret: sandboxSecret(app.env.secret, 'pragmatic') })
    expect(await sandbox.authenticate('unknown')).toMatchObject({ refusal: '5' })
  })

  test('Scenario: every provider of the sandbox is heard', async () => {
    const app = await start({})
    expect(app.logs.filter((line) => line.includes('its calls are not taken'))).toEqual([])
  })
})
