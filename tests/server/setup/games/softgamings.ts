import { createHash, createHmac } from 'node:crypto'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { readSoftgamings } from '#sandbox/server/wallet/softgamings.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'

const provider = 'softgamings'

type Message = Record<string, string | Record<string, string>[] | undefined>

const valuesOf = (fields: Record<string, string | undefined>) =>
  Object.keys(fields)
    .toSorted()
    .map((name) => fields[name])
    .join('')

export function macOf(message: Message, secret: string): string {
  const flat = Object.entries(message).map(([name, value]) => [
    name,
    typeof value === 'object' ? value.map(valuesOf).join('') : value,
  ])
  const key = createHash('sha256').update(secret).digest()
  return createHmac('sha256', key)
    .update(valuesOf(Object.fromEntries(flat)))
    .digest('hex')
}

/** Does not accept an answer without the right signature. */
export function softgamingsCaller({ url, secret }: { url: string; secret: string }) {
  async function send(body: string): Promise<Said> {
    const headers = { 'content-type': 'application/json' }
    const posted = await post(`${url}${walletPath(provider)}`, body, headers)
    return readSoftgamings(posted, ({ hmac, ...answer }) => hmac === macOf(answer, secret))
  }
  const call = (message: Message, signer = secret) =>
    send(JSON.stringify({ ...message, hmac: macOf(message, signer) }))

  return {
    send,
    call,
    balance: ({ usercode }) =>
      call({ type: 'balance', userid: usercode, currency: 'TRY', i_gamedesc: '998:slots', i_extparam: '' }),
    bet: (seated, movement) => call(transaction('debit', seated, movement)),
    win: (seated, movement) => call(transaction('credit', seated, movement)),
    rollback: (seated, { id, of, round }) =>
      call({ ...transaction('credit', seated, { id, round, amount: 0 }), i_rollback: of, subtype: 'cancel' }),
    forge: (seated, movement) => call(transaction('debit', seated, movement), `${secret}x`),
    babble: (text) => call({ type: 'debit', text }),
  } satisfies GameCaller & Record<string, unknown>
}

export function transaction(
  type: 'debit' | 'credit',
  { usercode }: Seated,
  { id, round, amount, currency = 'TRY' }: Movement,
) {
  return {
    type,
    tid: id,
    userid: usercode,
    currency,
    amount: Number.isInteger(amount) ? (amount / 100).toFixed(2) : String(amount / 100),
    i_gameid: round,
    i_actionid: `a-${id}`,
    i_gamedesc: '998:slots',
    i_extparam: 'Lâle ığş',
  }
}

export const softgamings: Dialect = {
  provider,
  async caller({ url, env }) {
    return softgamingsCaller({ url, secret: sandboxSecret(env.secret, provider) })
  },
  refusals: {
    'insufficient funds': 'Insufficient funds',
    'limit reached': 'Limit reached',
    'on a break': 'Player is on a break',
    'id reused': 'Transaction parameter mismatch',
    'rolled back': 'Transaction was rolled back',
    'session ended': 'Session has ended',
    'no such player': 'Invalid userid',
    'another currency': 'Invalid currency',
    'not an amount': 'Invalid amount',
    'not signed': 'Invalid HMAC',
    'not understood': 'Invalid userid',
  },
}
