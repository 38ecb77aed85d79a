import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { readHub88 } from '#sandbox/server/wallet/hub88.ts'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { hub88Keys } from '#server/world/games/secrets.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'

const provider = 'hub88'
interface Address {
  url: string
  /** PEM. */
  privateKey: string
}

const signatureOf = (privateKey: string, body: string) =>
  sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64')

export function hub88Caller({ url, privateKey }: Address) {
  async function send(path: string, body: string, key = privateKey): Promise<Said> {
    const headers = { 'content-type': 'application/json', 'x-hub88-signature': signatureOf(key, body) }
    return readHub88(await post(`${url}${walletPath(provider)}${path}`, body, headers))
  }
  const call = (path: string, content: object, key?: string) => send(path, JSON.stringify(content), key)

  return {
    call,
    info: (user: string) => call('/user/info', { user, request_uuid: randomUUID() }),
    balance: ({ usercode, token }) =>
      call('/user/balance', { user: usercode, token, request_uuid: randomUUID(), game_code: 'ont_tulip' }),
    bet: (seated, movement) => call('/transaction/bet', transaction(seated, movement)),
    win: (seated, { of = 'none', ...movement }) =>
      call('/transaction/win', { ...transaction(seated, movement), reference_transaction_uuid: of }),
    rollback: (seated, { id, of, round }) => {
      const { amount: _amount, currency: _currency, ...named } = transaction(seated, { id, round, amount: 0 })
      return call('/transaction/rollback', { ...named, reference_transaction_uuid: of })
    },
    forge: (seated, movement) => call('/transaction/bet', transaction(seated, movement), anotherKey()),
    babble: (text) => send('/transaction/bet', text),
  } satisfies GameCaller & Record<string, unknown>
}

/** The call's id derives from the movement's, so a retry has the same id. */
export function transaction({ usercode, token }: Seated, { id, round, amount, currency = 'TRY' }: Movement) {
  return {
    user: usercode,
    token,
    transaction_uuid: id,
    supplier_transaction_id: `s-${id}`,
    supplier_user: null,
    request_uuid: `r-${id}`,
    round,
    round_closed: false,
    game_code: 'ont_tulip',
    amount: amount * 1_000,
    currency,
    is_free: false,
    is_supplier_promo: false,
    bet: 'zero',
    meta: { table: 'Lâle ığş' },
  }
}

const anotherKey = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey

export const hub88: Dialect = {
  provider,
  async caller({ url, env }) {
    const { privateKey } = await hub88Keys.provider(env.secret)
    return hub88Caller({ url, privateKey })
  },
  refusals: {
    'insufficient funds': 'RS_ERROR_NOT_ENOUGH_MONEY',
    'limit reached': 'RS_ERROR_LIMIT_REACHED',
    'on a break': 'RS_ERROR_USER_DISABLED',
    'id reused': 'RS_ERROR_DUPLICATE_TRANSACTION',
    'rolled back': 'RS_ERROR_TRANSACTION_ROLLED_BACK',
    'session ended': 'RS_ERROR_TOKEN_EXPIRED',
    'no such player': 'RS_ERROR_INVALID_TOKEN',
    'another currency': 'RS_ERROR_WRONG_CURRENCY',
    'not an amount': 'RS_ERROR_WRONG_SYNTAX',
    'not signed': 'RS_ERROR_INVALID_SIGNATURE',
    'not understood': 'RS_ERROR_WRONG_SYNTAX',
  },
}
