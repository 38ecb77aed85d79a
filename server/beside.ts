import type { FastifyInstance } from 'fastify'
import type { Pool } from './database/pool.ts'
import type { Parts } from './parts.ts'
import type { Connecting } from './sockets/sockets.ts'

export interface BesideParts extends Pick<Parts, 'env' | 'pool' | 'log' | 'clock'> {
  /** For what may take longer than a call. */
  upkeepPool: Pool
  /** Where the wallet is called; known once the platform listens. */
  platform: () => string
}

/** Builds what runs beside the platform, on SANDBOX_PORT: it plays the outside world, so the platform must not know what it is. */
export type Beside = (parts: BesideParts, connecting: Connecting) => Promise<FastifyInstance>
