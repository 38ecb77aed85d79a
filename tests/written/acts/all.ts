import { actsBeside } from './beside.ts'
import { actsOnBonuses } from './bonuses.ts'
import { actsOfFlows } from './flows.ts'
import { actsOnTheLatePart } from './late-part.ts'
import { actsOnTheSlides } from './slides.ts'
import { actsOnTheStepper } from './stepper.ts'
import type { Act } from './gestures.ts'
import { actsOnTheLiveChat } from './live-chat.ts'
import { actsOnThePage } from './page.ts'

/** Of two rules for one sentence the first is followed. */
export const acts: readonly Act[] = [
  ...actsOnBonuses,
  ...actsOfFlows,
  ...actsOnTheLatePart,
  ...actsOnTheLiveChat,
  ...actsOnTheSlides,
  ...actsOnTheStepper,
  ...actsBeside,
  ...actsOnThePage,
]
