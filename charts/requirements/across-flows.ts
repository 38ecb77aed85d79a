import type { Requirement } from './requirement.ts'

/** Claims that several flows fulfil together, or none. */
export const acrossFlows: readonly Requirement[] = [
  {
    number: '4.3',
    says: {
      tr: 'Giriş başarılıysa oturum kurulur ve pencereler kapanır.',
      en: 'A successful login establishes the session and closes the dialogs.',
    },
    states: { login: ['logged in'], site: ['session.player', 'dialog.resuming', 'dialog.none'] },
    when: { site: ['xstate.done.actor.login'] },
  },
  {
    number: '4.6',
    says: {
      tr: 'Kayıt başarılıysa üye, gelen bilgilerle hemen giriş yapmış olur.',
      en: 'A successful registration logs the player in with what the server returns.',
    },
    states: { registration: ['registering', 'verifying the phone'], site: ['session.player'] },
    when: { site: ['xstate.done.actor.registration'] },
  },
  {
    number: '4.7',
    says: {
      tr: 'Kayıttan sonra girilen telefon kilitli gelir, kodu hemen gönderilir; deneme bonusu açılır.',
      en: 'After it the phone that was entered is locked, its code is sent at once, and the trial bonus is open.',
    },
    states: {
      registration: ['verifying the phone', 'welcoming'],
      'phone verification': ['opening', 'sending the code'],
      'trial bonus': ['offered'],
    },
  },
  {
    number: '4.10',
    says: {
      tr: 'Doğru koddan sonra başarı ve 100 ms sonra konfetiyle kutlama gösterilir.',
      en: 'The right code is followed by success, and 100 ms later by confetti.',
    },
    states: { 'phone verification': ['verified'], registration: ['celebrating'] },
  },
  {
    number: '4.13',
    says: {
      tr: 'Deneme bonusu alınınca konfeti atılır, pencere 1 saniye sonra kapanır.',
      en: 'A trial bonus that is claimed brings confetti; the dialog closes 1 s later.',
    },
    states: { 'trial bonus': ['claiming', 'claimed', 'closed'], registration: ['closed'] },
    when: { registration: ['xstate.done.actor.trial bonus'] },
  },
  {
    number: '4.20',
    says: {
      tr: 'Şifre değişince dördüncü adım gösterilir; 1 saniye sonra giriş penceresi açılır.',
      en: 'Step 4 follows when the password was changed; 1 s later the login opens.',
    },
    states: {
      recovery: ['changing the password', 'done', 'going to the login'],
      site: ['dialog.recovery', 'dialog.login'],
    },
    when: { site: ['xstate.done.actor.recovery'] },
  },
  {
    number: '4.34',
    says: {
      tr: 'Oyun favori listesindeyse düğmesi etkin görünür.',
      en: 'The button of a game that is in the list of favourites is active.',
    },
    states: { favourites: ['loaded'], favourite: ['as the server said', 'favourite'] },
  },
  {
    number: '4.39',
    says: {
      tr: 'Canlı destek düğmesi sohbeti açar ve kapatır.',
      en: 'The button of the live chat opens and closes it.',
    },
    states: { 'live chat': ['offered', 'open'], site: ['chat.offered'] },
  },
  {
    number: '4.42',
    says: {
      tr: 'Bakiye değişince gösterilen bakiye yenilenir.',
      en: 'The balance that is shown is renewed when it changes.',
    },
    states: { balance: ['question.refreshing', 'question.watching'], movements: ['loading', 'list'] },
  },
  {
    number: '4.47',
    says: {
      tr: 'Altbilgi kategorileri başlangıçta bir kez yükler.',
      en: 'The footer loads its categories once, at the start.',
    },
    states: {},
    beside: { by: 'src/flows/pages/content-categories.ts', heldBy: 'tests/e2e/footer.e2e.ts' },
  },
  {
    number: '4.48',
    says: {
      tr: 'Kısa ileti oluşur, görünür, kapanır ve kalkar.',
      en: 'A toast is created, visible, closing and removed.',
    },
    states: {},
    beside: { by: 'src/ui/toast-list.tsx', heldBy: 'tests/e2e/figures.e2e.ts' },
  },
  {
    number: '4.50',
    says: {
      tr: 'Notification iletisi listeye bir bildirim ekler.',
      en: 'A message Notification adds a notification.',
    },
    states: {
      realtime: ['holding the connection.connected'],
      site: ['session.player'],
      notifications: ['list'],
    },
    when: { realtime: ['hub.message'], site: ['hub.notified'], notifications: ['hub.notified'] },
  },
  {
    number: '4.52',
    says: {
      tr: 'Site açılırken dil, ayarlar, oyun kategorileri, alan adları, deneme bonusu ve bildirimler yüklenir.',
      en: 'The start loads the language, settings, categories of games, domains, trial bonus and notifications.',
    },
    states: { 'start-up': ['loading'], site: ['start-up'], notifications: ['list.loading'] },
  },
  {
    number: '4.54',
    says: {
      tr: 'Canlı destek yalnız canlı ortamda ve ayarlar sohbeti adlandırıyorsa yüklenir.',
      en: 'The live chat is loaded only in production, where the settings name it.',
    },
    states: { site: ['chat.not offered', 'chat.offered'], 'live chat': ['loading'] },
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
]
