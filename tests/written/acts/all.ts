import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOfFlows } from './flows.ts'
import { actsOnGames } from './games.ts'
import type { Act } from './gestures.ts'
import { actsInTheLobby } from './lobby.ts'
import { actsOnThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnBonuses,
  ...actsOnGames,
  ...actsInTheLobby,
  ...actsOfFlows,
  ...actsBeside,
  ...actsOnThePage,
]
