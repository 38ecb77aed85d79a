import type { WalletProvider } from '#sandbox/contract/provider.ts'
import { readDt } from '#sandbox/server/wallet/dt.ts'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import { sign } from '#server/world/payment-provider.signature.ts'
import type { TestApp } from '../app.ts'
import type { Dialect, GameCaller, Movement } from './dialect.ts'

interface Address extends Pick<TestApp, 'url'> {
  provider?: WalletProvider
  secret: string
  clock: Pick<TestApp['clock'], 'now'>
}

interface Signing {
  signer?: string
  /** The time of the signature. */
  at?: Date
  /** Changes the body after it is signed. */
  forge?: (body: string) => string
}

export function dtCaller({ url, secret, clock, provider = 'dt' }: Address) {
  async function send(
    name: string,
    body: string,
    { signer = secret, at = clock.now(), forge = (text) => text }: Signing = {},
  ): Promise<Said> {
    const headers = { 'content-type': 'application/json', ...sign(signer, body, at) }
    return readDt(await post(`${url}${walletPath(provider)}/${name}`, forge(body), headers))
  }
  const call = (name: string, content: object, signing?: Signing) =>
    send(name, JSON.stringify(content), signing)

  return {
    call,
    authenticate: (token: string) => call('authenticate', { token }),
    balance: ({ usercode }) => call('balance', { player: usercode, currency: 'TRY' }),
    bet: ({ token }, movement) => call('debit', { ...transaction(movement), token }),
    win: ({ usercode }, movement) =>
      call('credit', { ...transaction(movement), player: usercode, endsRound: true }),
    rollback: ({ usercode }, { id, of, round }) =>
      call('rollback', { id, transaction: of, round, player: usercode }),
    forge: ({ token }, movement) =>
      call('debit', { ...transaction(movement), token }, { signer: `${secret}x` }),
    babble: (text) => send('debit', text),
  } satisfies GameCaller & Record<string, unknown>
}

/** The call's id derives from the movement's, so a retry has the same id. */
export const transaction = ({ id, round, amount, currency = 'TRY' }: Movement) => ({
  id: `call-${id}`,
  transaction: id,
  round,
  game: 'tulip',
  amount,
  currency,
  endsRound: false,
})

const dialectOf = (provider: WalletProvider): Dialect => ({
  provider,
  caller: async ({ url, env, clock }) =>
    dtCaller({ url, clock, provider, secret: sandboxSecret(env.secret, provider) }),
  refusals: {
    'insufficient funds': 'insufficient funds',
    'limit reached': 'limit reached',
    'on a break': 'on a break',
    'id reused': 'id reused',
    'rolled back': 'rolled back',
    'session ended': 'session ended',
    'no such player': 'unknown player',
    'another currency': 'wrong currency',
    'not an amount': 'wrong amount',
    'not signed': 'not signed',
    'not understood': 'not understood',
  },
})

export const dt = dialectOf('dt')
/** The sportsbooks use DT's format. */
export const betsy = dialectOf('betsy')
export const betco = dialectOf('betco')
