import { useEffect, useState } from 'react'
import type { FaultSwitch } from '#sandbox/contract/fault.ts'
import { readFaults, setFault } from './switches.http.ts'

type Known = FaultSwitch[] | 'not known yet' | 'not reached'

const knownFrom = (answer: Promise<FaultSwitch[]>): Promise<Known> => answer.catch(() => 'not reached')

const nameOf = ({ fault, usercode, target }: FaultSwitch) => JSON.stringify([fault, usercode, target])

function switched(faults: readonly FaultSwitch[], fault: FaultSwitch, on: boolean): FaultSwitch[] {
  const others = faults.filter((each) => nameOf(each) !== nameOf(fault))
  return on ? [fault, ...others] : others
}

/** What is on at the sandbox, and how to switch it. */
export function useSwitches() {
  const [known, setKnown] = useState<Known>('not known yet')
  useEffect(() => {
    void knownFrom(readFaults()).then(setKnown)
  }, [])
  return {
    known,
    read: () => void knownFrom(readFaults()).then(setKnown),
    /** Shown at once, and then as the sandbox says it. */
    set: (fault: FaultSwitch, on: boolean) => {
      setKnown((now) => (typeof now === 'string' ? now : switched(now, fault, on)))
      void knownFrom(setFault(fault, on)).then(setKnown)
    },
  }
}
