import type { Clock } from '../hub/clock.ts'

/** Milliseconds between two hints of one player. */
export const hintEvery = 250

interface Hints {
  /** The first goes out at once; those within `hintEvery` after it are joined to one. */
  hint(playerId: number): void
  /** Drops pending hints: clients lose their connections and refetch. */
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
