import type { SessionEntry } from '#contract/customer.ts'

/** Appends a page without duplicates: pages overlap when a session has begun since. */
export function extended(known: readonly SessionEntry[], more: readonly SessionEntry[]): SessionEntry[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...more.filter(({ id }) => !ids.has(id))]
}

/** `at` in UTC. */
export function ended(list: readonly SessionEntry[], id: number | undefined, at: string): SessionEntry[] {
  return list.map((each) => (each.id === id ? { ...each, ended: at } : each))
}
