import type { Pool } from '../database/pool.ts'

/** What an operator reads: one line an object, the keys are the heads. */
export type Line = Record<string, string | number | Date | null>

export interface Desk {
  pool: Pool
  clock: () => Date
}

export interface Command {
  /** What follows the command's name, as the help shows it. */
  takes: string
  says: string
  /** Throws NotDone with a sentence for the operator. */
  run(desk: Desk, words: readonly string[]): Promise<Line[]>
}

/** Why a command did nothing, as one sentence. */
export class NotDone extends Error {
  override readonly name = 'NotDone'
}

/** Throws NotDone where the word is no id. */
export function idOf(word: string | undefined): number {
  const id = Number(word)
  if (!Number.isSafeInteger(id) || id < 1) throw new NotDone(`${word ?? 'Nothing'} is not an id`)
  return id
}
