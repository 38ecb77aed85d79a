import { sightsOfBonuses } from './bonuses.ts'
import { sightsOfFlows } from './flows.ts'
import type { Sight } from './looks.ts'
import { sightsOfThePage } from './page.ts'
import { sightsOfTheSite } from './site.ts'

/** Of two rules for one sentence the first is followed. */
export const sights: readonly Sight[] = [
  ...sightsOfBonuses,
  ...sightsOfTheSite,
  ...sightsOfFlows,
  ...sightsOfThePage,
]
