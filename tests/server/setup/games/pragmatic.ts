import { createHash } from 'node:crypto'
import { readPragmatic } from '#sandbox/server/wallet/pragmatic.ts'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'

const provider = 'pragmatic'
const providerId = 'PragmaticPlay'

export function formOf(content: Record<string, string>, secret: string): string {
  const signed = Object.keys(content)
    .toSorted()
    .map((name) => `${name}=${content[name]}`)
    .join('&')
  const hash = createHash('md5')
    .update(signed + secret)
    .digest('hex')
  return new URLSearchParams({ ...content, hash }).toString()
}

const headers = { 'content-type': 'application/x-www-form-urlencoded' }

export function pragmaticCaller({ url, secret }: { url: string; secret: string }) {
  async function send(method: string, body: string): Promise<Said> {
    return readPragmatic(await post(`${url}${walletPath(provider)}/${method}.html`, body, headers))
  }
  const call = (method: string, content: Record<string, string>, signer = secret) =>
    send(method, formOf({ providerId, ...content }, signer))

  return {
    send,
    call,
    authenticate: (token: string) => call('authenticate', { token }),
    balance: ({ usercode }) => call('balance', { userId: usercode }),
    bet: (seated, movement) => call('bet', turn(seated, movement)),
    win: (seated, movement) => call('result', turn(seated, movement)),
    rollback: ({ usercode }, { of, round }) =>
      call('refund', { userId: usercode, reference: of, roundId: round, gameId: 'vs20tulip' }),
    forge: (seated, movement) => call('bet', turn(seated, movement), `${secret}x`),
    babble: (text) => call('bet', { text }),
  } satisfies GameCaller & Record<string, unknown>
}

export function turn({ usercode, token }: Seated, { id, round, amount, currency }: Movement) {
  return {
    userId: usercode,
    token,
    gameId: 'vs20tulip',
    roundId: round,
    roundDetails: 'spin & Lâle ığş',
    reference: id,
    amount: String(amount / 100),
    timestamp: '1795000000000',
    bonusCode: '',
    ...(currency && { currency }),
  }
}

export const pragmatic: Dialect = {
  provider,
  async caller({ url, env }) {
    return pragmaticCaller({ url, secret: sandboxSecret(env.secret, provider) })
  },
  refusals: {
    'insufficient funds': '1',
    'limit reached': '50',
    'on a break': '6',
    'id reused': '7',
    'rolled back': '120',
    'session ended': '2',
    'no such player': '2',
    'another currency': '7',
    'not an amount': '7',
    'not signed': '5',
    'not understood': '7',
  },
}
