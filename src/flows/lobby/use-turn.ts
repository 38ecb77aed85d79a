import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Tiles per frame, more while frames are in time: too many would hold up the scrolling. */
const portion = { least: 1, most: 2 }
/** Milliseconds between two frames: below the first they are in time, above the second late. */
const pace = { inTime: 20, late: 30 }

let share = portion.least
/** Other work takes this frame. */
let isTaken = false
/** Time of the frame before, if tiles were left waiting after it; otherwise null. */
let lastTurn: DOMHighResTimeStamp | null = null

const waiting = new Set<() => void>()
/** One frame is requested at a time, also when all waiting tiles have unmounted. */
let isAsked = false

function askForAFrame(): void {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(release)
}

function release(now: number): void {
  isAsked = false
  if (isTaken) {
    isTaken = false
    lastTurn = now
    return askForAFrame()
  }
  share = shareAfter(lastTurn === null ? null : now - lastTurn)
  for (const take of [...waiting].slice(0, share)) {
    waiting.delete(take)
    take()
  }
  lastTurn = waiting.size > 0 ? now : null
  if (waiting.size > 0) askForAFrame()
}

function shareAfter(took: number | null): number {
  if (took !== null && took > pace.late) return Math.max(portion.least, share - 1)
  if (took !== null && took < pace.inTime) return Math.min(portion.most, share + 1)
  return share
}

/** For other work that is heavy: waiting tiles wait for the next frame. */
export function takeTheTurn(): void {
  isTaken = waiting.size > 0
}

/** Whether to render yet: a few per frame, in the order of waiting. */
export function useTurn(atOnce: boolean): boolean {
  const isDrawnAhead = !useHydrated()
  const [hasCome, setHasCome] = useState(atOnce || isDrawnAhead)
  useEffect(() => {
    if (hasCome) return undefined
    const take = () => setHasCome(true)
    waiting.add(take)
    askForAFrame()
    return () => {
      waiting.delete(take)
    }
  }, [hasCome])
  return hasCome
}
