import type { Requirement } from './requirement.ts'

/** Section 4: notifications, login, registration. */
export const access: readonly Requirement[] = [
  {
    number: '4.1',
    says: {
      tr: 'Okunmamış bildirim, açılıp sunucu onayladığında okunmuş olur; daha önce olmaz.',
      en: 'An unread notification that is opened is read once the server confirms it, and not before.',
    },
    states: { notifications: ['reading.in the detail', 'marking.marking as read'] },
  },
  {
    number: '4.2',
    says: {
      tr: 'Okunmuş bildirim yeniden açılınca sunucuya bir şey sorulmaz.',
      en: 'A notification that was read already asks nothing of the server.',
    },
    states: { notifications: ['marking.at rest'] },
    when: { notifications: ['open the notification'] },
  },
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
    number: '4.4',
    says: {
      tr: 'Çıkış, saklanan her şeyi siler ve ana sayfaya götürür.',
      en: 'A logout clears all that is stored and leads home.',
    },
    states: { site: ['session.signing out', 'session.leaving'] },
  },
  {
    number: '4.5',
    says: {
      tr: 'Çıkıştan 300 ms sonra sayfa yeniden yüklenir.',
      en: 'The page reloads 300 ms after a logout.',
    },
    states: { site: ['session.leaving'] },
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
    number: '4.8',
    says: {
      tr: 'Kayıt olmazsa sunucunun iletisi hata olarak gösterilir.',
      en: "A failed registration shows the server's message as an error.",
    },
    states: { registration: ['filling in'] },
    when: { registration: ['xstate.error.actor.register'] },
  },
  {
    number: '4.9',
    says: {
      tr: 'Telefon doğrulama: birinci adımdan sonra kod sorulur, telefon kilitlenir.',
      en: 'Phone verification: after step 1 the code is asked for and the phone is locked.',
    },
    states: { 'phone verification': ['sending the code', 'asking for the code'] },
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
    number: '4.11',
    says: {
      tr: 'Yanlış kodda sunucunun iletisi gösterilir ve kod alanı boşalır.',
      en: "A wrong code shows the server's message and clears the field.",
    },
    states: {
      'phone verification': ['asking for the code.code.verifying', 'asking for the code.code.typing'],
    },
    when: { 'phone verification': ['xstate.error.actor.verify the code'] },
  },
  {
    number: '4.12',
    says: {
      tr: 'Telefonu değiştirmek, telefon düzenlenebilir hâlde birinci adıma döndürür.',
      en: 'Changing the phone leads back to step 1, where it can be edited.',
    },
    states: { 'phone verification': ['updating the number'] },
    when: { 'phone verification': ['change the phone'] },
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
]
