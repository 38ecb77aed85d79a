import type { PageForm } from '#machines/sent-form.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import { patiently } from '../../http/late-part.provide.ts'
import { providedLanguage } from '../language/language.provide.ts'
import { arriving } from './arriving.ts'
import { openableFlows } from './dialogs.ts'
import { frame } from './frame-part.tsx'
import { idle } from './idle.ts'

const playerFlows = () => import('./player-flows.ts')
/** The page answers before they are asked for; what they ask the server with comes beside them. */
const player = patiently(async () => {
  await idle()
  await Promise.all([import('../../http/call.ts'), playerFlows()])
  return playerFlows()
})

const ofAPage = <Form extends PageForm>(form: Form) =>
  arriving(async () => (await import('./page-flows.ts')).pageFlows[form])

/** Flows of the site, loaded when they are first needed. */
export function arrivingFlows(tell: (fact: SiteEvent) => void) {
  const opened = openableFlows(tell)
  return {
    ...opened,
    'game of the page': opened.game,
    language: providedLanguage,
    'change password': ofAPage('change password'),
    'claim bonus': ofAPage('claim bonus'),
    'time-out': ofAPage('time-out'),
    exclusion: ofAPage('exclusion'),
    'live chat': arriving(async () => (await frame()).providedLiveChat),
    realtime: arriving(async () => (await player()).providedRealtime),
    balance: arriving(async () => (await player()).providedBalance),
    notifications: arriving(async () =>
      (await player()).provideNotifications({ openTheList: () => tell({ type: 'open the notifications' }) }),
    ),
    favourites: arriving(async () => (await player()).providedFavourites),
  }
}
