import type { Clock } from '../hub/clock.ts'

/** Between two hints of one player while a game moves the balance again and again; milliseconds. */
export const hintEvery = 250

interface Hints {
  /** Told at once; what changes shortly after is told together. */
  hint(playerId: number): void
  /** What was to be told later is told by nobody: whoever is connected loses the connection and asks again. */
  stop(): void
}

/** @param tell a player's connections that the balance has changed; never rejects */
export function spacedHints(clock: Pick<Clock, 'after'>, tell: (playerId: number) => void): Hints {
  const pauses = new Map<number, { changed: boolean; cancel: () => void }>()

  function hint(playerId: number): void {
    const pause = pauses.get(playerId)
    if (pause) {
      pause.changed = true
      return
    }
    tell(playerId)
    const alarm = clock.after(hintEvery, () => {
      const { changed } = pauses.get(playerId) ?? { changed: false }
      pauses.delete(playerId)
      if (changed) hint(playerId)
    })
    pauses.set(playerId, { changed: false, cancel: () => alarm.cancel() })
  }

  return {
    hint,
    stop() {
      for (const { cancel } of pauses.values()) cancel()
      pauses.clear()
    },
  }
}
