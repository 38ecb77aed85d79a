import type { FlowName } from '#machines/flows.ts'
import { access } from './access.ts'
import { account } from './account.ts'
import { chrome } from './chrome.ts'
import { errors } from './errors.ts'
import { play } from './play.ts'
import type { Requirement } from './requirement.ts'
import { world } from './world.ts'

export const requirements: readonly Requirement[] = [
  ...access,
  ...account,
  ...play,
  ...chrome,
  ...world,
  ...errors,
]

/** The state counts for what its ancestors fulfil. @param path of the state: 'dialog.login' */
export function requirementsOf(flow: FlowName, path: string): Requirement[] {
  return requirements.filter(({ states }) => states[flow]?.some((named) => isWithin(path, named)))
}

export const isWithin = (path: string, named: string): boolean =>
  path === named || path.startsWith(`${named}.`)
