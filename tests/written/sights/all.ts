import { sightsOfBonuses } from './bonuses.ts'
import { sightsOfFlows } from './flows.ts'
import type { Sight } from './looks.ts'
import { sightsOfTheHub } from './hub.ts'
import { sightsOfNotifications } from './notifications.ts'
import { sightsOfOpening } from './opening.ts'
import { sightsOfThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const sights: readonly Sight[] = [
  ...sightsOfOpening,
  ...sightsOfNotifications,
  ...sightsOfTheHub,
  ...sightsOfBonuses,
  ...sightsOfFlows,
  ...sightsOfThePage,
]
