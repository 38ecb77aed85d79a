import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOnBreaks } from './breaks.ts'
import { actsOfFlows } from './flows.ts'
import { actsOnGames } from './games.ts'
import type { Act } from './gestures.ts'
import { actsOnTheHub } from './hub.ts'
import { actsOnTheLatePart } from './late-part.ts'
import { actsOnTheLiveChat } from './live-chat.ts'
import { actsInTheLobby } from './lobby.ts'
import { actsOnNotifications } from './notifications.ts'
import { actsOnOpening } from './opening.ts'
import { actsOnTheRealityCheck } from './reality-check.ts'
import { actsOnTheSlides } from './slides.ts'
import { actsOnPlays } from './plays.ts'
import { actsOnTheStepper } from './stepper.ts'
import { actsOnThePage } from './page.ts'
import { actsOfForms } from './site-forms.ts'
import { actsOnCodes } from './site-codes.ts'
import { actsOnGamesOfTheSite } from './site-games.ts'
import { actsOnMenus } from './site-menus.ts'
import { actsOnTheNetwork } from './site-network.ts'
import { actsOfSessions } from './site-session.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnOpening,
  ...actsOnNotifications,
  ...actsOnTheHub,
  ...actsOnBonuses,
  ...actsOnBreaks,
  ...actsOnTheRealityCheck,
  ...actsOnMenus,
  ...actsOnGamesOfTheSite,
  ...actsOfForms,
  ...actsOnCodes,
  ...actsOfSessions,
  ...actsOnTheNetwork,
  ...actsOnGames,
  ...actsInTheLobby,
  ...actsOfFlows,
  ...actsOnTheLatePart,
  ...actsOnTheLiveChat,
  ...actsOnTheSlides,
  ...actsOnTheStepper,
  ...actsOnPlays,
  ...actsBeside,
  ...actsOnThePage,
]
