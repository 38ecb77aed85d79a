import type { StoredSession } from '#contract/auth.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import { patiently } from '../../http/patiently.ts'
import { storeSession } from '../../session/session.ts'
import { arriving } from './arriving.ts'
import {
  CallRequestDialog,
  GameModal,
  LoginDialog,
  Movements,
  PaymentDialog,
  PhoneDialog,
  PromotionDialog,
  RecoveryDialog,
  RegistrationDialog,
} from './arriving-views.ts'

const signIn = (tell: (fact: SiteEvent) => void) => (session: StoredSession) => {
  storeSession(session)
  queueMicrotask(() => tell({ type: 'session.established', session }))
}

/** The flows of the site that come when they are first needed; a dialog's together with its view. */
export function arrivingFlows(tell: (fact: SiteEvent) => void) {
  const verified = (phone: string) => tell({ type: 'phone.verified', phone })
  return {
    language: arriving(
      patiently(async () => (await import('../language/language.provide.ts')).providedLanguage),
    ),
    login: arriving(async () => {
      const [{ providedLogin }] = await Promise.all([
        import('../login/login.provide.ts'),
        LoginDialog.fetch(),
      ])
      return providedLogin
    }),
    registration: arriving(async () => {
      const [{ provideRegistration }, { providePhoneVerification }] = await Promise.all([
        import('../registration/registration.provide.ts'),
        import('../phone-verification/phone-verification.provide.ts'),
        RegistrationDialog.fetch(),
      ])
      return provideRegistration({
        signIn: signIn(tell),
        phoneVerification: providePhoneVerification(verified),
      })
    }),
    recovery: arriving(async () => {
      const [{ providedRecovery }] = await Promise.all([
        import('../recovery/recovery.provide.ts'),
        RecoveryDialog.fetch(),
      ])
      return providedRecovery
    }),
    payment: arriving(async () => {
      const [{ providedPayment }] = await Promise.all([
        import('../payment/payment.provide.ts'),
        PaymentDialog.fetch(),
      ])
      return providedPayment
    }),
    'call request': arriving(async () => {
      const [{ providedCallRequest }] = await Promise.all([
        import('../call-request/call-request.provide.ts'),
        CallRequestDialog.fetch(),
      ])
      return providedCallRequest
    }),
    'phone verification': arriving(async () => {
      const [{ providePhoneVerification }] = await Promise.all([
        import('../phone-verification/phone-verification.provide.ts'),
        PhoneDialog.fetch(),
      ])
      return providePhoneVerification(verified)
    }),
    promotion: arriving(async () => {
      const [{ providedPromotion }] = await Promise.all([
        import('../promotion/promotion.provide.ts'),
        PromotionDialog.fetch(),
      ])
      return providedPromotion
    }),
    game: arriving(async () => {
      const [{ provideGame }] = await Promise.all([import('../play/game.provide.ts'), GameModal.fetch()])
      return provideGame({
        openDeposit: () => tell({ type: 'deposit over the game' }),
        // They are still there, below it.
        goBack: () => undefined,
      })
    }),
    'live chat': arriving(
      patiently(async () => {
        const { provideLiveChat } = await import('../live-chat/live-chat.provide.ts')
        return provideLiveChat({ requestACall: () => tell({ type: 'request a call' }) })
      }),
    ),
    realtime: arriving(
      patiently(async () => (await import('../../hub/realtime.provide.ts')).provideRealtime(tell)),
    ),
    balance: arriving(patiently(async () => (await import('../balance/balance.provide.ts')).providedBalance)),
    movements: arriving(async () => {
      const [{ providedMovements }] = await Promise.all([
        import('../movements/movements.provide.ts'),
        Movements.fetch(),
      ])
      return providedMovements
    }),
    notifications: arriving(
      patiently(
        async () => (await import('../notifications/notifications.provide.ts')).providedNotifications,
      ),
    ),
    favourites: arriving(
      patiently(async () => (await import('../favourite/favourites.provide.ts')).providedFavourites),
    ),
  }
}
