import type { FlowName } from '#machines/flows.ts'
import type { Flow } from 'statechart-paths'
import type { FlowWords } from '../words/said.ts'
import { balance as balanceWords } from './balance/balance.words.ts'
import { balance } from './balance/balance.world.ts'
import { bonuses as bonusesWords } from './bonuses/bonuses.words.ts'
import { bonuses } from './bonuses/bonuses.world.ts'
import { callRequest as callRequestWords } from './call-request/call-request.words.ts'
import { callRequest } from './call-request/call-request.world.ts'
import { carousel as carouselWords } from './carousel/carousel.words.ts'
import { carousel } from './carousel/carousel.world.ts'
import { changePassword as changePasswordWords } from './change-password/change-password.words.ts'
import { changePassword } from './change-password/change-password.world.ts'
import { claimBonus as claimBonusWords } from './claim-bonus/claim-bonus.words.ts'
import { claimBonus } from './claim-bonus/claim-bonus.world.ts'
import { exclusion as exclusionWords } from './exclusion/exclusion.words.ts'
import { exclusion } from './exclusion/exclusion.world.ts'
import { favourite as favouriteWords } from './favourite/favourite.words.ts'
import { favourite } from './favourite/favourite.world.ts'
import { favourites as favouritesWords } from './favourites/favourites.words.ts'
import { favourites } from './favourites/favourites.world.ts'
import { history as historyWords } from './history/history.words.ts'
import { history } from './history/history.world.ts'
import { game as gameWords } from './game/game.words.ts'
import { game } from './game/game.world.ts'
import { header as headerWords } from './header/header.words.ts'
import { header } from './header/header.world.ts'
import { language as languageWords } from './language/language.words.ts'
import { language } from './language/language.world.ts'
import { latePart as latePartWords } from './late-part/late-part.words.ts'
import { latePart } from './late-part/late-part.world.ts'
import { limitChange as limitChangeWords } from './limit-change/limit-change.words.ts'
import { limitChange } from './limit-change/limit-change.world.ts'
import { limits as limitsWords } from './limits/limits.words.ts'
import { limits } from './limits/limits.world.ts'
import { link as linkWords } from './link/link.words.ts'
import { link } from './link/link.world.ts'
import { liveChat as liveChatWords } from './live-chat/live-chat.words.ts'
import { liveChat } from './live-chat/live-chat.world.ts'
import { lobby as lobbyWords } from './lobby/lobby.words.ts'
import { lobby } from './lobby/lobby.world.ts'
import { login as loginWords } from './login/login.words.ts'
import { login } from './login/login.world.ts'
import { movements as movementsWords } from './movements/movements.words.ts'
import { movements } from './movements/movements.world.ts'
import { namedGame as namedGameWords } from './named-game/named-game.words.ts'
import { namedGame } from './named-game/named-game.world.ts'
import { notifications as notificationsWords } from './notifications/notifications.words.ts'
import { notifications } from './notifications/notifications.world.ts'
import { numberStepper as numberStepperWords } from './number-stepper/number-stepper.words.ts'
import { numberStepper } from './number-stepper/number-stepper.world.ts'
import { payment as paymentWords } from './payment/payment.words.ts'
import { payment } from './payment/payment.world.ts'
import { phoneVerification as phoneVerificationWords } from './phone-verification/phone-verification.words.ts'
import { phoneVerification } from './phone-verification/phone-verification.world.ts'
import { popup as popupWords } from './popup/popup.words.ts'
import { popup } from './popup/popup.world.ts'
import { promotion as promotionWords } from './promotion/promotion.words.ts'
import { promotion } from './promotion/promotion.world.ts'
import { realityCheck as realityCheckWords } from './reality-check/reality-check.words.ts'
import { realityCheck } from './reality-check/reality-check.world.ts'
import { realtime as realtimeWords } from './realtime/realtime.words.ts'
import { realtime } from './realtime/realtime.world.ts'
import { recovery as recoveryWords } from './recovery/recovery.words.ts'
import { recovery } from './recovery/recovery.world.ts'
import { register as registerWords } from './register/register.words.ts'
import { register } from './register/register.world.ts'
import { registration as registrationWords } from './registration/registration.words.ts'
import { registration } from './registration/registration.world.ts'
import { sessionBar as sessionBarWords } from './session-bar/session-bar.words.ts'
import { sessionBar } from './session-bar/session-bar.world.ts'
import { sessionHistory as sessionHistoryWords } from './session-history/session-history.words.ts'
import { sessionHistory } from './session-history/session-history.world.ts'
import { formWords } from './site/site.forms.words.ts'
import { siteWords } from './site/site.words.ts'
import { siteFlow } from './site/site.world.ts'
import { slotSession as slotSessionWords } from './slot-session/slot-session.words.ts'
import { slotSession } from './slot-session/slot-session.world.ts'
import { sportsbook as sportsbookWords } from './sportsbook/sportsbook.words.ts'
import { sportsbook } from './sportsbook/sportsbook.world.ts'
import { startUp as startUpWords } from './start-up/start-up.words.ts'
import { startUp } from './start-up/start-up.world.ts'
import { timeOut as timeOutWords } from './time-out/time-out.words.ts'
import { timeOut } from './time-out/time-out.world.ts'
import { topBar as topBarWords } from './top-bar/top-bar.words.ts'
import { topBar } from './top-bar/top-bar.world.ts'
import { topWinners as topWinnersWords } from './top-winners/top-winners.words.ts'
import { topWinners } from './top-winners/top-winners.world.ts'
import { trialBonus as trialBonusWords } from './trial-bonus/trial-bonus.words.ts'
import { trialBonus } from './trial-bonus/trial-bonus.world.ts'

type Inner = Exclude<FlowName, 'site'>

const flows = {
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
} satisfies Record<Inner, Flow>

/** What the world may answer. */
export const walked = { site: siteFlow(flows), ...flows }

const words = {
  'start-up': startUpWords,
  language: languageWords,
  login: loginWords,
  recovery: recoveryWords,
  registration: registrationWords,
  'phone verification': phoneVerificationWords,
  'trial bonus': trialBonusWords,
  'change password': changePasswordWords,
  'session history': sessionHistoryWords,
  limits: limitsWords,
  'limit change': limitChangeWords,
  'time-out': timeOutWords,
  exclusion: exclusionWords,
  payment: paymentWords,
  'number stepper': numberStepperWords,
  'call request': callRequestWords,
  history: historyWords,
  'claim bonus': claimBonusWords,
  bonuses: bonusesWords,
  lobby: lobbyWords,
  game: gameWords,
  'named game': namedGameWords,
  sportsbook: sportsbookWords,
  'session bar': sessionBarWords,
  'reality check': realityCheckWords,
  register: registerWords,
  'slot session': slotSessionWords,
  promotion: promotionWords,
  'top winners': topWinnersWords,
  carousel: carouselWords,
  favourites: favouritesWords,
  favourite: favouriteWords,
  movements: movementsWords,
  notifications: notificationsWords,
  realtime: realtimeWords,
  balance: balanceWords,
  'top bar': topBarWords,
  header: headerWords,
  popup: popupWords,
  link: linkWords,
  'late part': latePartWords,
  'live chat': liveChatWords,
} satisfies Record<Inner, FlowWords>

/** What testers and owners read. */
export const wordsOf: Readonly<Record<FlowName, FlowWords>> = {
  site: siteWords(formWords(words, flows)),
  ...words,
}
