let begin: (() => void) | null = null
const listeners = new Set<() => void>()

/** A newer version of the site is there. @param start begins the page anew with it; null puts it off */
export function offerRelease(start: (() => void) | null): void {
  begin = start
  for (const listener of listeners) listener()
}

/** What begins the page anew with the newer version; null where there is none. */
export const offeredRelease = () => begin

export function onRelease(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
