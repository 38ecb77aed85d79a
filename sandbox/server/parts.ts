import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from './database.ts'
import type { Debts } from './debts.ts'
import type { SandboxEnv } from './env.ts'
import type { TakeSeat } from './seat.ts'
import type { WalletOf } from './wallet.ts'

export interface SandboxParts {
  env: SandboxEnv
  pool: Pool
  /** For statements that may run longer than those of a call. */
  upkeepPool: Pool
  log: FastifyBaseLogger
  clock: () => Date
}

export interface TableParts extends SandboxParts {
  walletOf: WalletOf
  debts: Debts
  takeSeat: TakeSeat
}
