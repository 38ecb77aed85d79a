import { readEgt } from '#sandbox/server/wallet/egt.ts'
import { post, type Said } from '#sandbox/server/wallet/wallet-link.ts'
import { walletPath } from '#server/world/games/adapter.ts'
import { checksumFieldsHeader, checksumHeader, egtChecksum } from '#server/world/games/egt/egt.checksum.ts'
import { sandboxSecret } from '#server/world/games/secrets.ts'
import type { Dialect, GameCaller, Movement, Seated } from './dialect.ts'

const provider = 'egt'

type Content = Record<string, unknown>

/** The fields that can be signed: nested values cannot. */
const plain = (content: Content) => Object.keys(content).filter((name) => typeof content[name] !== 'object')

export function egtCaller({ url, secret }: { url: string; secret: string }) {
  /** @param fields to sign, in this order */
  async function send(path: string, content: Content, fields: string[], signer = secret): Promise<Said> {
    const headers = {
      'content-type': 'application/json',
      [checksumHeader]: egtChecksum(signer, content, fields) ?? '',
      [checksumFieldsHeader]: fields.join(','),
    }
    return readEgt(await post(`${url}${walletPath(provider)}/${path}`, JSON.stringify(content), headers))
  }
  const call = (path: string, content: Content, signer?: string) =>
    send(path, content, plain(content), signer)

  return {
    send,
    call,
    authenticate: (seated: Seated) =>
      call('authenticate', { ...asked(seated, 'auth'), defenceCode: seated.token }),
    balance: (seated) => call('balance', { ...asked(seated, 'balance'), currency: 'TRY' }),
    bet: (seated, movement) => call('withdraw', transfer(seated, movement)),
    win: (seated, movement) =>
      call('deposit', {
        ...transfer(seated, movement),
        roundCompleted: true,
        reason: 'ROUND_END',
        jackpotWins: [],
      }),
    rollback: (seated, { id, of, round }) =>
      call('reverse/withdraw', {
        ...asked(seated, id),
        transferId: id,
        referenceId: of,
        roundNumber: round,
      }),
    forge: (seated, movement) => call('withdraw', transfer(seated, movement), `${secret}x`),
    babble: (text) =>
      call('withdraw', {
        ...transfer({ usercode: '1' }, { id: 'x', round: 'x', amount: 1 }),
        amount: 'much',
        text: [text],
      }),
  } satisfies GameCaller & Content
}

const asked = ({ usercode }: Pick<Seated, 'usercode'>, requestId: string) => ({
  requestId,
  timestamp: '2026-11-21T06:45:00Z',
  playerId: usercode,
  sessionId: 'a-session-of-theirs',
})

export const transfer = (
  seated: Pick<Seated, 'usercode'>,
  { id, round, amount, currency = 'TRY' }: Movement,
) => ({
  ...asked(seated, id),
  gameKey: 'tulip-link',
  transferId: id,
  roundNumber: round,
  roundCompleted: false,
  amount,
  currency,
  reason: 'ROUND_BEGIN',
})

export const egt: Dialect = {
  provider,
  caller: async ({ url, env }) => egtCaller({ url, secret: sandboxSecret(env.secret, provider) }),
  refusals: {
    'insufficient funds': 'ERR_NOT_ENOUGH_MONEY',
    'limit reached': 'ERR_LIMIT_REACHED',
    'on a break': 'ERR_ON_A_BREAK',
    'id reused': 'ERR_UNKNOWN',
    'rolled back': 'ERR_TRANSFER_ROLLED_BACK',
    'session ended': 'ERR_INVALID_TOKEN',
    'no such player': 'ERR_INVALID_PLAYER_ID',
    'another currency': 'ERR_INVALID_ACCOUNT',
    'not an amount': 'ERR_UNKNOWN',
    'not signed': 'ERR_INTEGRITY_CHECK_FAILED',
    'not understood': 'ERR_UNKNOWN',
  },
}
