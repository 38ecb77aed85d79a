import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOfFlows } from './flows.ts'
import { actsOnTheLatePart } from './late-part.ts'
import { actsOnTheSlides } from './slides.ts'
import { actsOnTheStepper } from './stepper.ts'
import type { Act } from './gestures.ts'
import { actsOnTheHub } from './hub.ts'
import { actsOnNotifications } from './notifications.ts'
import { actsOnOpening } from './opening.ts'
import { actsOnTheLiveChat } from './live-chat.ts'
import { actsOnThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnOpening,
  ...actsOnNotifications,
  ...actsOnTheHub,
  ...actsOnBonuses,
  ...actsOfFlows,
  ...actsOnTheLatePart,
  ...actsOnTheLiveChat,
  ...actsOnTheSlides,
  ...actsOnTheStepper,
  ...actsBeside,
  ...actsOnThePage,
]
