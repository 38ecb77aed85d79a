import { flowNames, type FlowName } from '#machines/flows.ts'

/** Names of flows, or `all`; without it, those of every change. */
export const chosenVariable = 'AS_WRITTEN'

/** Flows whose cases are all executed as written. */
const whole: readonly FlowName[] = []

export function chosenFlows(): readonly FlowName[] {
  const chosen = process.env[chosenVariable]
  if (chosen === undefined) return whole
  return flowNames.filter((name) => chosen === 'all' || chosen.split(',').includes(name))
}
