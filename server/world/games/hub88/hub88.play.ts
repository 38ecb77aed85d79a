import type { GameMovement, PlayerRef } from '../../../seamless/game-call.ts'
import type { AdapterParts } from '../adapter.ts'
import type { Answer } from '../answer.ts'
import { answer, priceOf, statusOf, type CallOf, type Hub88Transaction } from './hub88.format.ts'

const provider = 'hub88'

export function hub88Play({ wallet, log }: Pick<AdapterParts<unknown>, 'wallet' | 'log'>) {
  async function play(call: Hub88Transaction, player: PlayerRef, movements: GameMovement[]): Promise<Answer> {
    const { user, request_uuid, transaction_uuid: id, game_code, round, round_closed } = call
    const taken = await wallet.play({
      provider,
      id,
      player,
      game: game_code ?? null,
      round,
      movements,
      closesRound: round_closed ?? false,
    })
    const { funds } = taken
    if (taken.done) return answer('RS_OK', request_uuid, { user, funds })
    log.info({ id, refusal: taken.refusal }, 'a call of a game provider was refused')
    return answer(statusOf[taken.refusal], request_uuid, { user, funds })
  }

  async function info({ user, request_uuid }: CallOf<'info'>): Promise<Answer> {
    const known = await wallet.balance(provider, { usercode: user })
    return known ? answer('RS_OK', request_uuid, { user }) : answer('RS_ERROR_UNKNOWN', request_uuid)
  }

  async function balance(call: CallOf<'balance'>): Promise<Answer> {
    const { user, request_uuid, token } = call
    const funds = await wallet.balance(provider, { token, usercode: user })
    return funds
      ? answer('RS_OK', request_uuid, { user, funds })
      : answer('RS_ERROR_INVALID_TOKEN', request_uuid)
  }

  async function bet(call: CallOf<'bet'>): Promise<Answer> {
    const price = priceOf(call)
    if (typeof price !== 'number') return answer(price, call.request_uuid)
    const { transaction_uuid: id, is_free, token, user } = call
    return play(call, { token, usercode: user }, [{ kind: 'bet', id, amount: is_free ? 0 : price }])
  }

  /** By the player, as a rollback is: both also come after the token has expired. */
  async function win(call: CallOf<'win'>): Promise<Answer> {
    const amount = priceOf(call)
    if (typeof amount !== 'number') return answer(amount, call.request_uuid)
    return play(call, { usercode: call.user }, [{ kind: 'win', id: call.transaction_uuid, amount }])
  }

  const rollback = (call: CallOf<'rollback'>): Promise<Answer> =>
    play(call, { usercode: call.user }, [{ kind: 'rollback', of: call.reference_transaction_uuid }])

  return { info, balance, bet, win, rollback }
}
