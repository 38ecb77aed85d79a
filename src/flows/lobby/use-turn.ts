import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** How many take their turn in one frame: as many as frames in time allow, since more would hold up the scrolling. */
const portion = { least: 1, most: 2 }
/** Milliseconds from one frame to the next: those in time, and those that are late. */
const pace = { inTime: 20, late: 30 }

let share = portion.least
/** In this frame something else took its time. */
let isTaken = false
/** When somebody took a turn in the frame before; null after a frame in which nobody waited. */
let lastTurn: DOMHighResTimeStamp | null = null

const waiting = new Set<() => void>()
/** One frame is asked for at a time, also where all who waited have gone meanwhile. */
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

/** Whoever does much in this frame lets those who wait wait for the next. */
export function takeTheTurn(): void {
  isTaken = waiting.size > 0
}

/** Whether what is asked for here is to be drawn yet: a few in each frame, those first that have waited longest. */
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
