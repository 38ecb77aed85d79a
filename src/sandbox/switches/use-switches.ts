import { useEffect, useState } from 'react'
import type { FaultSwitch } from '#contract/sandbox/fault.ts'
import { readFaults, setFault } from './switches.http.ts'

type Known = FaultSwitch[] | 'not known yet' | 'not reached'

const knownFrom = (answer: Promise<FaultSwitch[]>): Promise<Known> => answer.catch(() => 'not reached')

/** What is on at the sandbox, and how to switch it. */
export function useSwitches() {
  const [known, setKnown] = useState<Known>('not known yet')
  useEffect(() => {
    void knownFrom(readFaults()).then(setKnown)
  }, [])
  return {
    known,
    read: () => void knownFrom(readFaults()).then(setKnown),
    set: (fault: FaultSwitch, on: boolean) => void knownFrom(setFault(fault, on)).then(setKnown),
  }
}
