import { useEffect, useState } from 'react'
import { faultsOn, type FaultSwitch } from '#sandbox/contract/fault.ts'
import { ask } from '../ask.ts'

type Known = FaultSwitch[] | 'not known yet' | 'not reached'

/** @param body of a switch that is set */
const known = (body?: FaultSwitch & { on: boolean }): Promise<Known> =>
  ask('/api/faults', faultsOn, { method: 'PUT', ...(body && { body }) }).catch(() => 'not reached')

const nameOf = ({ fault, usercode, target }: FaultSwitch) => JSON.stringify([fault, usercode, target])

function switched(faults: readonly FaultSwitch[], fault: FaultSwitch, on: boolean): FaultSwitch[] {
  const others = faults.filter((each) => nameOf(each) !== nameOf(fault))
  return on ? [fault, ...others] : others
}

export function useSwitches() {
  const [now, setKnown] = useState<Known>('not known yet')
  useEffect(() => {
    void known().then(setKnown)
  }, [])
  return {
    known: now,
    read: () => void known().then(setKnown),
    /** Shown at once, and then as the sandbox says it. */
    set: (fault: FaultSwitch, on: boolean) => {
      setKnown((before) => (typeof before === 'string' ? before : switched(before, fault, on)))
      void known({ ...fault, on }).then(setKnown)
    },
  }
}
