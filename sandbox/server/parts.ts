import type { Pool } from '#server/database/pool.ts'
import type { Parts } from '#server/parts.ts'
import type { Debts } from './debts.ts'
import type { TakeSeat } from './seat.ts'
import type { WalletOf } from './wallet.ts'

export interface SandboxParts extends Pick<Parts, 'env' | 'pool' | 'log' | 'clock'> {
  /** For what may take longer than a call. */
  upkeepPool: Pool
  /** Address of the platform, whose wallet the providers call. */
  platform: () => string
}

/** What the games and the sportsbook of the sandbox are given. */
export interface TableParts extends SandboxParts {
  walletOf: WalletOf
  debts: Debts
  takeSeat: TakeSeat
}
