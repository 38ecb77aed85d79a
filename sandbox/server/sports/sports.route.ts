import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { fallbackLocale, locales } from '#contract/locale.ts'
import {
  books,
  ending,
  parts as pageParts,
  slipRequest,
  type OwnSlips,
  type Part,
  type Placed,
  type SportsBook,
} from '#sandbox/contract/sports.ts'
import type { TableParts } from '../parts.ts'
import type { Taken } from '../seat.ts'
import { endFixture, listEndings } from './ending.store.ts'
import { startWork } from '../every.ts'
import { endOf, matchOf } from './fixtures.ts'
import { LiveFeed } from './live.ts'
import { place } from './place.ts'
import { programmeOf } from './programme.ts'
import { settle } from './settle.ts'
import { shownSlip } from './show.ts'
import { listSlips } from './slip.store.ts'

/** Milliseconds between two rounds of settling and of pushing matches. */
const settleEvery = 1_000
const tellEvery = 1_000
/** Settled slips that a player sees. */
const shownSettled = 50
const shownOpen = 200

const language = z._default(z.enum(locales), fallbackLocale)
const asked = z.object({ language, part: z._default(z.enum(pageParts), 'sports' satisfies Part) })
const atBook = z.object({ book: z.enum(books) })

const notSeated = (reply: FastifyReply, taken: Taken | undefined) => {
  const lost = taken?.seated === false && taken.why === 'no answer'
  return reply.status(lost ? 503 : 401).send({ error: lost ? 'no answer' : 'not known' })
}
const notUnderstood = (reply: FastifyReply) => reply.status(400).send({ error: 'not understood' })

/** The sandbox's own sportsbook. Bets come with the token that the site gave the player for it. */
export function sportsRoutes(parts: TableParts): FastifyPluginAsync {
  const { pool, clock, log, takeSeat } = parts

  async function seatOf(request: FastifyRequest): Promise<{ book: SportsBook; taken: Taken } | null> {
    const address = atBook.safeParse(request.params)
    const [, token] = /^Bearer ([\x21-\x7e]{1,255})$/.exec(request.headers.authorization ?? '') ?? []
    if (!address.success || token === undefined) return null
    const { book } = address.data
    return { book, taken: await takeSeat({ provider: book, token }) }
  }

  async function slipsOf(book: SportsBook, usercode: string, balance: number): Promise<OwnSlips> {
    const endings = await listEndings(pool)
    const [open, settled] = await Promise.all([
      listSlips(pool, { book, usercode }, 'open', shownOpen),
      listSlips(pool, { book, usercode }, 'settled', shownSettled),
    ])
    const now = clock().getTime()
    const shown = (slips: typeof open) => slips.map((slip) => shownSlip(slip, now, endings))
    return { balance, open: shown(open), settled: shown(settled) }
  }

  return async (app) => {
    const feed = new LiveFeed(parts)
    const stops = [
      startWork({ every: settleEvery, log, turn: () => settle(parts) }),
      startWork({ every: tellEvery, log, turn: () => feed.turn() }),
    ]
    app.addHook('preClose', async () => feed.close())
    app.addHook('onClose', async () => {
      await Promise.all(stops.map((stop) => stop()))
    })

    app.get('/api/sports/programme', async (request, reply) => {
      const query = asked.safeParse(request.query)
      if (!query.success) return notUnderstood(reply)
      return programmeOf(query.data, clock().getTime(), await listEndings(pool))
    })

    app.get('/api/sports/live', (_request, reply) => {
      reply.hijack()
      feed.join(reply.raw)
    })

    app.get('/api/sports/:book/slips', async (request, reply) => {
      const seated = await seatOf(request)
      if (!seated?.taken.seated) return notSeated(reply, seated?.taken)
      const { seat, balance } = seated.taken
      return slipsOf(seated.book, seat.usercode, balance)
    })

    app.post('/api/sports/:book/slips', async (request, reply): Promise<Placed | FastifyReply> => {
      const slip = slipRequest.safeParse(request.body)
      if (!slip.success) return notUnderstood(reply)
      const seated = await seatOf(request)
      if (!seated?.taken.seated) return notSeated(reply, seated?.taken)
      return place(parts, seated.book, seated.taken.seat, slip.data)
    })

    /** For tests and demonstrations: ends a match now, with this score, or abandons it. */
    app.post('/api/sports/endings', async (request, reply) => {
      const said = ending.safeParse(request.body)
      if (!said.success) return notUnderstood(reply)
      const { fixture, abandoned, score } = said.data
      const match = matchOf(fixture)
      const now = clock().getTime()
      if (!match || endOf(match, await listEndings(pool)) <= now)
        return reply.status(404).send({ error: 'not played' })
      const ended = await endFixture(pool, fixture, { at: now, score: abandoned ? null : (score ?? [0, 0]) })
      await settle(parts)
      return { ended }
    })
  }
}
