import type { SiteEvent } from '#machines/site/site.events.ts'
import { patiently } from '../../http/patiently.ts'
import { providedLanguage } from '../language/language.provide.ts'
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
import { frame } from './frame-part.tsx'
import { idle } from './idle.ts'

const playerFlows = () => import('./player-flows.ts')
/** The page answers before they are asked for; what they ask the server with comes beside them. */
const player = patiently(async () => {
  await idle()
  await Promise.all([import('../../http/call.ts'), playerFlows()])
  return playerFlows()
})

const ofAPage = <Form extends 'change password' | 'claim bonus'>(form: Form) =>
  arriving(async () => (await import('./page-flows.ts')).pageFlows[form])

/** Flows of the site, loaded when they are first needed; a dialog's flow comes with its view. */
export function arrivingFlows(tell: (fact: SiteEvent) => void) {
  return {
    language: providedLanguage,
    login: arriving(async () => (await LoginDialog.fetch()).providedLogin),
    registration: arriving(async () => (await RegistrationDialog.fetch()).providedRegistration),
    recovery: arriving(async () => (await RecoveryDialog.fetch()).providedRecovery),
    payment: arriving(async () => (await PaymentDialog.fetch()).providedPayment),
    'call request': arriving(async () => (await CallRequestDialog.fetch()).providedCallRequest),
    'phone verification': arriving(async () => (await PhoneDialog.fetch()).providedPhoneVerification),
    'change password': ofAPage('change password'),
    'claim bonus': ofAPage('claim bonus'),
    promotion: arriving(async () => (await PromotionDialog.fetch()).providedPromotion),
    game: arriving(async () =>
      (await GameModal.fetch()).provideGame({
        openDeposit: () => tell({ type: 'deposit over the game' }),
        // The games are still there, below it.
        goBack: () => undefined,
      }),
    ),
    'live chat': arriving(async () => (await frame()).providedLiveChat),
    realtime: arriving(async () => (await player()).providedRealtime),
    balance: arriving(async () => (await player()).providedBalance),
    movements: arriving(async () => (await Movements.fetch()).providedMovements),
    notifications: arriving(async () =>
      (await player()).provideNotifications({ openTheList: () => tell({ type: 'open the notifications' }) }),
    ),
    favourites: arriving(async () => (await player()).providedFavourites),
  }
}
