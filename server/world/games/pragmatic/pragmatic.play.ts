import type { GameCall, GameMovement } from '../../../seamless/game-call.ts'
import type { AdapterParts } from '../adapter.ts'
import { minorOfDecimal } from '../amount.ts'
import type { Answer } from '../answer.ts'
import { answer, errorOf, fundsOf, type CallOf } from './pragmatic.format.ts'

const provider = 'pragmatic'

interface Play {
  id: string
  userId: string
  gameId?: string | undefined
  roundId: string
  movements: readonly GameMovement[]
  closesRound?: boolean
}

export function pragmaticPlay({ wallet, log }: Pick<AdapterParts, 'wallet' | 'log'>) {
  async function play(call: Play, told: object = {}): Promise<Answer> {
    const { id, userId, gameId, roundId, movements, closesRound = false } = call
    const asked: GameCall = {
      provider,
      id,
      player: { usercode: userId },
      game: gameId || null,
      round: roundId,
      movements,
      closesRound,
    }
    const taken = await wallet.play(asked)
    if (taken.done) {
      const [receipt = id] = taken.receipts
      return answer(0, { transactionId: receipt, ...fundsOf(taken.funds), ...told })
    }
    log.info({ id, refusal: taken.refusal }, 'a call of a game provider was refused')
    return answer(errorOf[taken.refusal], taken.funds ? fundsOf(taken.funds) : {})
  }

  const win = ({ reference: id, amount, ...call }: Pay): Promise<Answer> =>
    play({ ...call, id, movements: [{ kind: 'win', id, amount }] })

  async function authenticate({ token }: CallOf<'authenticate'>): Promise<Answer> {
    const seat = await wallet.authenticate(provider, token)
    return seat ? answer(0, { userId: seat.usercode, ...fundsOf(seat.funds) }) : answer(4)
  }

  async function balance({ userId }: CallOf<'balance'>): Promise<Answer> {
    const funds = await wallet.balance(provider, { usercode: userId })
    return funds ? answer(0, fundsOf(funds)) : answer(2)
  }

  const bet = ({ reference: id, amount, ...call }: CallOf<'bet'>): Promise<Answer> =>
    play({ ...call, id, movements: [{ kind: 'bet', id, amount }] }, { usedPromo: 0 })

  /** What a promotion gives besides the round is a win with its own id. */
  async function result(call: CallOf<'result'>): Promise<Answer> {
    const { reference: id, amount, promoWinReference, promoWinAmount } = call
    const movements: GameMovement[] = [{ kind: 'win', id, amount }]
    if (promoWinAmount) {
      if (!promoWinReference) return answer(7)
      movements.push({ kind: 'win', id: promoWinReference, amount: promoWinAmount })
    }
    return play({ ...call, id, movements })
  }

  /** Sums up free rounds; their results have been paid one by one. */
  async function bonusWin({ userId, reference }: CallOf<'bonusWin'>): Promise<Answer> {
    const funds = await wallet.balance(provider, { usercode: userId })
    return funds ? answer(0, { transactionId: reference, ...fundsOf(funds) }) : answer(2)
  }

  const promoWin = ({ campaignId, ...call }: CallOf<'promoWin'>): Promise<Answer> =>
    win({ ...call, roundId: `promo ${campaignId}` })

  /** Players of one table share a round: it ends for each of them. */
  const endRound = (call: CallOf<'endRound'>): Promise<Answer> =>
    play({
      ...call,
      id: `end ${call.userId} ${call.gameId} ${call.roundId}`,
      movements: [],
      closesRound: true,
    })

  const refund = ({ reference: of, roundId, ...call }: CallOf<'refund'>): Promise<Answer> =>
    play({ ...call, id: `rollback ${of}`, roundId: roundId || of, movements: [{ kind: 'rollback', of }] })

  /** Corrects a settled round of a table: a negative amount is refused only if the funds do not cover it. */
  async function adjustment({ reference: id, amount: text, ...call }: CallOf<'adjustment'>): Promise<Answer> {
    const amount = minorOfDecimal(text.replace(/^-/, ''))
    if (amount === null) return answer(7)
    const movement: GameMovement = text.startsWith('-')
      ? { kind: 'bet', id, amount, corrects: true }
      : { kind: 'win', id, amount }
    return play({ ...call, id, movements: [movement] })
  }

  return {
    authenticate,
    balance,
    bet,
    result,
    bonusWin,
    jackpotWin: win,
    promoWin,
    endRound,
    refund,
    adjustment,
  }
}

interface Pay extends Pick<Play, 'userId' | 'gameId' | 'roundId'> {
  reference: string
  amount: number
}
