import type { SessionEntry } from '#contract/customer.ts'

/** Both as one list, each session once: a page may overlap the one before, where a session has begun since. */
export function extended(known: readonly SessionEntry[], more: readonly SessionEntry[]): SessionEntry[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}

/** The list with this session over. @param at UTC */
export function ended(list: readonly SessionEntry[], id: number | undefined, at: string): SessionEntry[] {
  return list.map((each) => (each.id === id ? { ...each, ended: at } : each))
}
