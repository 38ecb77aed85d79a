import type { Movement } from '#contract/movement.ts'

/** Puts the newest page on top. Without an overlap the known list is dropped: there is never a gap. */
export function withNewest(known: readonly Movement[], newest: readonly Movement[]): Movement[] {
  const ids = new Set(newest.map(({ id }) => id))
  const reaches = known.some(({ id }) => ids.has(id))
  return reaches ? [...newest, ...known.filter(({ id }) => !ids.has(id))] : [...newest]
}

/** Appends an older page without duplicates: pages overlap when something has moved since. */
export function withOlder(known: readonly Movement[], older: readonly Movement[]): Movement[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...older.filter(({ id }) => !ids.has(id))]
}
