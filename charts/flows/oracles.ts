import type { FlowName } from '#machines/flows.ts'
import type { Oracle } from '../invariants/invariant.ts'
import { site } from './site/site.invariants.ts'
import { startUp } from './start-up/start-up.invariants.ts'
import { language } from './language/language.invariants.ts'
import { login } from './login/login.invariants.ts'
import { recovery } from './recovery/recovery.invariants.ts'
import { registration } from './registration/registration.invariants.ts'
import { phoneVerification } from './phone-verification/phone-verification.invariants.ts'
import { trialBonus } from './trial-bonus/trial-bonus.invariants.ts'
import { changePassword } from './change-password/change-password.invariants.ts'
import { sessionHistory } from './session-history/session-history.invariants.ts'
import { limits } from './limits/limits.invariants.ts'
import { limitChange } from './limit-change/limit-change.invariants.ts'
import { timeOut } from './time-out/time-out.invariants.ts'
import { exclusion } from './exclusion/exclusion.invariants.ts'
import { payment } from './payment/payment.invariants.ts'
import { numberStepper } from './number-stepper/number-stepper.invariants.ts'
import { callRequest } from './call-request/call-request.invariants.ts'
import { history } from './history/history.invariants.ts'
import { claimBonus } from './claim-bonus/claim-bonus.invariants.ts'
import { bonuses } from './bonuses/bonuses.invariants.ts'
import { lobby } from './lobby/lobby.invariants.ts'
import { game } from './game/game.invariants.ts'
import { namedGame } from './named-game/named-game.invariants.ts'
import { sportsbook } from './sportsbook/sportsbook.invariants.ts'
import { sessionBar } from './session-bar/session-bar.invariants.ts'
import { realityCheck } from './reality-check/reality-check.invariants.ts'
import { register } from './register/register.invariants.ts'
import { slotSession } from './slot-session/slot-session.invariants.ts'
import { promotion } from './promotion/promotion.invariants.ts'
import { topWinners } from './top-winners/top-winners.invariants.ts'
import { carousel } from './carousel/carousel.invariants.ts'
import { favourites } from './favourites/favourites.invariants.ts'
import { favourite } from './favourite/favourite.invariants.ts'
import { movements } from './movements/movements.invariants.ts'
import { notifications } from './notifications/notifications.invariants.ts'
import { realtime } from './realtime/realtime.invariants.ts'
import { balance } from './balance/balance.invariants.ts'
import { topBar } from './top-bar/top-bar.invariants.ts'
import { header } from './header/header.invariants.ts'
import { popup } from './popup/popup.invariants.ts'
import { link } from './link/link.invariants.ts'
import { latePart } from './late-part/late-part.invariants.ts'
import { liveChat } from './live-chat/live-chat.invariants.ts'

/** What each flow must do, whatever its machine looks like. */
export const oracles: Readonly<Record<FlowName, Oracle>> = {
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
  limits,
  'limit change': limitChange,
  'time-out': timeOut,
  exclusion,
  payment,
  'number stepper': numberStepper,
  'call request': callRequest,
  history,
  'claim bonus': claimBonus,
  bonuses,
  lobby,
  game,
  'named game': namedGame,
  sportsbook,
  'session bar': sessionBar,
  'reality check': realityCheck,
  register,
  'slot session': slotSession,
  promotion,
  'top winners': topWinners,
  carousel,
  favourites,
  favourite,
  movements,
  notifications,
  realtime,
  balance,
  'top bar': topBar,
  header,
  popup,
  link,
  'late part': latePart,
  'live chat': liveChat,
}
