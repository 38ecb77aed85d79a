import type { LimitChange, LimitName, LimitsStanding } from '#contract/protection.ts'
import type { Profile } from '#contract/law/profile.ts'
import { hour } from '#contract/law/profile.ts'
import type { Player } from '../auth/session.store.ts'
import type { Db } from '../database/pool.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, type Refusal, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { cancelRaise, confirmRaise, setLimit } from './change-limit.ts'
import { tellLimitChanged } from './joint-limit.ts'
import { amountFrom, amountOrNull, amountToWire } from './limit.rules.ts'
import { profileFor } from './limit.store.ts'
import { isReviewDue, keepReview, listChanges, listLimits, type ChangeRow } from './limit-standing.store.ts'

type LimitParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'jobs'>

async function standing(parts: LimitParts, db: Db, playerId: number): Promise<LimitsStanding> {
  const now = parts.clock()
  const { name: profile, limits: law } = await profileFor(db, parts.env, playerId)
  const limits = await listLimits(db, playerId, now)
  return {
    profile,
    kinds: [...law.kinds],
    periods: [...law.periods],
    required: [...law.required],
    raiseWait: Math.ceil(law.raiseWait / hour),
    reviewDue: await isReviewDue(db, playerId, { every: law.reviewEvery, now }),
    limits: limits.map(({ kind, period, amount, used, availableAt, endsAt, since, request }) => ({
      kind,
      period,
      amount: amountToWire(kind, amount),
      used: amountToWire(kind, used),
      left: amountToWire(kind, Math.max(0, amount - used)),
      availableAt: availableAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      since: since.toISOString(),
      request: request && { ...request, amount: amountOrNull(kind, request.amount) },
    })),
  }
}

const onTheWire = ({ date, before, after, ...change }: ChangeRow): LimitChange => ({
  ...change,
  date: date.toISOString(),
  before: amountOrNull(change.kind, before),
  after: amountOrNull(change.kind, after),
})

export function limitRoutes(parts: LimitParts) {
  const { pool, clock, env, jobs } = parts

  /** Replies with what holds afterwards. */
  async function change(
    { player, body }: { player: Pick<Player, 'id'>; body: LimitName },
    work: (tx: Transaction, law: Profile) => Promise<Refusal | null>,
  ): Promise<Reply<LimitsStanding>> {
    const refusal = await transaction(pool, async (tx) => {
      const law = await profileFor(tx, env, player.id)
      const against = await work(tx, law)
      if (!against) await tellLimitChanged(tx, jobs, { ...body, law: law.name, playerId: player.id })
      return against
    })
    return refusal ?? done(await standing(parts, pool, player.id))
  }

  return {
    'protection/limits': async ({ player }) => done(await standing(parts, pool, player.id)),

    'protection/limithistory': async ({ body, player }) => {
      const { total, list } = await listChanges(pool, { ...body, playerId: player.id })
      return done({ total, list: list.map(onTheWire) })
    },

    'protection/setlimit': (asked) => {
      const { kind, period, amount } = asked.body
      const limit = { playerId: asked.player.id, kind, period }
      const minor = amount === null ? null : amountFrom(kind, amount)
      return change(asked, (tx, law) => setLimit(tx, law, { ...limit, amount: minor }, clock()))
    },

    'protection/confirmraise': (asked) =>
      change(asked, (tx, law) =>
        confirmRaise(tx, law, { playerId: asked.player.id, ...asked.body }, clock()),
      ),

    'protection/cancelraise': (asked) =>
      change(asked, (tx) => cancelRaise(tx, { playerId: asked.player.id, ...asked.body })),

    'protection/limitsreviewed': async ({ player }) => {
      await keepReview(pool, player.id, clock())
      return done(null)
    },
  } satisfies Routes
}
