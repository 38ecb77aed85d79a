/** How often something may be tried: first freely, then with a wait before each, then not at all. */
export interface Limit {
  /** Tries within the window that wait for nothing. */
  free: number
  /** Tries within the window; the next waits until the oldest of them has left it. Equal to `free`: nothing is slowed. */
  most: number
  /** Milliseconds. */
  window: number
}

/** Milliseconds between the last free try and the next; each further wait is twice as long. */
export const firstWait = 15_000
/** Milliseconds. */
export const longestWait = 15 * 60_000

/**
 * Milliseconds until another try is looked at; 0 where it is now.
 * @param tries those within the window, newest first, `most` of them at most
 */
export function waitFor(tries: readonly Date[], { free, most, window }: Limit, now: Date): number {
  const left = (since: Date, wait: number) => Math.max(0, since.getTime() + wait - now.getTime())
  const oldest = tries[most - 1]
  if (oldest) return left(oldest, window)
  const [last] = tries
  if (!last || tries.length < free) return 0
  return left(last, Math.min(firstWait * 2 ** (tries.length - free), longestWait))
}
