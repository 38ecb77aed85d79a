import type { BesideParts } from '#server/beside.ts'
import type { Debts } from './debts.ts'
import type { TakeSeat } from './seat.ts'
import type { WalletOf } from './wallet.ts'

/** What the games and the sportsbook of the sandbox are given. */
export interface TableParts extends BesideParts {
  walletOf: WalletOf
  debts: Debts
  takeSeat: TakeSeat
}
