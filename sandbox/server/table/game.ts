import type { GameKind } from '#sandbox/contract/table.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import type { Engine } from '../engine.ts'
import type { Rtp } from './returns.ts'

export interface Rules {
  kind: GameKind
  /** Whose states it is given are those that it made itself. */
  engine: Engine
  /** What of the rules the page shows. */
  setup: unknown
  /** Null: it depends on how one plays. */
  rtp: Rtp | null
}

/** One game of the catalogue, as it is played. */
export interface PlayedGame extends Rules {
  provider: GameProvider
  code: string
  name: string
}
