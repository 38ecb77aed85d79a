import type { SlotSessionNow } from '#contract/protection-slots.ts'
import { toMinor, toWire } from '#contract/money.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { once } from '../wallet/request.store.ts'
import { lockFunds } from '../wallet/wallet.store.ts'
import { insertSlotSession, lastSlotSession, tightenSlotSession } from './slot-session.store.ts'

type SlotSessionParts = Pick<Parts, 'pool' | 'clock' | 'env'>

const minute = 60_000

async function sessionNow({ pool, clock }: SlotSessionParts, playerId: number): Promise<SlotSessionNow> {
  const last = await lastSlotSession(pool, playerId)
  if (!last || last.endsAt <= clock()) return { until: null, left: 0 }
  return { until: last.endsAt.toISOString(), left: toWire(last.left) }
}

interface Asked {
  playerId: number
  minutes: number
  /** Minor units. */
  amount: number
}

/** Takes the lock of the funds: bets under way end first, and every later bet is judged by the new session. */
async function setSession(tx: Transaction, { clock }: SlotSessionParts, asked: Asked): Promise<Reply> {
  const { playerId, minutes, amount } = asked
  await lockFunds(tx, playerId)
  const now = clock()
  const session = { playerId, amount, endsAt: new Date(now.getTime() + minutes * minute) }
  const last = await lastSlotSession(tx, playerId)
  if (!last || last.firstEndsAt <= now) {
    await insertSlotSession(tx, session, now)
    return done(null)
  }
  if (last.endsAt <= now)
    return refused('slot session shortened', { values: { until: last.firstEndsAt.toISOString() } })
  const isLonger = session.endsAt > last.endsAt
  if (isLonger || amount > last.amount) {
    const values = { most: last.amount, until: last.endsAt.toISOString() }
    return refused('slot session runs', { field: isLonger ? 'minutes' : 'amount', values })
  }
  await tightenSlotSession(tx, session, last.begunAt)
  return done(null)
}

export function slotSessionRoutes(parts: SlotSessionParts) {
  const { pool, clock, env } = parts
  return {
    'protection/slotsession': async ({ player }) => done(await sessionNow(parts, player.id)),

    'protection/beginslotsession': async ({ player, body, requestId }) => {
      const call = 'protection/beginslotsession'
      const request = { playerId: player.id, key: requestId, call, body, secret: env.secret, at: clock() }
      const asked = { playerId: player.id, minutes: body.minutes, amount: toMinor(body.amount) }
      const reply = await transaction(pool, (tx) => once(tx, request, () => setSession(tx, parts, asked)))
      return reply.success ? done(await sessionNow(parts, player.id)) : reply
    },
  } satisfies Routes
}
