import type { Db } from '../database/pool.ts'
import { refused, type Refusal } from '../reply.ts'
import { askBeforePlay, type ActivityParts } from './ask-before-play.ts'
import { running, type KeptBreak } from './break.rules.ts'
import { barOf, barOfPlay, listBreaks, type Bar } from './break.store.ts'

interface Whose {
  playerId: number
  now: Date
}

/** @param field the field to blame; undefined: none */
export async function refusalOf(
  db: Db,
  bar: Bar,
  { playerId, now }: Whose,
  field?: string,
): Promise<Refusal> {
  const blame = field === undefined ? {} : { field }
  if (bar !== 'on a break') return refused(bar, blame)
  const kept = running(await listBreaks(db, playerId, now))
  return refused('on a break', { ...blame, values: toldOf(kept ?? { kind: 'exclusion', until: null }, now) })
}

/** As it is said to the player. */
export const toldOf = ({ kind, until }: Pick<KeptBreak, 'kind' | 'until'>, now: Date) => ({
  kind,
  until: until?.toISOString() ?? null,
  over: until !== null && until <= now,
})

/** Why the player may not have a bonus now; null: nothing bars it. In a transaction, once the funds are locked, it stays so until the end. */
export async function barred(db: Db, whose: Whose): Promise<Refusal | null> {
  const bar = await barOf(db, whose.playerId, whose.now)
  return bar && refusalOf(db, bar, whose)
}

/** Why the player may not play now; null: nothing bars it. Asks the register or the file first, where no earlier answer may be used. */
export async function barredFromPlay(parts: ActivityParts, playerId: number): Promise<Refusal | null> {
  await askBeforePlay(parts, playerId)
  const whose = { playerId, now: parts.clock() }
  const bar = await barOfPlay(parts.pool, playerId, whose.now)
  return bar && refusalOf(parts.pool, bar, whose)
}
