import { flowNames, type FlowName } from '#machines/flows.ts'

/** Names of flows; without it, those that `npm test` follows. */
export const chosenVariable = 'AS_WRITTEN'

/** Quick flows whose cases are all executed as written. */
const whole: readonly FlowName[] = [
  'login',
  'recovery',
  'change password',
  'call request',
  'bonuses',
  'header',
  'number stepper',
  'live chat',
]

export function chosenFlows(): readonly FlowName[] {
  const chosen = process.env[chosenVariable]
  return chosen === undefined ? whole : flowNames.filter((name) => chosen.split(',').includes(name))
}
