import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyPluginAsync } from 'fastify'
import * as z from 'zod/mini'
import { aviatorPath, roundAsk, type RoundTold } from '#sandbox/contract/aviator.ts'
import { systemClock } from '#server/hub/clock.ts'
import type { RawAnswer } from '#server/sockets/raw-answer.ts'
import { foreignOrigin, isForeign } from '#server/sockets/origin.ts'
import { takeUpgrades } from '#server/sockets/upgrades.ts'
import { sandboxHeaders } from '../headers.ts'
import type { TableParts } from '../parts.ts'
import { newRoot } from './chain.ts'
import { crashGameOf } from './crash-game.ts'
import type { CrashParts } from './desk.ts'
import { Guest } from './guest.ts'
import { openLine, type Line } from './line.ts'
import { findRound } from './round.store.ts'
import { crashTables } from './tables.ts'

const stopping: RawAnswer = { status: 503, text: 'The tables are closing' }
const badUpgrade: RawAnswer = { status: 400, text: 'The upgrade is not understood' }

type Given = Omit<CrashParts, 'time' | 'draw'> &
  Partial<Pick<CrashParts, 'time' | 'draw'>> &
  Pick<TableParts, 'env' | 'log'>

/** Tables of crash games: a WebSocket for those who play, and the rounds that are over for anybody. */
export const aviatorRoutes =
  (given: Given): FastifyPluginAsync =>
  async (app) => {
    const parts: CrashParts = { time: systemClock, draw: newRoot, ...given }
    const tables = crashTables(parts)
    const lines = new Set<Line>()

    let isStopping = false

    async function take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<RawAnswer | null> {
      if (isStopping) return stopping
      // A frame without an origin sends `null`, as games of SoftGamings have; who plays is said by a token.
      const { headers } = request
      if (headers.origin !== 'null' && isForeign(headers, given.env.sandboxUrl)) return foreignOrigin
      const isTaken = openLine(request, wire, head, (line) => {
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
      return isTaken ? null : badUpgrade
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

    takeUpgrades(app.server, {
      headers: ({ url = '' }) => sandboxHeaders(given.env, url),
      take,
      failed: (error) => given.log.error({ err: error }, 'a line to a crash game could not be opened'),
    })
    app.addHook('preClose', async () => {
      isStopping = true
      await tables.stop()
      for (const line of lines) line.end('goingAway')
    })
    await tables.start()
  }
