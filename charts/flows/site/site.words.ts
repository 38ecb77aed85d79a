import { balanceMoved, liveLineMade, playerNotified, sessionEnded } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { siteActors } from './site.actors.words.ts'
import type { formWords } from './site.forms.words.ts'
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
    'session.established': {
      tr: 'Üyelik formu doldurulup gönderilir ve oturum açılır',
      en: 'The registration is filled in and sent, and there is a session',
    },
    'storage.changed': {
      tr: 'Tarayıcının başka bir sekmesinde oturum açılır, kapanır ya da değişir',
      en: 'In another tab of the browser somebody logs in or out, or another session begins',
    },
    'hub.connected': { tr: 'Anlık bağlantı kurulur', en: 'The live connection is made', how: liveLineMade },
    'hub.balance changed': {
      tr: 'Sunucu, bakiyenin değiştiğini bildirir',
      en: 'The server says that the balance has changed',
      how: balanceMoved,
    },
    'hub.notified': {
      tr: 'Sunucu yeni bir bildirim gönderir',
      en: 'The server sends a notification',
      how: playerNotified,
    },
    'phone.verified': {
      tr: 'SMS ile gelen kod yazılır ve telefon doğrulanır',
      en: 'The code from the SMS is entered and the phone is verified',
    },
    'session.expired': {
      tr: 'Sunucu bir oturumun sona erdiğini bildirir',
      en: 'The server says that a session is over',
      how: sessionEnded,
    },
    'navigation.turned away': {
      tr: 'Ziyaretçi, yalnızca oyunculara açık bir sayfaya gitmek ister',
      en: 'The visitor wants to go to a page for players alone',
    },
    'navigation.arrived': { tr: 'Başka bir sayfa açılır', en: 'Another page is opened' },
    'game page.opened': {
      tr: 'Bir oyunun sayfası açılır: bağlantısıyla ya da oyun kapandıktan sonra “Oyna” düğmesiyle',
      en: 'The page of a game is opened: by its link, or with “Play” after the game was closed',
    },
    'game page.left': { tr: 'Oyunun sayfasından çıkılır', en: 'The page of the game is left' },
    'chat.missed': {
      tr: 'Canlı destek 15 saniyede gelmez',
      en: 'The live chat does not come within 15 seconds',
    },
    'release.found': {
      tr: 'Sitenin yeni sürümü yayımlanır ve tarayıcıya iner',
      en: 'A newer release of the site comes and the browser has fetched it',
    },
    'release.missed': {
      tr: 'Sayfa, sunucuda artık olmayan bir kod dosyası ister',
      en: 'The page asks for a file of code that the server no longer has',
    },
    'screen.changed': {
      tr: 'Pencerenin genişliği değişir: telefon ya da bilgisayar',
      en: 'The window changes its width: a phone or a desktop',
    },
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
      tr: 'Oturum tarayıcıda saklanır: sayfa yenilense de açık kalır.',
      en: 'The browser keeps the session: it stays when the page is reloaded.',
    },
    'clear the stored data': {
      tr: 'Oyuncunun bilgileri tarayıcıdan silinir.',
      en: 'What belongs to the player is deleted from the browser.',
    },
    'go to': { tr: 'Adres “{path}” olur.', en: 'The address becomes “{path}”.' },
    'go to the game': { tr: 'Oyun kendi sayfasında açılır.', en: 'The game opens on a page of its own.' },
    'leave the page of the game': {
      tr: 'Oyunun sayfası kapanır; oyuna nereden girildiyse orası görünür.',
      en: 'The page of the game closes; what it was opened from is back.',
    },
    'take the promotion out of the address': {
      tr: 'Adreste artık promosyon yoktur.',
      en: 'The address no longer names the promotion.',
    },
    'load the new release': {
      tr: 'Sayfa, sitenin yeni sürümüyle yeniden yüklenir.',
      en: 'The page reloads with the newer release of the site.',
    },
    'reload the page': { tr: 'Sayfa yeniden yüklenir.', en: 'The page loads anew.' },
    'show the failure': failureToast,
    'show that the session ended': {
      tr: 'Üstte oturumun sona erdiğini söyleyen bir mesaj belirir.',
      en: 'A message at the top says that the session has ended.',
    },
  },
  data: {
    id: { name: { tr: 'Promosyon numarası', en: 'Number of the promotion' } },
    language: { values: { tr: { tr: 'Türkçe', en: 'Turkish' } } },
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
