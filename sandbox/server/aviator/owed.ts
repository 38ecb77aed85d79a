import type { Debt } from '../debts.ts'
import type { Bet } from '../wallet.ts'
import type { CrashGame } from './crash-game.ts'
import type { KeptBet } from './bet.store.ts'

/** For the wallet each bet is a round of its own, because a player may have two on one flight. */
export const walletBetOf = (
  { game }: CrashGame,
  round: number,
  { id, key, stake }: Pick<KeptBet, 'id' | 'key' | 'stake'>,
): Bet => ({ id, round: `${game}-${round}-${key}`, game, amount: stake, endsRound: false })

/** @param won minor units; 0 closes the round of a bet that is lost */
export function winOf(table: CrashGame, round: number, bet: KeptBet, won: number): Debt {
  const { usercode, token } = bet
  const owed = walletBetOf(table, round, bet)
  return {
    provider: table.provider,
    seat: { usercode, token },
    kind: 'win',
    owed: { ...owed, id: `${bet.id}-w`, of: bet.id, amount: won, endsRound: true },
  }
}

export function rollbackOf(table: CrashGame, round: number, bet: KeptBet): Debt {
  const { usercode, token } = bet
  const { round: walletRound, game } = walletBetOf(table, round, bet)
  return {
    provider: table.provider,
    seat: { usercode, token },
    kind: 'rollback',
    owed: { id: `${bet.id}-r`, round: walletRound, game, of: bet.id },
  }
}
