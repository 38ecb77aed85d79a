import { readAmusnet } from '#sandbox/server/wallet/amusnet.ts'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { writeXml } from '#server/world/games/amusnet/amusnet.xml.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'

const provider = 'amusnet'

type Fields = Record<string, string | number>

export function amusnetCaller({ url, secret }: { url: string; secret: string }) {
  /** @param root of the expected answer; another root is part of the refusal */
  async function send(body: string, address = '', root = 'Error'): Promise<Said> {
    const headers = { 'content-type': 'text/xml; charset=utf-8' }
    return readAmusnet(await post(`${url}${walletPath(provider)}/${address}`, body, headers), root)
  }
  const call = (name: string, fields: Fields, password = secret) =>
    send(
      writeXml(`${name}Request`, { UserName: 'amusnet', Password: password, ...fields }),
      name === 'Auth' ? 'Authenticate' : name,
      name,
    )

  return {
    send,
    call,
    authenticate: (seated: Seated) => call('Auth', { ...asked(seated), DefenceCode: seated.token }),
    balance: (seated) => call('GetPlayerBalance', { ...asked(seated), Currency: 'TRY' }),
    bet: (seated, movement) => call('Withdraw', { ...transfer(seated, movement), Reason: 'ROUND_BEGIN' }),
    win: (seated, movement) => call('Deposit', { ...transfer(seated, movement), Reason: 'ROUND_END' }),
    rollback: (seated, { of, round }) =>
      call('Deposit', { ...transfer(seated, { id: of, round, amount: 1_000 }), Reason: 'ROUND_CANCEL' }),
    forge: (seated, movement) =>
      call('Withdraw', { ...transfer(seated, movement), Reason: 'ROUND_BEGIN' }, `${secret}x`),
    babble: (text) => send(text),
  } satisfies GameCaller & Record<string, unknown>
}

const asked = ({ usercode }: Seated) => ({
  PlayerId: usercode,
  PortalCode: 'lale_TRY',
  SessionId: '364e6b3945a0a5614867b6556d791cb0',
})

export const transfer = (seated: Seated, { id, round, amount, currency = 'TRY' }: Movement) => ({
  ...asked(seated),
  TransferId: id,
  GameId: '801',
  GameNumber: round,
  Amount: amount,
  Currency: currency,
  PlatformType: 'DESKTOP',
})

export const amusnet: Dialect = {
  provider,
  caller: async ({ url, env }) => amusnetCaller({ url, secret: sandboxSecret(env.secret, provider) }),
  refusals: {
    'insufficient funds': '3100 INSUFFICIENT FUNDS',
    'limit reached': '3100 LIMIT REACHED',
    'on a break': '3100 ON A BREAK',
    'id reused': '3000 TRANSFER ID REUSED',
    'rolled back': '3000 ROUND CANCELLED',
    'session ended': '3100 EXPIRED',
    'no such player': '3000 UNKNOWN PLAYER',
    'another currency': '3000 WRONG CURRENCY',
    'not an amount': '3000 WRONG AMOUNT',
    'not signed': '3000 WRONG CREDENTIALS',
    'not understood': '3000 NOT UNDERSTOOD',
  },
}
