import { fromPromise, type AnyActorLogic } from 'xstate'
import type { balanceMachine } from '../balance/balance.machine.ts'
import type { callRequestMachine } from '../call-request/call-request.machine.ts'
import type { changePasswordMachine } from '../change-password/change-password.machine.ts'
import type { claimBonusMachine } from '../claim-bonus/claim-bonus.machine.ts'
import type { favouritesMachine } from '../favourites/favourites.machine.ts'
import type { gameMachine } from '../game/game.machine.ts'
import type { languageMachine } from '../language/language.machine.ts'
import type { liveChatMachine } from '../live-chat/live-chat.machine.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { movementsMachine } from '../movements/movements.machine.ts'
import type { notificationsMachine } from '../notifications/notifications.machine.ts'
import type { paymentMachine } from '../payment/payment.machine.ts'
import type { phoneVerificationMachine } from '../phone-verification/phone-verification.machine.ts'
import type { promotionMachine } from '../promotion/promotion.machine.ts'
import type { realtimeMachine } from '../realtime/realtime.machine.ts'
import type { recoveryMachine } from '../recovery/recovery.machine.ts'
import type { registrationMachine } from '../registration/registration.machine.ts'

/** Flows in files of their own, loaded when they are first needed. */
interface Flows {
  language: typeof languageMachine
  login: typeof loginMachine
  registration: typeof registrationMachine
  recovery: typeof recoveryMachine
  payment: typeof paymentMachine
  'call request': typeof callRequestMachine
  'phone verification': typeof phoneVerificationMachine
  'change password': typeof changePasswordMachine
  'claim bonus': typeof claimBonusMachine
  promotion: typeof promotionMachine
  game: typeof gameMachine
  realtime: typeof realtimeMachine
  balance: typeof balanceMachine
  movements: typeof movementsMachine
  notifications: typeof notificationsMachine
  favourites: typeof favouritesMachine
  'live chat': typeof liveChatMachine
}

export function arriving(unprovided: () => never): Flows
export function arriving(unprovided: () => never): Record<keyof Flows, AnyActorLogic> {
  const flow = fromPromise(unprovided)
  return {
    language: flow,
    login: flow,
    registration: flow,
    recovery: flow,
    payment: flow,
    'call request': flow,
    'phone verification': flow,
    'change password': flow,
    'claim bonus': flow,
    promotion: flow,
    game: flow,
    realtime: flow,
    balance: flow,
    movements: flow,
    notifications: flow,
    favourites: flow,
    'live chat': flow,
  }
}
