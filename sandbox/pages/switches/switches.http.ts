import * as z from 'zod/mini'
import { faultsOn, type FaultSwitch } from '#sandbox/contract/fault.ts'

const address = '/api/faults'

async function faultsFrom(reply: Response): Promise<FaultSwitch[]> {
  if (!reply.ok) throw new Error(`The switches answered ${reply.status}`)
  return z.parse(faultsOn, await reply.json())
}

/** Those that are on. Rejects where the sandbox does not answer. */
export const readFaults = async (): Promise<FaultSwitch[]> => faultsFrom(await fetch(address))

/** Switches one, which happens once however often it is said; what is on then. Rejects where the sandbox does not answer. */
export async function setFault(fault: FaultSwitch, on: boolean): Promise<FaultSwitch[]> {
  const body = JSON.stringify({ ...fault, on })
  return faultsFrom(
    await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body }),
  )
}
