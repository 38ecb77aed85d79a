import type { LimitChange, LimitsStanding } from '#contract/protection.ts'
import type { Profile } from '#contract/law/profile.ts'
import { hour } from '#contract/law/profile.ts'
import type { Db } from '../database/pool.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, type Reply } from '../reply.ts'
import type { Asked as Call, Routes } from '../serve.ts'
import type { Calls } from '#contract/index.ts'
import { once } from '../wallet/request.store.ts'
import { cancelRaise, confirmRaise, setLimit } from './change-limit.ts'
import { tellLimitChanged } from './joint-limit.ts'
import { amountFrom, amountOrNull, amountToWire } from './limit.rules.ts'
import { countryOf } from './limit.store.ts'
import { isReviewDue, keepReview, listChanges, listLimits, type ChangeRow } from './standing.store.ts'

type LimitParts = Pick<Parts, 'pool' | 'clock' | 'env' | 'jobs'>
type Changing = 'protection/setlimit' | 'protection/confirmraise' | 'protection/cancelraise'

async function lawFor({ env }: LimitParts, db: Db, playerId: number): Promise<Profile> {
  return env.law.profileOf(await countryOf(db, playerId))
}

async function standing(parts: LimitParts, db: Db, playerId: number): Promise<LimitsStanding> {
  const now = parts.clock()
  const { name: profile, limits: law } = await lawFor(parts, db, playerId)
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

  /** Replies with what holds afterwards; idempotent by request id. */
  async function change<Name extends Changing>(
    call: Name,
    { player, body, requestId }: Pick<Call<Calls[Name]>, 'player' | 'body' | 'requestId'>,
    work: (tx: Transaction, law: Profile) => Promise<Extract<Reply, { success: false }> | null>,
  ): Promise<Reply<LimitsStanding>> {
    const reply = await transaction(pool, (tx) => {
      const changed = async () => {
        const law = await lawFor(parts, tx, player.id)
        const refusal = await work(tx, law)
        if (refusal) return refusal
        await tellLimitChanged(tx, jobs, { ...body, law: law.name, playerId: player.id })
        return done(null)
      }
      if (requestId === undefined) return changed()
      const request = { playerId: player.id, key: requestId, call, body, secret: env.secret, at: clock() }
      return once(tx, request, changed)
    })
    return reply.success ? done(await standing(parts, pool, player.id)) : reply
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
      return change('protection/setlimit', asked, (tx, law) =>
        setLimit(tx, law, { ...limit, amount: minor }, clock()),
      )
    },

    'protection/confirmraise': (asked) =>
      change('protection/confirmraise', asked, (tx, law) =>
        confirmRaise(tx, law, { playerId: asked.player.id, ...asked.body }, clock()),
      ),

    'protection/cancelraise': (asked) =>
      change('protection/cancelraise', asked, (tx) =>
        cancelRaise(tx, { playerId: asked.player.id, ...asked.body }),
      ),

    'protection/limitsreviewed': async ({ player }) => {
      await keepReview(pool, player.id, clock())
      return done(null)
    },
  } satisfies Routes
}
