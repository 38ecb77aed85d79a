import { fastify } from 'fastify'
import { onTestFinished } from 'vitest'
import { hubPath } from '#contract/realtime.ts'
import { createPlayerHub, type PlayerHub } from '#server/hub/player-hub.ts'
import { asksForWebSocket } from '#server/sockets/upgrades.ts'

export const phoneOfAyse = { playerId: 1, sessionId: 11 }
export const playerMehmet = 2

const sessions = new Map([
  ['token-of-ayse', { ...phoneOfAyse, fingerprint: 'phone-of-ayse' }],
  ['token-of-mehmet', { playerId: playerMehmet, sessionId: 21, fingerprint: 'phone-of-mehmet' }],
])

const quiet = () => undefined

export const ayse = 'token=token-of-ayse&fingerprint=phone-of-ayse'
export const mehmet = 'token=token-of-mehmet&fingerprint=phone-of-mehmet'

/** The site's hub in a real Fastify on its own port; it stops when the test ends. */
export async function standUpPlayerHub(
  onPresence: (playerId: number, isHere: boolean) => void = () => undefined,
): Promise<{ hub: PlayerHub; address: string }> {
  const hub = createPlayerHub({
    authenticate: async ({ token, fingerprint }) => {
      const session = sessions.get(token)
      return session && session.fingerprint === fingerprint ? session : null
    },
    secret: 'only for tests',
    log: { debug: quiet, info: quiet, warn: quiet },
    onPresence,
  })
  const app = fastify({
    forceCloseConnections: true,
    http: { shouldUpgradeCallback: asksForWebSocket(`/${hubPath}`) },
  })
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-frame-options', 'DENY'))
  app.register(hub.plugin)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  return { hub, address: `${origin}/${hubPath}` }
}
