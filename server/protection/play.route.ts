import type { Play } from '#contract/protection-play.ts'
import { toWire } from '#contract/money.ts'
import { transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, refused } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { answerCheck, findPlay, keepCheckEvery } from './play.store.ts'

type PlayParts = Pick<Parts, 'pool' | 'clock'>

async function playOf({ pool, clock }: PlayParts, playerId: number): Promise<Play> {
  const now = clock()
  const { begunAt, dueAt, runs, staked, won, deposited, pauseBegins, pauseEnds, ...check } = await findPlay(
    pool,
    playerId,
    now,
  )
  return {
    now: now.toISOString(),
    session: begunAt && {
      begunAt: begunAt.toISOString(),
      staked: toWire(staked),
      won: toWire(won),
      deposited: toWire(deposited),
      pause: pauseBegins && pauseEnds && { begins: pauseBegins.toISOString(), ends: pauseEnds.toISOString() },
    },
    check: { ...check, at: dueAt?.toISOString() ?? null, stops: dueAt !== null && dueAt <= now && !runs },
  }
}

export function playRoutes(parts: PlayParts) {
  const { pool, clock } = parts
  return {
    'protection/play': async ({ player }) => done(await playOf(parts, player.id)),

    'protection/checkanswered': async ({ player }) => {
      await answerCheck(pool, player.id, clock())
      return done(await playOf(parts, player.id))
    },

    'protection/checkevery': async ({ player, body: { minutes } }) => {
      const { check } = await playOf(parts, player.id)
      if (minutes < check.shortest || minutes > check.longest)
        return refused('not an interval', { field: 'minutes', values: check })
      await transaction(pool, (tx) => keepCheckEvery(tx, { playerId: player.id, minutes, now: clock() }))
      return done(await playOf(parts, player.id))
    },
  } satisfies Routes
}
