import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { hub88Header, hub88Signature } from '../signing/hub88.ts'
import type { Bet, Seat } from '../wallet.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Said } from './wallet-link.ts'

/** Hub88 counts in 1/100 000 of a lira. */
const unitsPerMinor = 1_000

export const hub88Answer = z.object({
  status: z.string(),
  user: z.optional(z.string()),
  request_uuid: z.optional(z.string()),
  currency: z.optional(z.literal('TRY')),
  balance: z.optional(z.int()),
})

export function readHub88({ status, text }: Posted): Said {
  const answer = hub88Answer.parse(JSON.parse(text))
  const funds = answer.balance === undefined ? null : answer.balance / unitsPerMinor
  return { status, text, funds, refusal: answer.status === 'RS_OK' ? null : answer.status }
}

const named = ({ usercode: user, token }: Seat) => ({ user, token })

const transaction = ({ id, round, game, amount, endsRound }: Bet) => ({
  transaction_uuid: id,
  round,
  round_closed: endsRound,
  game_code: game,
  amount: amount * unitsPerMinor,
  currency: 'TRY',
})

function dialect({ secret, post }: WalletLink): Dialect {
  async function call(path: string, content: object): Promise<Said> {
    const body = JSON.stringify({ ...content, request_uuid: randomUUID() })
    const signature = hub88Signature(secret, body)
    return readHub88(await post(path, body, { 'content-type': 'application/json', [hub88Header]: signature }))
  }
  return {
    async authenticate(token, guest) {
      if (!guest) return null
      return { ...(await call('/user/balance', { user: guest.usercode, token })), ...guest }
    },
    balance: (seat) => call('/user/balance', named(seat)),
    bet: (seat, bet) => call('/transaction/bet', { ...named(seat), ...transaction(bet), is_free: false }),
    win: (seat, win) =>
      call('/transaction/win', {
        ...named(seat),
        ...transaction(win),
        reference_transaction_uuid: win.of,
      }),
    rollback: (seat, { id, of, round, game }) =>
      call('/transaction/rollback', {
        ...named(seat),
        transaction_uuid: id,
        round,
        game_code: game,
        reference_transaction_uuid: of,
      }),
  }
}

/** Hub88 as it calls an operator. */
export const hub88: Speech = {
  dialect,
  whyOf: wordsOf({
    RS_ERROR_INVALID_TOKEN: 'no such player',
    RS_ERROR_TOKEN_EXPIRED: 'session ended',
    RS_ERROR_NOT_ENOUGH_MONEY: 'insufficient funds',
    RS_ERROR_LIMIT_REACHED: 'limit reached',
    RS_ERROR_USER_DISABLED: 'play closed',
    RS_ERROR_DUPLICATE_TRANSACTION: 'id reused',
    RS_ERROR_TRANSACTION_ROLLED_BACK: 'rolled back',
    RS_ERROR_WRONG_CURRENCY: 'not an amount',
    RS_ERROR_WRONG_SYNTAX: 'not an amount',
    RS_ERROR_INVALID_SIGNATURE: 'not trusted',
  }),
}
