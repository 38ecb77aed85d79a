import type { ComponentType } from 'react'
import * as z from 'zod/mini'
import type { TableRound } from '#sandbox/contract/table.ts'

/** What the view of a kind of games is given. */
export interface KindProps {
  /** What of the rules is shown: of the kind. */
  setup: unknown
  /** On the table: an open round, or the last one; null where nothing was played yet. */
  round: TableRound | null
  /** The round has just come, and is being shown. */
  moving: boolean
  /** Nothing can be bet or done now. */
  busy: boolean
  recent: readonly TableRound[]
  bet: (bets: unknown) => void
  act: (action: unknown) => void
}

/** How games of one kind are shown. */
export interface Kind {
  Table: ComponentType<KindProps>
  /** How long what has come moves, in milliseconds. */
  moves: (round: TableRound) => number
}

/** A kind whose rounds always move as long. */
export const always = (milliseconds: number) => () => milliseconds

/** What the server says of a round or of the rules, as this kind reads it. */
export const seen = <Seen>(schema: z.ZodMiniType<Seen>, said: unknown): Seen => z.parse(schema, said)

/** Null where there is no round. */
export const seenIn = <Seen>(schema: z.ZodMiniType<Seen>, round: TableRound | null): Seen | null =>
  round && z.parse(schema, round.view)

/** Whether what a round has come to may be told: it has ended, and nothing moves any more. */
export const isSettled = (round: TableRound | null, moving: boolean): boolean =>
  round !== null && round.won !== null && !moving
