import type { FlowName } from '#machines/flows.ts'
import type { Flow } from './flow.ts'
import { balance } from './flows/balance.paths.ts'
import { bonusHistory } from './flows/bonus-history.paths.ts'
import { bonuses } from './flows/bonuses.paths.ts'
import { callRequest } from './flows/call-request.paths.ts'
import { claimBonus } from './flows/claim-bonus.paths.ts'
import { favourite } from './flows/favourite.paths.ts'
import { favourites } from './flows/favourites.paths.ts'
import { financialHistory } from './flows/financial-history.paths.ts'
import { game } from './flows/game.paths.ts'
import { gameHistory } from './flows/game-history.paths.ts'
import { carousel } from './flows/carousel.paths.ts'
import { changePassword } from './flows/change-password.paths.ts'
import { header } from './flows/header.paths.ts'
import { language } from './flows/language.paths.ts'
import { link } from './flows/link.paths.ts'
import { liveChat } from './flows/live-chat.paths.ts'
import { lobby } from './flows/lobby.paths.ts'
import { login } from './flows/login.paths.ts'
import { movements } from './flows/movements.paths.ts'
import { namedGame } from './flows/named-game.paths.ts'
import { notifications } from './flows/notifications.paths.ts'
import { numberStepper } from './flows/number-stepper.paths.ts'
import { payment } from './flows/payment.paths.ts'
import { phoneVerification } from './flows/phone-verification.paths.ts'
import { popup } from './flows/popup.paths.ts'
import { promotion } from './flows/promotion.paths.ts'
import { realtime } from './flows/realtime.paths.ts'
import { recovery } from './flows/recovery.paths.ts'
import { registration } from './flows/registration.paths.ts'
import { sessionHistory } from './flows/session-history.paths.ts'
import { site } from './flows/site.paths.ts'
import { startUp } from './flows/start-up.paths.ts'
import { topBar } from './flows/top-bar.paths.ts'
import { topWinners } from './flows/top-winners.paths.ts'
import { trialBonus } from './flows/trial-bonus.paths.ts'

export const walked = {
  site,
  'start-up': startUp,
  language,
  login,
  recovery,
  registration,
  'phone verification': phoneVerification,
  'trial bonus': trialBonus,
  'change password': changePassword,
  'session history': sessionHistory,
  payment,
  'number stepper': numberStepper,
  'call request': callRequest,
  'financial history': financialHistory,
  'claim bonus': claimBonus,
  bonuses,
  'bonus history': bonusHistory,
  lobby,
  game,
  'named game': namedGame,
  promotion,
  'top winners': topWinners,
  carousel,
  favourites,
  favourite,
  'game history': gameHistory,
  movements,
  notifications,
  realtime,
  balance,
  'top bar': topBar,
  header,
  popup,
  link,
  'live chat': liveChat,
} satisfies Record<FlowName, Flow>
