import type { Movement } from '#contract/movement.ts'

/** The newest page on top of what is known. Where it does not reach as far, the list begins with it anew: there is never a gap. */
export function withNewest(known: readonly Movement[], newest: readonly Movement[]): Movement[] {
  const ids = new Set(newest.map(({ id }) => id))
  const reaches = known.some(({ id }) => ids.has(id))
  return reaches ? [...newest, ...known.filter(({ id }) => !ids.has(id))] : [...newest]
}

/** What is known and an older page, each movement once: a page overlaps the one before where something has moved since. */
export function withOlder(known: readonly Movement[], older: readonly Movement[]): Movement[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...older.filter(({ id }) => !ids.has(id))]
}
