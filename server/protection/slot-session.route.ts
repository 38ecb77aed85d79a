import type { SlotSessionNow } from '#contract/protection-slots.ts'
import { toMinor, toWire } from '#contract/money.ts'
import { transaction, type Transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { done, refused, type Reply } from '../reply.ts'
import type { Routes } from '../serve.ts'
import { once } from '../wallet/request.store.ts'
import { lockFunds } from '../wallet/wallet.store.ts'
import {
  findSlotSession,
  insertSlotSession,
  tightenSlotSession,
  type SetSession,
} from './slot-session.store.ts'

type SlotSessionParts = Pick<Parts, 'pool' | 'clock' | 'env'>

const minute = 60_000

async function sessionNow({ pool, clock }: SlotSessionParts, playerId: number): Promise<SlotSessionNow> {
  const running = await findSlotSession(pool, playerId, clock())
  if (!running) return { until: null, left: 0 }
  return { until: running.endsAt.toISOString(), left: toWire(running.left) }
}

/** Takes the lock of the funds: bets under way end first, and every later bet is judged by the new session. */
async function setSession(tx: Transaction, asked: SetSession, now: Date): Promise<Reply> {
  await lockFunds(tx, asked.playerId)
  const running = await findSlotSession(tx, asked.playerId, now)
  if (!running) {
    await insertSlotSession(tx, asked, now)
    return done(null)
  }
  const isLonger = asked.endsAt > running.endsAt
  if (isLonger || asked.amount > running.amount) {
    const values = { most: running.amount, until: running.endsAt.toISOString() }
    return refused('slot session runs', { field: isLonger ? 'minutes' : 'amount', values })
  }
  await tightenSlotSession(tx, asked, running.begunAt)
  return done(null)
}

export function slotSessionRoutes(parts: SlotSessionParts) {
  const { pool, clock, env } = parts
  return {
    'protection/slotsession': async ({ player }) => done(await sessionNow(parts, player.id)),

    'protection/beginslotsession': async ({ player, body, requestId }) => {
      const call = 'protection/beginslotsession'
      const now = clock()
      const request = { playerId: player.id, key: requestId, call, body, secret: env.secret, at: now }
      const asked = {
        playerId: player.id,
        amount: toMinor(body.amount),
        endsAt: new Date(now.getTime() + body.minutes * minute),
      }
      const reply = await transaction(pool, (tx) => once(tx, request, () => setSession(tx, asked, now)))
      return reply.success ? done(await sessionNow(parts, player.id)) : reply
    },
  } satisfies Routes
}
