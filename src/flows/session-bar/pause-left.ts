import type { Play } from '#contract/protection-play.ts'

/** Milliseconds. */
const second = 1_000

/**
 * Seconds of the pause that the law wants after the longest play; null: a round may begin.
 * @param elapsed seconds since the session of play began
 */
export function pauseLeft({ session }: Play, elapsed: number): number | null {
  if (!session?.pause) return null
  const { begunAt, pause } = session
  const after = (moment: string) => (Date.parse(moment) - Date.parse(begunAt)) / second
  return elapsed < after(pause.begins) ? null : Math.max(0, after(pause.ends) - elapsed)
}
