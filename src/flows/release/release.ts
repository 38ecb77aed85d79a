let begin: (() => void) | null = null
const listeners = new Set<() => void>()

/** `start` reloads the page with the new version; null postpones it. */
export function offerRelease(start: (() => void) | null): void {
  begin = start
  for (const listener of listeners) listener()
}

/** Reloads the page with the new version; null when there is none. */
export const offeredRelease = () => begin

export function onRelease(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
