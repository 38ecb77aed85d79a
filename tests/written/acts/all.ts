import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOfFlows } from './flows.ts'
import { actsOnGames } from './games.ts'
import type { Act } from './gestures.ts'
import { actsOnThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnBonuses,
  ...actsOnGames,
  ...actsOfFlows,
  ...actsBeside,
  ...actsOnThePage,
]
