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

const withView = async <Code>(
  code: Promise<Code>,
  view: { fetch: () => Promise<unknown> },
): Promise<Code> => {
  await Promise.all([code, view.fetch()])
  return code
}

const ofAPage = <Form extends 'change password' | 'claim bonus'>(form: Form) =>
  arriving(async () => (await import('./page-flows.ts')).pageFlows[form])

/** The flows of the site that come when they are first needed; a dialog's together with its view. */
export function arrivingFlows(tell: (fact: SiteEvent) => void) {
  const verified = (phone: string) => tell({ type: 'phone.verified', phone })
  return {
    language: arriving(
      patiently(async () => (await import('../language/language.provide.ts')).providedLanguage),
    ),
    login: arriving(
      async () => (await withView(import('../login/login.provide.ts'), LoginDialog)).providedLogin,
    ),
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
    recovery: arriving(
      async () =>
        (await withView(import('../recovery/recovery.provide.ts'), RecoveryDialog)).providedRecovery,
    ),
    payment: arriving(
      async () => (await withView(import('../payment/payment.provide.ts'), PaymentDialog)).providedPayment,
    ),
    'call request': arriving(
      async () =>
        (await withView(import('../call-request/call-request.provide.ts'), CallRequestDialog))
          .providedCallRequest,
    ),
    'phone verification': arriving(async () =>
      (
        await withView(import('../phone-verification/phone-verification.provide.ts'), PhoneDialog)
      ).providePhoneVerification(verified),
    ),
    'change password': ofAPage('change password'),
    'claim bonus': ofAPage('claim bonus'),
    promotion: arriving(
      async () =>
        (await withView(import('../promotion/promotion.provide.ts'), PromotionDialog)).providedPromotion,
    ),
    game: arriving(async () => {
      const { provideGame } = await withView(import('../play/game.provide.ts'), GameModal)
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
    movements: arriving(
      async () => (await withView(import('../movements/movements.provide.ts'), Movements)).providedMovements,
    ),
    notifications: arriving(
      patiently(async () =>
        (await import('../notifications/notifications.provide.ts')).provideNotifications({
          openTheList: () => tell({ type: 'open the notifications' }),
        }),
      ),
    ),
    favourites: arriving(
      patiently(async () => (await import('../favourite/favourites.provide.ts')).providedFavourites),
    ),
  }
}
