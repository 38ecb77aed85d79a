import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOfFlows } from './flows.ts'
import type { Act } from './gestures.ts'
import { actsOnTheHub } from './hub.ts'
import { actsOnNotifications } from './notifications.ts'
import { actsOnOpening } from './opening.ts'
import { actsOnThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnOpening,
  ...actsOnNotifications,
  ...actsOnTheHub,
  ...actsOnBonuses,
  ...actsOfFlows,
  ...actsBeside,
  ...actsOnThePage,
]
