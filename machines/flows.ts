import type { TransactionFilter, TransactionItem } from '#contract/transaction.ts'
import { balanceMachine } from './balance/balance.machine.ts'
import { bonusesMachine } from './bonuses/bonuses.machine.ts'
import { callRequestMachine } from './call-request/call-request.machine.ts'
import { claimBonusMachine } from './claim-bonus/claim-bonus.machine.ts'
import { exclusionMachine } from './exclusion/exclusion.machine.ts'
import { favouriteMachine } from './favourite/favourite.machine.ts'
import { favouritesMachine } from './favourites/favourites.machine.ts'
import { gameMachine } from './game/game.machine.ts'
import { historyMachine } from './history/history.machine.ts'
import { headerMachine } from './header/header.machine.ts'
import { latePartMachine } from './late-part/late-part.machine.ts'
import { limitChangeMachine } from './limit-change/limit-change.machine.ts'
import { limitsMachine } from './limits/limits.machine.ts'
import { linkMachine } from './link/link.machine.ts'
import { liveChatMachine } from './live-chat/live-chat.machine.ts'
import { popupMachine } from './popup/popup.machine.ts'
import { topBarMachine } from './top-bar/top-bar.machine.ts'
import { carouselMachine } from './carousel/carousel.machine.ts'
import { changePasswordMachine } from './change-password/change-password.machine.ts'
import { languageMachine } from './language/language.machine.ts'
import { lobbyMachine } from './lobby/lobby.machine.ts'
import { loginMachine } from './login/login.machine.ts'
import { movementsMachine } from './movements/movements.machine.ts'
import { namedGameMachine } from './named-game/named-game.machine.ts'
import { notificationsMachine } from './notifications/notifications.machine.ts'
import { numberStepperMachine } from './number-stepper/number-stepper.machine.ts'
import { paymentMachine } from './payment/payment.machine.ts'
import { phoneVerificationMachine } from './phone-verification/phone-verification.machine.ts'
import { promotionMachine } from './promotion/promotion.machine.ts'
import { realityCheckMachine } from './reality-check/reality-check.machine.ts'
import { realtimeMachine } from './realtime/realtime.machine.ts'
import { recoveryMachine } from './recovery/recovery.machine.ts'
import { registerMachine } from './register/register.machine.ts'
import { registrationMachine } from './registration/registration.machine.ts'
import { sessionBarMachine } from './session-bar/session-bar.machine.ts'
import { sessionHistoryMachine } from './session-history/session-history.machine.ts'
import { siteMachine } from './site/site.machine.ts'
import { slotSessionMachine } from './slot-session/slot-session.machine.ts'
import { sportsbookMachine } from './sportsbook/sportsbook.machine.ts'
import { startUpMachine } from './start-up/start-up.machine.ts'
import { timeOutMachine } from './time-out/time-out.machine.ts'
import { topWinnersMachine } from './top-winners/top-winners.machine.ts'
import { trialBonusMachine } from './trial-bonus/trial-bonus.machine.ts'

/** Every flow: its sections of the specification, and its machine. */
export const flows = {
  site: { section: '2, 4, 6', machine: siteMachine },
  'start-up': { section: '4, 8', machine: startUpMachine },
  language: { section: '2, 7, 8, 9', machine: languageMachine },
  login: { section: '2, 4, 5', machine: loginMachine },
  recovery: { section: '2, 4, 5', machine: recoveryMachine },
  registration: { section: '2, 4, 5', machine: registrationMachine },
  'phone verification': { section: '2, 4, 5', machine: phoneVerificationMachine },
  'trial bonus': { section: '2, 4, 7, 9', machine: trialBonusMachine },
  'change password': { section: '2, 5, 7', machine: changePasswordMachine },
  'session history': { section: '2', machine: sessionHistoryMachine },
  limits: { section: '2', machine: limitsMachine },
  'limit change': { section: '2', machine: limitChangeMachine },
  'time-out': { section: 'beyond', machine: timeOutMachine },
  exclusion: { section: 'beyond', machine: exclusionMachine },
  payment: { section: '2, 4, 5', machine: paymentMachine },
  'number stepper': { section: '9', machine: numberStepperMachine },
  'call request': { section: '2, 5', machine: callRequestMachine },
  history: {
    section: '2, 3',
    machine: historyMachine<{
      item: TransactionItem
      kind: TransactionFilter['kind']
      status: TransactionItem['status']
    }>(),
  },
  'claim bonus': { section: '2', machine: claimBonusMachine },
  bonuses: { section: '2', machine: bonusesMachine },
  lobby: { section: '2, 4, 7, 9', machine: lobbyMachine },
  game: { section: '2, 4, 7, 8', machine: gameMachine },
  'named game': { section: '2', machine: namedGameMachine },
  sportsbook: { section: '2', machine: sportsbookMachine },
  'session bar': { section: 'beyond', machine: sessionBarMachine },
  'reality check': { section: 'beyond', machine: realityCheckMachine },
  register: { section: 'beyond', machine: registerMachine },
  'slot session': { section: 'beyond', machine: slotSessionMachine },
  promotion: { section: '2', machine: promotionMachine },
  'top winners': { section: '2, 7, 9', machine: topWinnersMachine },
  carousel: { section: '2, 4, 9', machine: carouselMachine },
  favourites: { section: '3, 4, 6', machine: favouritesMachine },
  favourite: { section: '4', machine: favouriteMachine },
  movements: { section: '2, 4', machine: movementsMachine },
  notifications: { section: '2, 4', machine: notificationsMachine },
  realtime: { section: '4, 9', machine: realtimeMachine },
  balance: { section: '4, 7, 9', machine: balanceMachine },
  'top bar': { section: '2, 4, 9', machine: topBarMachine },
  header: { section: '2, 9', machine: headerMachine },
  popup: { section: '2, 3, 4', machine: popupMachine },
  'late part': { section: '8', machine: latePartMachine },
  link: { section: '4, 9', machine: linkMachine },
  'live chat': { section: '4, 9', machine: liveChatMachine },
} as const

export type FlowName = keyof typeof flows

export const flowNames = Object.keys(flows).filter((name): name is FlowName => Object.hasOwn(flows, name))

/** As files and addresses have it: 'phone-verification'. */
export const hyphened = (name: string): string => name.replaceAll(' ', '-')

const spoken = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, ' ')

/** By its name, with spaces or hyphens, in any case: 'phone verification', 'Phone-Verification'. Null if there is none. */
export const flowNamed = (word: string): FlowName | null =>
  flowNames.find((name) => spoken(name) === spoken(word)) ?? null
