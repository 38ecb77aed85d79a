import { useEffect, useEffectEvent, useState } from 'react'
import type { FlowName } from '#machines/flows.ts'
import { listen } from '../live/listen.ts'
import { hear, nothingHeard, type Heard } from '../live/running.ts'

/**
 * Listens only while it is on.
 * @param onMove gets the flow of each new intent
 */
export function useLive(isOn: boolean, onMove: (flow: FlowName) => void): Heard {
  const [heard, setHeard] = useState(nothingHeard)
  const tell = useEffectEvent((now: Heard) => {
    const moved = now.running.find(({ sessionId }) => sessionId === now.moved)
    if (moved) onMove(moved.flow)
  })
  useEffect(() => {
    if (!isOn) return undefined
    let before = nothingHeard
    const stop = listen((message) => {
      const now = hear(before, message)
      setHeard(now)
      if (now.moves > before.moves) tell(now)
      before = now
    })
    return () => {
      stop()
      setHeard(nothingHeard)
    }
  }, [isOn])
  return heard
}
