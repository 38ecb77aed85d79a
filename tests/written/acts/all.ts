import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOfFlows } from './flows.ts'
import type { Act } from './gestures.ts'
import { actsOnThePage } from './page.ts'
import { actsOfForms } from './site-forms.ts'
import { actsOnCodes } from './site-codes.ts'
import { actsOnGames } from './site-games.ts'
import { actsOnMenus } from './site-menus.ts'
import { actsOnTheNetwork } from './site-network.ts'
import { actsOfSessions } from './site-session.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnBonuses,
  ...actsOnMenus,
  ...actsOnGames,
  ...actsOfForms,
  ...actsOnCodes,
  ...actsOfSessions,
  ...actsOnTheNetwork,
  ...actsOfFlows,
  ...actsBeside,
  ...actsOnThePage,
]
