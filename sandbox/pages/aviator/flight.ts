import { useEffect, useEffectEvent } from 'react'
import { climbedTo } from '#sandbox/contract/crash-point.ts'
import type { Phase } from './crash.state.ts'

/** Milliseconds without a message before the plane stops on the screen. */
const mostUnheard = 1_000

export function elapsedOf(phase: Extract<Phase, { name: 'flying' }>, now: number): number {
  return Math.max(0, Math.min(now, phase.heardAt + mostUnheard) - phase.tookOffAt)
}

export function useFlight(phase: Phase, draw: (elapsed: number) => void): void {
  const paint = useEffectEvent((now: number) => {
    if (phase.name === 'flying') draw(elapsedOf(phase, now))
  })
  const isFlying = phase.name === 'flying'
  useEffect(() => {
    if (!isFlying) return undefined
    let frame = requestAnimationFrame(function next(now) {
      paint(now)
      frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [isFlying])
}

/** The drawing's own units; it is as high as the screen lets it be. */
export const width = 1_000
/** Milliseconds that fit before the view grows with the flight. */
const firstSpan = 7_000
/** Of the width and the height, so that the plane itself stays in sight. */
const reach = { across: 0.82, up: 0.72 }
const samples = 32
/** The height for which things are drawn, and how much larger they are at most in a narrower sky. */
const drawn = { for: 350, most: 1.8 }

/** How many times as large as drawn a thing is seen: a narrow sky makes all of it smaller. */
export const sizeIn = (height: number) => Math.min(drawn.most, Math.max(1, height / drawn.for))

export function wayOf(elapsed: number, height: number): readonly (readonly [number, number])[] {
  const span = Math.max(firstSpan, elapsed)
  const top = climbedTo(span) - 1
  return Array.from({ length: samples + 1 }, (_, index) => {
    const time = (elapsed * index) / samples
    const across = (time / span) * reach.across * width
    const up = ((climbedTo(time) - 1) / top) * reach.up * height
    return [across, height - up] as const
  })
}
