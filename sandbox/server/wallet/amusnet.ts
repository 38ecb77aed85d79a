import * as z from 'zod/mini'
import { readXml, writeXml } from '../amusnet.xml.ts'
import { amusnetLogin } from '../signing/amusnet.ts'
import type { Bet, Seat } from '../wallet.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Said } from './wallet-link.ts'

const number = z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number))
const answered = z.object({
  Balance: z.optional(number),
  CasinoTransferId: z.optional(z.string()),
  ErrorCode: z.string(),
  ErrorMessage: z.string(),
})
const ok = '1000'

/** @param call whose answer it has to be */
export function readAmusnet({ status, text }: Posted, call: string): Said {
  const { Balance = null, ErrorCode, ErrorMessage } = answered.parse(readXml(text)[`${call}Response`])
  const refusal = ErrorCode === ok ? null : `${ErrorCode} ${ErrorMessage}`
  return { status, text, funds: Balance, refusal }
}

const addressOf = (name: string) => (name === 'Auth' ? 'Authenticate' : name)

type Fields = Record<string, string | number>

const asked = ({ usercode }: Pick<Seat, 'usercode'>) => ({
  PlayerId: usercode,
  PortalCode: 'lale_TRY',
  SessionId: usercode,
})

const transfer = (
  seat: Seat,
  { id, round, game, amount }: Pick<Bet, 'id' | 'round' | 'game' | 'amount'>,
) => ({
  ...asked(seat),
  TransferId: id,
  GameId: game,
  GameNumber: round,
  Amount: amount,
  Currency: 'TRY',
  PlatformType: 'DESKTOP',
})

function dialect({ secret, post }: WalletLink): Dialect {
  async function call(name: string, fields: Fields): Promise<Said> {
    const body = writeXml(`${name}Request`, { ...amusnetLogin(secret), ...fields })
    const headers = { 'content-type': 'text/xml; charset=utf-8' }
    return readAmusnet(await post(`/${addressOf(name)}`, body, headers), name)
  }
  return {
    async authenticate(token, guest) {
      if (!guest) return null
      return { ...(await call('Auth', { ...asked(guest), DefenceCode: token })), ...guest }
    },
    balance: (seat) => call('GetPlayerBalance', { ...asked(seat), Currency: 'TRY' }),
    /** A round that is over with its bet is one call of both: the bet, and a win of nothing. */
    bet: (seat, bet) =>
      bet.endsRound
        ? call('WithdrawAndDeposit', { ...transfer(seat, bet), WinAmount: 0, Reason: 'ROUND_END' })
        : call('Withdraw', { ...transfer(seat, bet), Reason: 'ROUND_BEGIN' }),
    win: (seat, win) => call('Deposit', { ...transfer(seat, win), Reason: 'ROUND_END' }),
    rollback: (seat, { of: id, round, game }) =>
      call('Deposit', { ...transfer(seat, { id, round, game, amount: 0 }), Reason: 'ROUND_CANCEL' }),
  }
}

/** Amusnet as it calls an operator. */
export const amusnet: Speech = {
  dialect,
  whyOf: wordsOf({
    '3000 WRONG CREDENTIALS': 'not trusted',
    '3000 WRONG CURRENCY': 'not an amount',
    '3000 WRONG AMOUNT': 'not an amount',
    '3000 UNKNOWN PLAYER': 'no such player',
    '3000 TRANSFER ID REUSED': 'id reused',
    '3000 ROUND CANCELLED': 'rolled back',
    '3100 EXPIRED': 'session ended',
    '3100 INSUFFICIENT FUNDS': 'insufficient funds',
    '3100 LIMIT REACHED': 'limit reached',
    '3100 ON A BREAK': 'play closed',
    '3100 EXCLUDED': 'play closed',
    '3100 REGISTER SILENT': 'play closed',
    '3100 REALITY CHECK': 'play closed',
  }),
}
