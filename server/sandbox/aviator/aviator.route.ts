import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { aviatorPath, roundAsk, type RoundTold } from '#contract/sandbox/aviator.ts'
import { systemClock } from '../../hub/clock.ts'
import type { TableParts } from '../parts.ts'
import { newRoot } from './chain.ts'
import { crashGameOf } from './crash-game.ts'
import type { CrashParts } from './desk.ts'
import { Guest } from './guest.ts'
import { openLine, type Line } from './line.ts'
import { findRound } from './round.store.ts'
import { crashTables } from './tables.ts'

type Given = Omit<CrashParts, 'time' | 'draw'> &
  Partial<Pick<CrashParts, 'time' | 'draw'>> &
  Pick<TableParts, 'log'>

/** Tables of crash games: a WebSocket for those who play, and the rounds that are over for anybody. */
export const aviatorRoutes =
  (given: Given): FastifyPluginAsync =>
  async (app) => {
    const parts: CrashParts = { time: systemClock, draw: newRoot, ...given }
    const tables = crashTables(parts)
    const lines = new Set<Line>()

    function onUpgrade(request: IncomingMessage, wire: Duplex, head: Buffer): void {
      if (request.url?.split('?')[0] !== aviatorPath) {
        if (app.server.listenerCount('upgrade') === 1)
          wire.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
        return
      }
      openLine(request, wire, head, (line) => {
        lines.add(line)
        const guest = new Guest(line, parts, tables)
        return {
          heard: (text) => guest.hear(text),
          closed() {
            lines.delete(line)
            guest.gone()
          },
        }
      })
    }

    app.get(`${aviatorPath}/round`, async (request, reply) => {
      const asked = z.safeParse(roundAsk, request.query)
      const table = asked.success && crashGameOf(asked.data.provider, asked.data.game)
      const round = table && (await findRound(parts.pool, table, asked.data.round))
      if (!round) return reply.status(404).send({ error: 'no such round' })
      const { commitment, seed, point, before, status } = round
      const ended = seed !== null && point !== null ? { seed, point, annulled: status === 'annulled' } : null
      return { commitment, ended, before } satisfies RoundTold
    })

    app.server.on('upgrade', onUpgrade)
    app.addHook('preClose', async () => {
      app.server.off('upgrade', onUpgrade)
      await tables.stop()
      for (const line of lines) line.end('goingAway')
    })
    await tables.start()
  }
