import * as z from 'zod/mini'
import type { Bet } from '../wallet.ts'
import { stamped } from '../signing/stamped.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Welcomed } from './wallet-link.ts'

const currency = 'TRY'
const answered = z.object({
  ok: z.boolean(),
  error: z.optional(z.string()),
  balance: z.optional(z.int()),
  currency: z.optional(z.literal(currency)),
  receipt: z.optional(z.string()),
  player: z.optional(z.string()),
  name: z.optional(z.string()),
})

export function readDt({ status, text }: Posted): Welcomed {
  const { error = null, balance = null, player: usercode, name } = answered.parse(JSON.parse(text))
  return { status, text, funds: balance, refusal: error, usercode, name }
}

const transaction = ({ id, round, game, amount, endsRound }: Bet) => ({
  id: `call-${id}`,
  transaction: id,
  round,
  game,
  amount,
  currency,
  endsRound,
})

function dialect({ secret, now, post }: WalletLink): Dialect {
  async function call(name: string, content: object): Promise<Welcomed> {
    const body = JSON.stringify(content)
    const headers = { 'content-type': 'application/json', ...stamped(secret, body, now()) }
    return readDt(await post(`/${name}`, body, headers))
  }
  return {
    authenticate: (token) => call('authenticate', { token }),
    balance: ({ usercode: player }) => call('balance', { player, currency }),
    bet: ({ token }, bet) => call('debit', { ...transaction(bet), token }),
    win: ({ usercode: player }, win) => call('credit', { ...transaction(win), player }),
    rollback: ({ usercode: player }, { id, of, round }) =>
      call('rollback', { id, transaction: of, round, player }),
  }
}

/** DT as it calls an operator. */
export const dt: Speech = {
  dialect,
  whyOf: wordsOf({
    'unknown player': 'no such player',
    'session ended': 'session ended',
    'insufficient funds': 'insufficient funds',
    'limit reached': 'limit reached',
    'on a break': 'play closed',
    'excluded by a register': 'play closed',
    'register silent': 'play closed',
    'active elsewhere': 'play closed',
    'reality check': 'play closed',
    'id reused': 'id reused',
    'rolled back': 'rolled back',
    'wrong amount': 'not an amount',
    'wrong currency': 'not an amount',
    'not signed': 'not trusted',
  }),
}
