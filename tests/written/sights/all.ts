import { sightsOfBonuses } from './bonuses.ts'
import { sightsOfFlows } from './flows.ts'
import { sightsOfGames } from './games.ts'
import { sightsOfTheLobby } from './lobby.ts'
import type { Sight } from './looks.ts'
import { sightsOfThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const sights: readonly Sight[] = [
  ...sightsOfBonuses,
  ...sightsOfGames,
  ...sightsOfTheLobby,
  ...sightsOfFlows,
  ...sightsOfThePage,
]
