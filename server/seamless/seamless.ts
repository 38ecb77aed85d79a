import { asksForRetry, transaction } from '../database/transaction.ts'
import type { Parts } from '../parts.ts'
import { stopPlay } from '../protection/play.store.ts'
import { tellMoved } from '../wallet/moved.ts'
import { fundsOf } from '../wallet/wallet.store.ts'
import type { GameCall, SeamlessWallet, Taken } from './game-call.ts'
import { awaitsRegister, play, type PlayParts } from './play.ts'
import { takePlainBet } from './plain-bet.store.ts'
import { isAmount } from './seamless.rules.ts'
import { findGamePlayer } from './session.store.ts'

export interface WalletParts extends PlayParts, Pick<Parts, 'pool'> {
  /** Asks the exclusion register of the player's country, or its file of players, where no earlier answer may be used. */
  askBeforePlay(playerId: number): Promise<unknown>
  /** Called after each change of a player's balance; the provider's reply does not wait for it. */
  hint(playerId: number): void
}

export const seamlessWallet = (parts: WalletParts): SeamlessWallet => ({
  async authenticate(provider, token) {
    const player = await findGamePlayer(parts.pool, provider, { token }, parts.clock())
    if (!player?.open) return null
    const { usercode, username, locale, playerId } = player
    return { usercode, username, locale, funds: await fundsOf(parts.pool, playerId) }
  },

  async balance(provider, ref) {
    const player = await findGamePlayer(parts.pool, provider, ref, parts.clock())
    return player && { usercode: player.usercode, ...(await fundsOf(parts.pool, player.playerId)) }
  },

  async play(call: GameCall): Promise<Taken> {
    const plain = await plainBet(parts, call)
    if (plain) {
      parts.hint(plain.playerId)
      return plain.taken
    }
    let playerId: number | undefined
    const attempt = () =>
      transaction(parts.pool, async (tx): Promise<Taken> => {
        const player = await findGamePlayer(tx, call.provider, call.player, parts.clock(), call.game)
        if (!player) return { done: false, refusal: 'no such player', funds: null }
        playerId = player.playerId
        const played = await play(tx, parts, call, player)
        if (played.moved) tx.afterCommit(async () => parts.hint(player.playerId))
        return played.taken
      })
    let taken = await attempt()
    if (playerId !== undefined && awaitsRegister(taken)) {
      await parts.askBeforePlay(playerId)
      taken = await attempt()
    }
    if (playerId !== undefined && isBetweenRounds(taken)) {
      await stopPlay(parts.pool, playerId, parts.clock())
      parts.hint(playerId)
    }
    tellUnmoved(call, taken)
    return taken
  },
})

/** No further round begins until the player has looked at the play, or the pause is over. */
const isBetweenRounds = (taken: Taken) =>
  !taken.done && (taken.refusal === 'reality check' || taken.limit?.kind === 'pause')

/** Counts refused and repeated movements. `post` counts those that are done. */
function tellUnmoved({ movements }: GameCall, taken: Taken): void {
  if (taken.done && !taken.repeated) return
  for (const { kind } of movements) tellMoved(kind, taken.done ? 'repeated' : 'refused')
}

/** After a deadlock the transaction tries again. */
async function plainBet({ pool, env, clock }: WalletParts, call: GameCall) {
  const { player, movements } = call
  const [bet, ...more] = movements
  if (!('token' in player) || bet?.kind !== 'bet' || bet.corrects || more.length > 0) return null
  if (!isAmount(bet.amount) || bet.amount > env.mostPerCall) return null
  return takePlainBet(pool, { call: { ...call, player }, bet, now: clock() }).catch((error: unknown) => {
    if (asksForRetry(error)) return null
    throw error
  })
}
