import * as z from 'zod/mini'
import { emHash } from '../signing/em.ts'
import type { Bet, Seat } from '../wallet.ts'
import { wordsOf, type Dialect, type Speech } from './dialect.ts'
import type { WalletLink, Posted, Welcomed } from './wallet-link.ts'

const answered = z.object({
  Status: z.enum(['Ok', 'Failed']),
  TotalBalance: z.optional(z.string().check(z.regex(/^\d+\.\d\d$/))),
  Currency: z.optional(z.literal('TRY')),
  ErrorCode: z.optional(z.int()),
  Description: z.optional(z.string()),
  UserId: z.optional(z.string()),
  UserName: z.optional(z.string()),
})

export function readEm({ status, text }: Posted): Welcomed {
  const { TotalBalance, ErrorCode, UserId, UserName } = answered.parse(JSON.parse(text))
  const funds = TotalBalance === undefined ? null : Number(TotalBalance.replace('.', ''))
  const refusal = ErrorCode === undefined ? null : String(ErrorCode)
  return { status, text, funds, refusal, usercode: UserId, name: UserName }
}

const minorPerMajor = 100

const turn = ({ token }: Seat, { id, round, game, amount }: Bet) => ({
  Token: token,
  Amount: amount / minorPerMajor,
  Currency: 'TRY',
  GameId: game,
  RoundId: round,
  ExternalId: id,
})

function dialect({ secret, now, post }: WalletLink): Dialect {
  async function call(name: string, content: object): Promise<Welcomed> {
    const Hash = emHash(secret, name, now())
    const body = JSON.stringify({ ...content, Hash })
    return readEm(await post(`/${name}`, body, { 'content-type': 'application/json' }))
  }
  const win = (seat: Seat, won: Bet, of: string) =>
    call('Win', { ...turn(seat, won), BetExternalId: of, RoundEnd: won.endsRound })

  return {
    authenticate: (token) => call('Authenticate', { LaunchToken: token }),
    balance: ({ token }) => call('GetBalance', { Token: token, Currency: 'TRY' }),
    /** Only a win ends a round, so a round that its bet ends gets a win of 0. */
    async bet(seat, bet) {
      const taken = await call('Bet', turn(seat, bet))
      if (!bet.endsRound || taken.refusal !== null) return taken
      return win(seat, { ...bet, id: `${bet.id}-end`, amount: 0 }, bet.id)
    },
    win: (seat, won) => win(seat, won, won.of),
    rollback: ({ token }, { id, of }) =>
      call('Cancel', { Token: token, ExternalId: id, CanceledExternalId: of }),
  }
}

const whyOf = wordsOf({
  102: 'session ended',
  105: 'insufficient funds',
  108: 'not an amount',
  110: 'id reused',
  111: 'not trusted',
})

/** EveryMatrix as it calls an operator. Its unknown error is a refusal where the wallet says the balance with it, and a fault otherwise. */
export const em: Speech = {
  dialect,
  whyOf: (said, refusal) => (refusal === '101' && said.funds !== null ? 'rolled back' : whyOf(said, refusal)),
}
