import { liveLineMade, playerNotified } from '../../words/hows.ts'
import type { FlowWords } from '../../words/said.ts'
import { failureToast } from '../../words/toasts.ts'

export const notifications: FlowWords = {
  title: { tr: 'Bildirimler', en: 'Notifications' },
  purpose: {
    tr: 'Oyuncuya gönderilen bildirimler: liste, ayrıntı ve hangilerinin okunduğu.',
    en: 'What the platform has told a player: a list, a detail, and which of them were read.',
  },
  starts: {
    'a player': {
      tr: 'Giriş yapmış ve bildirim panelini açmış bir oyuncu',
      en: 'A player who has logged in and opened the notifications',
    },
    'a player with more than a page': {
      tr: 'Bildirimleri bir sayfaya sığmayan, paneli açmış bir oyuncu',
      en: 'A player with more notifications than fit on a page, who has opened them',
    },
  },
  states: {
    list: { name: { tr: 'Liste', en: 'The list' }, seen: null },
    'list.loading': {
      name: { tr: 'En yeniler yükleniyor', en: 'Loading the newest' },
      seen: {
        tr: 'Panelde, bilinen bildirim yoksa gri satırlar, varsa bilinen bildirimler görünür.',
        en: 'The panel shows the notifications that are known, or grey rows where none is.',
      },
    },
    'list.catching up': {
      name: { tr: 'Aradakiler yükleniyor', en: 'Catching up' },
      seen: {
        tr: 'Bilinen bildirimler görünmeye devam eder.',
        en: 'The notifications that are known stay in sight.',
      },
    },
    'list.loaded': {
      name: { tr: 'Yüklendi', en: 'Loaded' },
      seen: {
        tr: 'Bildirimler en yenisinden başlayarak sıralanır, okunmamışların yanında nokta vardır; eskileri varsa en altta “Daha fazla göster” düğmesi durur. Hiç bildirim yoksa “Yeni bir bildiriminiz olduğunda burada göreceksiniz.” yazar.',
        en: 'The notifications are listed, newest first, the unread ones with a dot; where there are older ones, “Show more” stands at the end. Where there are none, it says “When you have a new notification, you will see it here.”',
      },
    },
    'list.loading more': {
      name: { tr: 'Eskiler yükleniyor', en: 'Loading older ones' },
      seen: {
        tr: 'Liste olduğu gibi kalır; “Daha fazla göster” düğmesinde bekleme simgesi görünür.',
        en: 'The list stays as it is; the button “Show more” shows that it is waiting.',
      },
    },
    'list.unavailable': {
      name: { tr: 'Yüklenemedi', en: 'Could not be loaded' },
      seen: {
        tr: 'Bilinen bildirim yoksa “Bildirimler yüklenemedi” ve nedeni, varsa listenin üstünde “Liste güncellenemedi. Son bildirimler eksik olabilir.” yazar; ikisinde de “Yeniden dene” düğmesi vardır.',
        en: 'Where no notification is known it says “The notifications could not be loaded” and why, otherwise “The list could not be updated. The latest notifications may be missing.” above the list; both have a “Try again” button.',
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
        tr: 'Paneli tek bir bildirim kaplar: üstte türü ve “Listeye dön” düğmesi, altında başlığı, tarihi ve metni.',
        en: 'One notification fills the panel: its type and a button “Back to the list”, below them its title, date and text.',
      },
    },
    marking: { name: { tr: 'Okundu işareti', en: 'The mark of having been read' }, seen: null },
    'marking.at rest': { name: { tr: 'Beklenen yok', en: 'Nothing to mark' }, seen: null },
    'marking.marking as read': {
      name: { tr: 'Okundu olarak işaretleniyor', en: 'Marking as read' },
      seen: {
        tr: 'Açılan bildirimin listedeki noktası, sunucu yanıt verene kadar durur.',
        en: 'In the list the notification that was opened keeps its dot until the server has answered.',
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
      how: playerNotified,
    },
    'hub.connected': {
      tr: 'Anlık bağlantı yeniden kurulur',
      en: 'The live connection opens again',
      how: liveLineMade,
    },
    'panel.opened': {
      tr: 'Bildirim paneli kapatılıp yeniden açılır',
      en: 'The panel of the notifications is closed and opened again',
    },
  },
  actors: {
    'load the notifications': { tr: 'bildirimlerin yüklenmesi', en: 'the loading of the notifications' },
    'mark as read': {
      tr: 'bildirimin okundu olarak işaretlenmesi',
      en: 'the marking of the notification as read',
    },
  },
  delays: {},
  guards: {
    'it is news': {
      tr: 'bildirim listede yok',
      en: 'the notification is not in the list',
      otherwise: { tr: 'bildirim listede var', en: 'the notification is in the list already' },
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
      tr: 'Üstte bildirimin başlığı ve notu, yanında “Bildirimleri aç” düğmesiyle belirir.',
      en: 'At the top the title and the note of the notification appear, with a button “Open notifications” beside them.',
    },
  },
  data: {
    id: {
      name: { tr: 'Bildirim', en: 'Notification' },
      values: { 2: { tr: 'okunmamış olan', en: 'the unread one' } },
    },
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
