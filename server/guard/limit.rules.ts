export interface Limit {
  /** Tries within the window without a wait. */
  free: number
  /** Tries within the window; the next waits until the oldest has left it. Equal to `free`: no slow-down. */
  most: number
  /** Milliseconds. */
  window: number
}

/** Milliseconds to wait after the last free try; doubled for each further try. */
export const firstWait = 15_000
/** Milliseconds. */
export const longestWait = 15 * 60_000

/**
 * Milliseconds until the next try is allowed; 0 if it is now.
 * @param tries within the window, newest first, at most `most`
 */
export function waitFor(tries: readonly Date[], { free, most, window }: Limit, now: Date): number {
  const left = (since: Date, wait: number) => Math.max(0, since.getTime() + wait - now.getTime())
  const oldest = tries[most - 1]
  if (oldest) return left(oldest, window)
  const [last] = tries
  if (!last || tries.length < free) return 0
  return left(last, Math.min(firstWait * 2 ** (tries.length - free), longestWait))
}
