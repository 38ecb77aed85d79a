import { flowNames, type FlowName } from '#machines/flows.ts'

/** Names of flows; without it, those that `npm test` follows. */
export const chosenVariable = 'AS_WRITTEN'

/** Quick flows whose cases are all executed as written. */
const whole: readonly FlowName[] = [
  // Its testers wait for minutes: they begin first.
  'recovery',
  'login',
  'change password',
  'call request',
  'bonuses',
  'header',
  'number stepper',
  'live chat',
]

/** Some of its cases need a platform on which nobody has won yet. */
const first: FlowName = 'top winners'

export function chosenFlows(): readonly FlowName[] {
  const chosen = process.env[chosenVariable]?.split(',')
  return chosen
    ? [first, ...flowNames.filter((name) => name !== first)].filter((name) => chosen.includes(name))
    : whole
}
