import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { egtHeaders } from '../signing/egt.ts'
import type { Bet, Seat } from '../wallet.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Said } from './wallet-link.ts'

const answered = z.object({
  statusCode: z.string(),
  balance: z.optional(z.int()),
  currency: z.optional(z.literal('TRY')),
  casinoTransferId: z.optional(z.string()),
})

export function readEgt({ status, text }: Posted): Said {
  const { statusCode, balance = null } = answered.parse(JSON.parse(text))
  return { status, text, funds: balance, refusal: statusCode === 'OK' ? null : statusCode }
}

const transfer = ({ id, round, game, amount, endsRound }: Bet) => ({
  gameKey: game,
  transferId: id,
  roundNumber: round,
  roundCompleted: endsRound,
  amount,
  currency: 'TRY',
})

function dialect({ secret, now, post }: WalletLink): Dialect {
  async function call(path: string, { usercode }: Pick<Seat, 'usercode'>, said: object): Promise<Said> {
    const content = {
      requestId: randomUUID(),
      timestamp: now().getTime(),
      playerId: usercode,
      sessionId: usercode,
      ...said,
    }
    return readEgt(
      await post(`/${path}`, JSON.stringify(content), {
        'content-type': 'application/json',
        ...egtHeaders(secret, content),
      }),
    )
  }
  return {
    async authenticate(token, guest) {
      return guest && { ...(await call('authenticate', guest, { defenceCode: token })), ...guest }
    },
    balance: (seat) => call('balance', seat, { currency: 'TRY' }),
    bet: (seat, bet) => call('withdraw', seat, { ...transfer(bet), reason: 'ROUND_BEGIN' }),
    win: (seat, win) => call('deposit', seat, { ...transfer(win), reason: 'ROUND_END' }),
    rollback: (seat, { id, of, round }) =>
      call('reverse/withdraw', seat, { transferId: id, referenceId: of, roundNumber: round }),
  }
}

const whyOf = wordsOf({
  ERR_INTEGRITY_CHECK_FAILED: 'not trusted',
  ERR_INVALID_ACCOUNT: 'not an amount',
  ERR_INVALID_TOKEN: 'session ended',
  ERR_INVALID_PLAYER_ID: 'no such player',
  ERR_NOT_ENOUGH_MONEY: 'insufficient funds',
  ERR_LIMIT_REACHED: 'limit reached',
  ERR_ON_A_BREAK: 'play closed',
  ERR_EXCLUDED: 'play closed',
  ERR_REGISTER_SILENT: 'play closed',
  ERR_REALITY_CHECK: 'play closed',
  ERR_TRANSFER_ROLLED_BACK: 'rolled back',
})

/** EGT Digital as it calls an operator. Its unknown error is a refusal where the wallet says the balance with it, and a fault otherwise. */
export const egt: Speech = {
  dialect,
  whyOf: (said, refusal) =>
    refusal === 'ERR_UNKNOWN' && said.funds !== null ? 'id reused' : whyOf(said, refusal),
}
