import { readEm } from '#sandbox/server/wallet/em.ts'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { emHash } from '#server/world/games/em/em.hash.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import type { TestApp } from '../app.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'

const provider = 'em'

interface Address extends Pick<TestApp, 'url'> {
  secret: string
  clock: Pick<TestApp['clock'], 'now'>
}

export function emCaller({ url, secret, clock }: Address) {
  async function send(name: string, content: object): Promise<Said> {
    const headers = { 'content-type': 'application/json' }
    return readEm(await post(`${url}${walletPath(provider)}/${name}`, JSON.stringify(content), headers))
  }
  const call = (name: string, content: object, signer = secret) =>
    send(name, { ...content, Hash: emHash(signer, name, clock.now()) })

  return {
    send,
    call,
    balance: ({ token }) => call('GetBalance', { Token: token, Currency: 'TRY' }),
    bet: (seated, movement) => call('Bet', turn(seated, movement)),
    win: (seated, { of = 'none', ...movement }) =>
      call('Win', { ...turn(seated, movement), BetExternalId: of, RoundEnd: true }),
    rollback: ({ token }, { id, of }) =>
      call('Cancel', { Token: token, ExternalId: id, CanceledExternalId: of }),
    forge: (seated, movement) => call('Bet', turn(seated, movement), `${secret}x`),
    babble: (text) => call('Bet', { text }),
  } satisfies GameCaller & Record<string, unknown>
}

const turn = ({ token }: Seated, { id, round, amount, currency = 'TRY' }: Movement) => ({
  Token: token,
  Amount: amount / 100,
  Currency: currency,
  GameId: 4711,
  RoundId: round,
  ExternalId: id,
})

export const em: Dialect = {
  provider,
  caller: async ({ url, env, clock }) =>
    emCaller({ url, clock, secret: sandboxSecret(env.secret, provider) }),
  refusals: {
    'insufficient funds': '105',
    'limit reached': '101',
    'on a break': '101',
    'id reused': '110',
    'rolled back': '101',
    'session ended': '102',
    'no such player': '102',
    'another currency': '108',
    'not an amount': '101',
    'not signed': '111',
    'not understood': '101',
  },
}
