import type { StoredSession } from '#contract/auth.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import { storeSession } from '../../session/session.ts'
import { arriving, patiently } from './arriving.ts'

const signIn = (tell: (fact: SiteEvent) => void) => (session: StoredSession) => {
  storeSession(session)
  queueMicrotask(() => tell({ type: 'session.established', session }))
}

/** The flows of the site that come when they are first needed; a dialog's together with its view. */
export function arrivingFlows(tell: (fact: SiteEvent) => void) {
  const verified = (phone: string) => tell({ type: 'phone.verified', phone })
  return {
    login: arriving(async () => {
      const [{ providedLogin }] = await Promise.all([
        import('../login/login.provide.ts'),
        import('../login/login.view.tsx'),
      ])
      return providedLogin
    }),
    registration: arriving(async () => {
      const [{ provideRegistration }, { providePhoneVerification }] = await Promise.all([
        import('../registration/registration.provide.ts'),
        import('../phone-verification/phone-verification.provide.ts'),
        import('../registration/registration.view.tsx'),
      ])
      return provideRegistration({
        signIn: signIn(tell),
        phoneVerification: providePhoneVerification(verified),
      })
    }),
    recovery: arriving(async () => {
      const [{ providedRecovery }] = await Promise.all([
        import('../recovery/recovery.provide.ts'),
        import('../recovery/recovery.view.tsx'),
      ])
      return providedRecovery
    }),
    payment: arriving(async () => {
      const [{ providedPayment }] = await Promise.all([
        import('../payment/payment.provide.ts'),
        import('../payment/payment.view.tsx'),
      ])
      return providedPayment
    }),
    'call request': arriving(async () => {
      const [{ providedCallRequest }] = await Promise.all([
        import('../call-request/call-request.provide.ts'),
        import('../call-request/call-request.view.tsx'),
      ])
      return providedCallRequest
    }),
    'phone verification': arriving(async () => {
      const [{ providePhoneVerification }] = await Promise.all([
        import('../phone-verification/phone-verification.provide.ts'),
        import('../phone-verification/phone-verification.dialog.tsx'),
      ])
      return providePhoneVerification(verified)
    }),
    game: arriving(async () => {
      const [{ provideGame }] = await Promise.all([
        import('../play/game.provide.ts'),
        import('../play/game.modal.tsx'),
      ])
      return provideGame({
        openDeposit: () => tell({ type: 'deposit over the game' }),
        // They are still there, below it.
        goBack: () => undefined,
      })
    }),
    realtime: arriving(
      patiently(async () => (await import('../../hub/realtime.provide.ts')).provideRealtime(tell)),
    ),
    balance: arriving(patiently(async () => (await import('../balance/balance.provide.ts')).providedBalance)),
    movements: arriving(async () => {
      const [{ providedMovements }] = await Promise.all([
        import('../movements/movements.provide.ts'),
        import('../movements/movements.view.tsx'),
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
