import type { IncomingMessage } from 'node:http'
import type { FastifyPluginAsync } from 'fastify'
import { WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { aviatorPath, roundAsk, type RoundTold } from '#sandbox/contract/aviator.ts'
import { systemClock } from '../clock.ts'
import type { TableParts } from '../parts.ts'
import { newRoot } from './chain.ts'
import { crashGameOf } from './crash-game.ts'
import type { CrashParts } from './round-tools.ts'
import { Guest } from './guest.ts'
import { openPageSocket, type PageSocket } from './page-socket.ts'
import { findRound } from './round.store.ts'
import { crashTables } from './tables.ts'

/** Bytes of one message: an ask is far shorter. */
const longestAsk = 4_096

type Given = Omit<CrashParts, 'time' | 'draw'> &
  Partial<Pick<CrashParts, 'time' | 'draw'>> &
  Pick<TableParts, 'env'>

/**
 * `null` is the opaque origin of SoftGamings frames: allowed, because the player is known by a token. Programs that are no browsers
 * send no origin.
 */
const isOwn = ({ origin = 'null', host }: IncomingMessage['headers'], sandboxUrl: string) =>
  origin === 'null' || origin === new URL(sandboxUrl).origin || URL.parse(origin)?.host === host

/** Tables of crash games: a WebSocket for those who play, and the rounds that are over for anybody. */
export const aviatorRoutes =
  (given: Given): FastifyPluginAsync =>
  async (app) => {
    const parts: CrashParts = { time: systemClock, draw: newRoot, ...given }
    const tables = crashTables(parts)
    const pages = new Set<PageSocket>()
    const webSockets = new WebSocketServer({
      noServer: true,
      path: aviatorPath,
      clientTracking: false,
      perMessageDeflate: false,
      maxPayload: longestAsk,
      verifyClient: ({ req }, answer) => answer(isOwn(req.headers, given.env.sandboxUrl), 403),
    })
    app.server.on('upgrade', (request, wire, head) => {
      webSockets.handleUpgrade(request, wire, head, (socket) => {
        openPageSocket(socket, (page) => {
          pages.add(page)
          const guest = new Guest(page, parts, tables)
          return {
            heard: (text) => guest.hear(text),
            closed() {
              pages.delete(page)
              guest.gone()
            },
          }
        })
      })
    })

    app.get(`${aviatorPath}/round`, async (request, reply) => {
      const asked = z.safeParse(roundAsk, request.query)
      const table = asked.success && crashGameOf(asked.data.provider, asked.data.game)
      const round = table && (await findRound(parts.pool, table, asked.data.round))
      if (!round) return reply.status(404).send({ error: 'no such round' })
      const { commitment, seed, point, before, status } = round
      const ended = seed !== null && point !== null ? { seed, point, annulled: status === 'annulled' } : null
      return { commitment, ended, before } satisfies RoundTold
    })

    app.addHook('preClose', async () => {
      await tables.stop()
      for (const page of pages) page.end('goingAway')
    })
    await tables.start()
  }
