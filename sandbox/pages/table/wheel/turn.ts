import { useState } from 'react'

const whole = 360

/** By how many degrees a wheel has turned, so that this angle stands on top: forward, and so many whole turns for every new round. */
export function useTurn(round: string | undefined, angle: number, turns: number): number {
  const [at, setAt] = useState({ round, degrees: -angle })
  if (at.round === round) return at.degrees
  const rest = (((-angle - at.degrees) % whole) + whole) % whole
  const degrees = at.degrees + turns * whole + rest
  setAt({ round, degrees })
  return degrees
}
