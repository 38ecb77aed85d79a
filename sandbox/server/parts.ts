import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from './database.ts'
import type { Debts } from './debts.ts'
import type { SandboxEnv } from './env.ts'
import type { TakeSeat } from './seat.ts'
import type { WalletOf } from './wallet.ts'

export interface SandboxParts {
  env: SandboxEnv
  pool: Pool
  /** For what may take longer than a call. */
  upkeepPool: Pool
  log: FastifyBaseLogger
  clock: () => Date
}

/** What the games and the sportsbook of the sandbox are given. */
export interface TableParts extends SandboxParts {
  walletOf: WalletOf
  debts: Debts
  takeSeat: TakeSeat
}
