import { startTransition, useEffect, useState } from 'react'

/** A row of a wide screen, three of a phone. */
const portion = 6

/** How many of so many are drawn: a portion more in each frame, so that no frame of a scroll is held up by a whole page. */
export function useGradually(all: number): number {
  const [drawn, setDrawn] = useState(portion)
  useEffect(() => {
    if (drawn >= all) return undefined
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + portion)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, all])
  return Math.min(drawn, all)
}
