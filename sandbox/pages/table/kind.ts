import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { TableRound } from '#sandbox/contract/table.ts'

export interface KindProps {
  setup: unknown
  /** On the table: an open round, or the last one; null where nothing was played yet. */
  round: TableRound | null
  moving: boolean
  /** Nothing can be bet or done now. */
  busy: boolean
  recent: readonly TableRound[]
  bet: (bets: unknown) => void
  act: (action: unknown) => void
}

export interface Kind {
  Table: ComponentType<KindProps>
  /** How long what has come moves, in milliseconds. */
  moves: (round: TableRound) => number
}

export const always = (milliseconds: number) => () => milliseconds

export const seen = <Seen>(schema: z.ZodMiniType<Seen>, said: unknown): Seen => z.parse(schema, said)

export const seenIn = <Seen>(schema: z.ZodMiniType<Seen>, round: TableRound | null): Seen | null =>
  round && z.parse(schema, round.view)

/** A return that is not above the stake is no win, and is not shown as one (UK RTS 14F). */
export const isWin = (round: TableRound | null): boolean => round !== null && (round.won ?? 0) > round.staked

/** Whether the result may be announced: the round has ended and its animation too. */
export const isSettled = (round: TableRound | null, moving: boolean): boolean =>
  round !== null && round.won !== null && !moving
