import * as z from 'zod/mini'
import { decimalOf } from '../http.ts'
import { pragmaticHash } from '../signing/pragmatic.ts'
import type { Bet, Seat } from '../wallet.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Welcomed } from './wallet-link.ts'

const providerId = 'PragmaticPlay'
const answered = z.object({
  error: z.int(),
  description: z.string(),
  cash: z.optional(z.number()),
  bonus: z.optional(z.literal(0)),
  currency: z.optional(z.literal('TRY')),
  userId: z.optional(z.string()),
})

export function readPragmatic({ status, text }: Posted): Welcomed {
  const { error, cash, userId: usercode } = answered.parse(JSON.parse(text))
  const funds = cash === undefined ? null : Math.round(cash * 100)
  return { status, text, funds, refusal: error === 0 ? null : String(error), usercode, name: undefined }
}

function dialect({ secret, now, post }: WalletLink): Dialect {
  async function call(method: string, content: Record<string, string>): Promise<Welcomed> {
    const form = new URLSearchParams({ providerId, ...content })
    form.set('hash', pragmaticHash(form, secret))
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    return readPragmatic(await post(`/${method}.html`, form.toString(), headers))
  }
  const turn = ({ usercode: userId, token }: Seat, { id, round: roundId, game: gameId, amount }: Bet) => ({
    userId,
    token,
    gameId,
    roundId,
    reference: id,
    amount: decimalOf(amount),
    timestamp: String(now().getTime()),
  })

  /** A round ends by a call of its own. */
  async function move(method: string, seat: Seat, movement: Bet): Promise<Welcomed> {
    const moved = await call(method, turn(seat, movement))
    if (!movement.endsRound || moved.refusal !== null) return moved
    const { round: roundId, game: gameId } = movement
    const ended = await call('endRound', { userId: seat.usercode, gameId, roundId })
    return ended.refusal === null ? moved : ended
  }

  return {
    authenticate: (token) => call('authenticate', { token }),
    balance: ({ usercode: userId }) => call('balance', { userId }),
    bet: (seat, bet) => move('bet', seat, bet),
    win: (seat, win) => move('result', seat, win),
    rollback: ({ usercode: userId }, { of: reference, round: roundId, game: gameId }) =>
      call('refund', { userId, reference, roundId, gameId }),
  }
}

/** Pragmatic Play as it calls an operator. */
export const pragmatic: Speech = {
  dialect,
  whyOf: wordsOf({
    1: 'insufficient funds',
    50: 'limit reached',
    6: 'play closed',
    2: 'session ended',
    4: 'session ended',
    5: 'not trusted',
    7: 'id reused',
    120: 'rolled back',
  }),
}
