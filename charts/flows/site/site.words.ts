import type { FlowWords } from '../../words/said.ts'
import { siteActors } from './site.actors.words.ts'
import type { formWords } from './site.forms.words.ts'
import { siteFacts } from './site.facts.words.ts'
import { siteGuards } from './site.guards.words.ts'
import { siteIntents } from './site.intents.words.ts'
import { siteStarts } from './site.starts.words.ts'
import { siteStates } from './site.states.words.ts'
import { failureToast } from '../../words/toasts.ts'
import { requirements } from './site.requirements.ts'

/** @param forms what each flow with a form says of itself */
export const siteWords = (forms: ReturnType<typeof formWords>): FlowWords => ({
  title: { tr: 'Site', en: 'The site' },
  purpose: {
    tr: 'Kimin burada olduğu, hangi pencere ve menülerin açık olduğu, girişten sonra neye dönüldüğü.',
    en: 'Who is here, which dialog and which menus are open, and what is resumed after the login.',
  },
  starts: {
    ...forms.starts,
    ...siteStarts,
  },
  states: { ...siteStates, ...forms.states },
  intents: { ...siteIntents, ...forms.intents },
  facts: {
    ...forms.facts,
    ...siteFacts,
  },
  actors: { ...siteActors, ...forms.actors },
  delays: {
    'logout reload': {
      tr: 'çıkıştan sonra sayfanın yenilenmesi için bekleme',
      en: 'the wait before the page reloads after a logout',
    },
    'profile-panel restore': {
      tr: 'profil panelinin kapanma süresi',
      en: 'the time in which the profile panel leaves',
    },
  },
  guards: siteGuards,
  effects: {
    'store the session': {
      tr: 'Yerel depoda “session” kaydı vardır.',
      en: 'The local storage has “session”.',
    },
    'clear the stored data': {
      tr: 'Yerel depoda “session” kaydı kalmaz.',
      en: 'The local storage no longer has “session”.',
    },
    'go to': { tr: 'Adres “{path}” olur.', en: 'The address becomes “{path}”.' },
    'go to the game': {
      tr: 'Adres “/casino/play/” ile başlar.',
      en: 'The address begins with “/casino/play/”.',
    },
    'leave the page of the game': {
      tr: 'Adres artık “/casino/play/” ile başlamaz.',
      en: 'The address no longer begins with “/casino/play/”.',
    },
    'take the promotion out of the address': {
      tr: 'Adreste “promotion=” kalmaz.',
      en: 'The address no longer has “promotion=”.',
    },
    'load the new release': {
      tr: 'Sayfa, sitenin yeni sürümüyle yeniden yüklenir.',
      en: 'The page loads anew, with the newer release of the site.',
    },
    'reload the page': { tr: 'Sayfa yeniden yüklenir.', en: 'The page loads anew.' },
    'show the failure': failureToast,
    'show that the session ended': {
      tr: 'Üstte bir hata mesajı belirir: “Oturumunuz sona erdi. Lütfen yeniden giriş yapın.”',
      en: 'An error message appears at the top: “Your session has ended. Please log in again.”',
    },
  },
  data: {
    id: { isLeftOut: true },
    language: { isLeftOut: true },
    session: { isLeftOut: true },
    message: { isLeftOut: true },
    phone: { isLeftOut: true },
    notification: { isLeftOut: true },
    title: { isLeftOut: true },
    code: { values: { aviator: { tr: 'listedeki ilk oyun', en: 'the first one of the list' } } },
    name: {
      values: {
        'Banka havalesi': { tr: 'Kesecik', en: 'Kesecik' },
        'Özel temsilci': { tr: 'Özel temsilci', en: 'Personal agent' },
      },
    },
    next: {
      name: { tr: 'Karşılamada basılan', en: 'Pressed in the welcome' },
      values: {
        nothing: { tr: 'Evet', en: 'Yes' },
        deposit: { tr: 'Para Yatır', en: 'Deposit Money' },
        'live chat': { tr: 'Canlı Destek', en: 'Live Chat' },
      },
    },
    output: { name: { tr: 'Yöntemler', en: 'Methods' } },
    screen: {
      values: { phone: { tr: 'telefon', en: 'phone' }, desktop: { tr: 'bilgisayar', en: 'desktop' } },
    },
    token: {
      name: { tr: 'Oturum', en: 'Session' },
      values: {
        'token-1': { tr: 'bu oturum', en: 'this one' },
        'token-0': { tr: 'önceki bir oturum', en: 'one before it' },
      },
    },
  },
  requirements,
})
