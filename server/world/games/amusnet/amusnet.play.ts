import type { GameCall } from '../../../seamless/game-call.ts'
import type { AdapterParts } from '../adapter.ts'
import { currency } from '../amount.ts'
import {
  both,
  currencyOfPortal,
  depositing,
  done,
  failed,
  errorOf,
  withdrawal,
  type CallName,
  type CallOf,
} from './amusnet.format.ts'
import type { Answer } from '../answer.ts'

const provider = 'amusnet'

type Takes = { [Name in CallName]: (said: CallOf<Name>) => Promise<Answer> }

export function amusnetPlay({ wallet, log }: Pick<AdapterParts, 'wallet' | 'log'>): Takes {
  async function play(name: CallName, call: GameCall | null): Promise<Answer> {
    if (!call) return failed(name, 'wrong amount')
    const taken = await wallet.play(call)
    if (taken.done) return done(name, taken.funds, taken.receipts[0])
    log.info({ id: call.id, refusal: taken.refusal }, 'a call of a game provider was refused')
    return failed(name, errorOf[taken.refusal], taken.funds)
  }

  const transfer =
    <Said extends { Currency: string }>(name: CallName, read: (said: Said) => GameCall | null) =>
    async (said: Said): Promise<Answer> =>
      said.Currency === currency ? play(name, read(said)) : failed(name, 'wrong currency')

  return {
    async Auth({ PlayerId, PortalCode, DefenceCode }) {
      if (currencyOfPortal(PortalCode) !== currency) return failed('Auth', 'wrong currency')
      const seat = await wallet.authenticate(provider, DefenceCode)
      if (!seat) return failed('Auth', 'expired')
      return seat.usercode === PlayerId ? done('Auth', seat.funds) : failed('Auth', 'unknown player')
    },
    async GetPlayerBalance({ PlayerId: usercode, Currency }) {
      if (Currency !== currency) return failed('GetPlayerBalance', 'wrong currency')
      const funds = await wallet.balance(provider, { usercode })
      return funds ? done('GetPlayerBalance', funds) : failed('GetPlayerBalance', 'unknown player')
    },
    Withdraw: transfer('Withdraw', withdrawal),
    Deposit: transfer('Deposit', depositing),
    WithdrawAndDeposit: transfer('WithdrawAndDeposit', both),
  }
}
