import type { FlowName } from '#machines/flows.ts'
import { access } from './access.ts'
import { account } from './account.ts'
import { chrome } from './chrome.ts'
import { errors } from './errors.ts'
import { play } from './play.ts'
import type { Requirement } from './requirement.ts'
import { world } from './world.ts'

/** Every claim of sections 4 and 8, in their order. */
export const requirements: readonly Requirement[] = [
  ...access,
  ...account,
  ...play,
  ...chrome,
  ...world,
  ...errors,
]

/** Those that the state fulfils, itself or with the state that holds it. @param path its way from the top: 'dialog.login' */
export function requirementsOf(flow: FlowName, path: string): Requirement[] {
  return requirements.filter(({ states }) => states[flow]?.some((named) => isWithin(path, named)))
}

/** Whether whoever is in the one is in the other. */
export const isWithin = (path: string, named: string): boolean =>
  path === named || path.startsWith(`${named}.`)
