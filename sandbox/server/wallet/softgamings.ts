import * as z from 'zod/mini'
import { decimalOf } from '../http.ts'
import { isSoftgamingsSigned, softgamingsMac, type Fields } from '../signing/softgamings.ts'
import type { Bet, Seat } from '../wallet.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Said } from './wallet-link.ts'

const answered = z.record(z.string(), z.string())
const balance = z.string().check(z.regex(/^\d+\.\d\d$/))

/** Throws if the signature is missing or wrong. */
export function readSoftgamings({ status, text }: Posted, trusted: (answer: Fields) => boolean): Said {
  const answer = answered.parse(JSON.parse(text))
  if (!trusted(answer)) throw new Error(`The answer is not signed: ${text}`)
  const given = answer['balance']
  const funds = given === undefined ? null : Math.round(Number(balance.parse(given)) * 100)
  return { status, text, funds, refusal: answer['error'] ?? null }
}

const player = (usercode: string) => ({ userid: usercode, currency: 'TRY' })

function dialect({ secret, post }: WalletLink): Dialect {
  async function call(fields: Fields): Promise<Said> {
    const body = JSON.stringify({ ...fields, hmac: softgamingsMac(fields, secret) })
    const posted = await post('', body, { 'content-type': 'application/json' })
    return readSoftgamings(posted, (answer) => isSoftgamingsSigned(answer, secret))
  }
  const move = (
    type: 'debit' | 'credit',
    { usercode, token }: Seat,
    { id, round, game, amount, endsRound }: Bet,
  ) =>
    call({
      type,
      ...player(usercode),
      tid: id,
      amount: decimalOf(amount),
      i_gameid: round,
      i_actionid: id,
      i_gamedesc: game,
      i_extparam: token,
      ...(endsRound && { round_ended: '1' }),
    })
  return {
    /** No call asks who has a token: SoftGamings names the player of the launch. */
    async authenticate(_token, guest) {
      return guest && { ...(await call({ type: 'balance', ...player(guest.usercode) })), ...guest }
    },
    balance: ({ usercode }) => call({ type: 'balance', ...player(usercode) }),
    bet: (seat, bet) => move('debit', seat, bet),
    win: (seat, win) => move('credit', seat, win),
    rollback: ({ usercode, token }, { id, of, round, game }) =>
      call({
        type: 'credit',
        ...player(usercode),
        tid: id,
        amount: decimalOf(0),
        i_gameid: round,
        i_gamedesc: game,
        i_extparam: token,
        i_rollback: of,
        subtype: 'cancel',
      }),
  }
}

/** The platform of SoftGamings as it calls an operator; it believes no answer that is not signed. */
export const softgamings: Speech = {
  dialect,
  whyOf: wordsOf({
    'Invalid userid': 'no such player',
    'Session has ended': 'session ended',
    'Insufficient funds': 'insufficient funds',
    'Limit reached': 'limit reached',
    'Player is on a break': 'play closed',
    'Player is excluded': 'play closed',
    'Exclusion register does not answer': 'play closed',
    'Reality check is due': 'play closed',
    'Transaction parameter mismatch': 'id reused',
    'Transaction was rolled back': 'rolled back',
    'Invalid amount': 'not an amount',
    'Invalid currency': 'not an amount',
    'Invalid HMAC': 'not trusted',
  }),
}
