import type { Requirement } from './requirement.ts'

/** Section 8: what happens when something fails. */
export const errors: readonly Requirement[] = [
  {
    number: '8.1',
    says: {
      tr: 'Herhangi bir yanıtta 401, oturumu kapatır ve nedenini söyler.',
      en: 'A 401 on any answer ends the session and says why.',
    },
    states: { site: ['session.visitor'] },
    when: { site: ['session.expired'] },
    beside: { by: 'src/http/call.ts', heldBy: 'tests/ui/call.test.ts' },
  },
  {
    number: '8.2',
    says: {
      tr: 'Başka her hata kodu, hata olarak iletilir.',
      en: 'Any other status is passed on as an error.',
    },
    states: { bonuses: ['unavailable'], game: ['refused'], promotion: ['missing'] },
    beside: { by: 'src/http/call.ts', heldBy: 'tests/ui/call.test.ts' },
  },
  {
    number: '8.3',
    says: {
      tr: 'Başarısız yanıtın iletisi hata, başarılı yanıtın iletisi başarı olarak gösterilir.',
      en: 'The message of an answer without success is shown as an error, that of a success as a success.',
    },
    states: {
      recovery: ['asking for the username', 'asking for the code', 'done'],
      registration: ['filling in'],
      'trial bonus': ['claimed', 'refused'],
      payment: ['filling in', 'withdrawn'],
    },
  },
  {
    number: '8.4',
    says: {
      tr: 'Ödeme formu boşsa veri bulunamadığı söylenir.',
      en: 'An empty form of a payment says that no data was found.',
    },
    states: { payment: ['failed'] },
  },
  {
    number: '8.5',
    says: {
      tr: 'EGT, Hub88 ve SoftGamings oyunu açılamazsa oyun penceresi de kapanır.',
      en: 'A game of EGT, Hub88 or SoftGamings that cannot be launched closes, too.',
    },
    states: { game: ['leaving'] },
    when: { game: ['xstate.error.actor.ask for the address'] },
    beside: { by: 'machines/game/game.machine.ts', heldBy: 'tests/machines/game.test.ts' },
  },
  {
    number: '8.6',
    says: {
      tr: 'Ayarlar, alan adları ya da deneme bonusu reddedilirse sayfa yeniden yüklenir.',
      en: 'Settings, domains or trial bonus that are refused reload the page.',
    },
    states: { 'start-up': ['turned down', 'reloading the page', 'out of service'] },
  },
  {
    number: '8.7',
    says: {
      tr: 'Bağlantı hatası açılışı durdurmaz.',
      en: 'A fault of the line lets the start go on.',
    },
    states: {
      'start-up': ['loading.site settings.missing', 'loading.domains.missing', 'loading.trial bonus.missing'],
    },
  },
  {
    number: '8.8',
    says: {
      tr: 'Bilinmeyen dilin yerine Türkçe geçer.',
      en: 'An unknown language falls back to Turkish.',
    },
    states: { language: ['speech.switching', 'speech.in a language'] },
  },
  {
    number: '8.9',
    says: {
      tr: 'Anlık bağlantıda her ileti türünün bozuk içeriği bildirilir.',
      en: 'On the connection, broken content of each type of message is reported.',
    },
    states: { realtime: ['holding the connection.connected'] },
    when: { realtime: ['hub.invalid message'] },
    beside: { by: 'src/hub/connection.ts', heldBy: 'tests/machines/realtime.test.ts' },
  },
]
