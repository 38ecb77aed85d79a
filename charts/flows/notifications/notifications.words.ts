import { heldBackSent } from '../../words/answers.ts'
import { liveLineReopened, messageRepeated, playerNotified } from '../../words/hows.ts'
import type { FlowWords, Said } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'
import {
  address,
  heldBackFromNowOn,
  lineThroughAProxy,
  liveLineClosed,
  loggedIn,
} from '../../words/ways-in.ts'
import { pages } from './notifications.world.ts'

const asks = '/api/customer/notification'
const marks = '/api/customer/readnotification'

const bell: Said = { tr: 'Üst bölümdeki zile basın', en: 'Press the bell in the header' }
const newestFirst: Said = {
  tr: 'Panelde bildirimler en yenisinden başlayarak sıralanır',
  en: 'The panel lists the notifications, the newest first',
}
const waiting: Said = {
  tr: `ağ panelinde “${asks}” isteği yanıt bekler`,
  en: `in the network panel the request “${asks}” waits for its answer`,
}

export const notifications: FlowWords = {
  title: { tr: 'Bildirimler', en: 'Notifications' },
  purpose: {
    tr: 'Oyuncuya gönderilen bildirimler: liste, ayrıntı ve hangilerinin okunduğu.',
    en: 'What the platform has told a player: a list, a detail, and which of them were read.',
  },
  starts: {
    'a player': {
      tr: 'Giriş yapmış ve bildirim panelini açmış, anlık bağlantısı o anda yeniden kurulan bir oyuncu',
      en: 'A player who has logged in and opened the notifications, and whose live connection opens again at that moment',
      way: [lineThroughAProxy, ...loggedIn, bell, heldBackFromNowOn(asks, marks), liveLineClosed],
    },
    'a player with more than a page': {
      tr: 'Bildirimleri bir sayfaya sığmayan, paneli açmış bir oyuncu',
      en: 'A player with more notifications than fit on a page, who has opened them',
      way: [
        lineThroughAProxy,
        ...loggedIn,
        {
          tr: `Bir vekil sunucuda “${asks}” isteğinin yanıtını bekletin`,
          en: `With a proxy, hold back the answer to “${asks}”`,
        },
        address('/'),
        bell,
      ],
    },
  },
  states: {
    list: { name: { tr: 'Liste', en: 'The list' }, seen: null },
    'list.loading': {
      name: { tr: 'En yeniler yükleniyor', en: 'Loading the newest' },
      seen: {
        tr: `Panelde bildirim yoksa gri satırlar görünür; ${waiting.tr}.`,
        en: `The panel shows grey rows if it has no notification; ${waiting.en}.`,
      },
    },
    'list.catching up': {
      name: { tr: 'Aradakiler yükleniyor', en: 'Catching up' },
      seen: { tr: `${newestFirst.tr}; ${waiting.tr}.`, en: `${newestFirst.en}; ${waiting.en}.` },
    },
    'list.loaded': {
      name: { tr: 'Yüklendi', en: 'Loaded' },
      seen: {
        tr: `${newestFirst.tr}; “Daha fazla göster” düğmesi yalnızca “${asks}” isteğinin son olumlu yanıtında daha eskiler ("older") varsa görünür.`,
        en: `${newestFirst.en}; there is a button “Show more” only if the last successful answer to “${asks}” has older ones ("older").`,
      },
    },
    'list.loading more': {
      name: { tr: 'Eskiler yükleniyor', en: 'Loading older ones' },
      seen: {
        tr: `${newestFirst.tr}; “Daha fazla göster” düğmesinde bekleme simgesi görünür.`,
        en: `${newestFirst.en}; the button “Show more” shows that it is waiting.`,
      },
    },
    'list.unavailable': {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: 'Panelde bildirim varsa “Liste güncellenemedi. Son bildirimler eksik olabilir.”, yoksa “Bildirimler yüklenemedi” yazar; “Yeniden dene” düğmesi görünür.',
        en: 'The panel says “The list could not be updated. The latest notifications may be missing.” if it has notifications, otherwise “The notifications could not be loaded”; there is a button “Try again”.',
      },
    },
    reading: { name: { tr: 'Okuma', en: 'Reading' }, seen: null },
    'reading.in the list': {
      name: { tr: 'Listede', en: 'In the list' },
      seen: { tr: 'Açık bir bildirim ayrıntısı yoktur.', en: 'No detail of a notification is open.' },
    },
    'reading.in the detail': {
      name: { tr: 'Ayrıntıda', en: 'In the detail' },
      seen: {
        tr: 'Türü, başlığı, tarihi ve metniyle tek bir bildirim paneli kaplar; “Listeye dön” düğmesi görünür.',
        en: 'One notification fills the panel, with its type, title, date and text; there is a button “Back to the list”.',
      },
    },
    marking: { name: { tr: 'Okundu işareti', en: 'The mark of having been read' }, seen: null },
    'marking.at rest': {
      name: { tr: 'Beklenen yok', en: 'Nothing to mark' },
      seen: {
        tr: `Okundu olarak işaretlenecek bildirim yoktur; ağ panelinde yanıt bekleyen “${marks}” isteği yoktur.`,
        en: `There is no notification to be marked as read; in the network panel no request “${marks}” waits for its answer.`,
      },
    },
    'marking.marking as read': {
      name: { tr: 'Okundu olarak işaretleniyor', en: 'Marking as read' },
      seen: {
        tr: `Ağ panelinde “${marks}” isteği yanıt bekler; bu bildirimin listedeki noktası durur.`,
        en: `In the network panel the request “${marks}” waits for its answer; in the list this notification keeps its dot.`,
      },
    },
  },
  intents: {
    'show more': { tr: '“Daha fazla göster” düğmesine basın', en: 'Press “Show more”' },
    'try again': { tr: '“Yeniden dene” düğmesine basın', en: 'Press “Try again”' },
    'open the notification': { tr: 'Listeden bir bildirim açın', en: 'Open a notification of the list' },
    'go back to the list': { tr: '“Listeye dön” düğmesine basın', en: 'Press “Back to the list”' },
  },
  facts: {
    'hub.notified': {
      tr: 'Sunucu, anlık bağlantıdan bir bildirim gönderir',
      en: 'The server sends a notification over the live connection',
      seen: {
        tr: 'Bildirim listede yalnızca bir kez görünür.',
        en: 'The notification is in the list only once.',
      },
    },
    'hub.connected': {
      tr: 'Anlık bağlantı yeniden kurulur',
      en: 'The live connection opens again',
      how: liveLineReopened,
    },
    'panel.opened': {
      tr: 'Bildirim paneli kapatılıp yeniden açılır',
      en: 'The panel of the notifications is closed and opened again',
      how: {
        tr: 'Esc tuşuna basın, sonra üst bölümdeki zile basın',
        en: 'press the escape key, then press the bell in the header',
      },
    },
  },
  actors: {
    'load the notifications': {
      tr: 'bildirimlerin yüklenmesi',
      en: 'the loading of the notifications',
      asks,
      isHeldBack: true,
      hows: pages.map((page) => ({
        of: page,
        ...heldBackSent(asks, JSON.stringify({ success: true, message: '', data: page })),
      })),
    },
    'mark as read': {
      tr: 'bildirimin okundu olarak işaretlenmesi',
      en: 'the marking of the notification as read',
      asks: marks,
      isHeldBack: true,
    },
  },
  delays: {},
  guards: {
    'it is news': {
      tr: 'bildirim listede yok',
      en: 'the notification is not in the list',
      how: playerNotified,
      otherwise: {
        tr: 'bildirim listede var',
        en: 'the notification is in the list already',
        how: messageRepeated,
      },
    },
    'what was known is reached': {
      tr: 'arada eksik bildirim kalmadı',
      en: 'no notification is missing in between',
      otherwise: {
        tr: 'arada eksik bildirimler var',
        en: 'notifications are missing in between',
      },
    },
    'there are older ones': { tr: 'daha eski bildirimler var', en: 'there are older notifications' },
    'it is in the list': { tr: 'bildirim listede', en: 'the notification is in the list' },
    'it is unread and in sight': {
      tr: 'bildirim okunmamış ve liste görünüyor',
      en: 'the notification is unread and the list is in sight',
    },
    'one waits to be marked': {
      tr: 'okundu olarak işaretlenecek bildirim var',
      en: 'a notification waits to be marked as read',
    },
  },
  effects: {
    'show the failure': failureToast,
    'show what came': {
      tr: 'Üstte bildirimin başlığı ve metni, “Bildirimleri aç” düğmesiyle belirir.',
      en: 'At the top the title and the text of the notification appear, with a button “Open notifications”.',
    },
  },
  data: {
    id: {
      name: { tr: 'Bildirim', en: 'Notification' },
      values: { 2: { tr: 'gönderilen bildirim', en: 'the notification that was sent' } },
    },
    notification: { isLeftOut: true },
  },
  requirements: [
    {
      number: '4.1',
      says: {
        tr: 'Okunmamış bildirim, açılıp sunucu onayladığında okunmuş olur; daha önce olmaz.',
        en: 'An unread notification that is opened is read once the server confirms it, and not before.',
      },
      states: ['reading.in the detail', 'marking.marking as read'],
    },
    {
      number: '4.2',
      says: {
        tr: 'Okunmuş bildirim yeniden açılınca sunucuya bir şey sorulmaz.',
        en: 'A notification that was read already asks nothing of the server.',
      },
      states: ['marking.at rest'],
      when: ['open the notification'],
    },
  ],
}
