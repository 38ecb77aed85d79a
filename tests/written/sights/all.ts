import { sightsOfBonuses } from './bonuses.ts'
import { sightsOfBreaks } from './breaks.ts'
import { sightsOfFlows } from './flows.ts'
import { sightsAtHome } from './home.ts'
import { sightsOfGames } from './games.ts'
import { sightsOfTheLobby } from './lobby.ts'
import type { Sight } from './looks.ts'
import { sightsOfTheHub } from './hub.ts'
import { sightsOfNotifications } from './notifications.ts'
import { sightsOfOpening } from './opening.ts'
import { sightsOfPlays } from './plays.ts'
import { sightsOfTheLatePart } from './late-part.ts'
import { sightsOfTheLiveChat } from './live-chat.ts'
import { sightsOfThePage } from './page.ts'
import { sightsOfTheSite } from './site.ts'
import { sightsOfTheSlides } from './slides.ts'
import { sightsOfTheStepper } from './stepper.ts'

/** Of two rules for one sentence the first is followed. */
export const sights: readonly Sight[] = [
  ...sightsOfOpening,
  ...sightsOfNotifications,
  ...sightsOfTheHub,
  ...sightsOfBonuses,
  ...sightsOfBreaks,
  ...sightsOfTheSite,
  ...sightsOfGames,
  ...sightsOfTheLobby,
  ...sightsOfFlows,
  ...sightsAtHome,
  ...sightsOfTheLatePart,
  ...sightsOfTheLiveChat,
  ...sightsOfTheSlides,
  ...sightsOfTheStepper,
  ...sightsOfPlays,
  ...sightsOfThePage,
]
