import type { Requirement } from './requirement.ts'

/** Section 4: phone verification of the account, recovery, deposits and withdrawals. */
export const account: readonly Requirement[] = [
  {
    number: '4.14',
    says: {
      tr: 'Hesapta telefon: doğrulanmamış, kod gönderildi, kod girildi, doğrulandı.',
      en: 'The phone of an account: not verified, code sent, code entered, verified.',
    },
    states: {
      'phone verification': ['not verified', 'sending the code', 'asking for the code', 'verified'],
    },
  },
  {
    number: '4.15',
    says: {
      tr: 'Doğrulanmamışken numara güncellenip kod yeni numaraya gönderilebilir.',
      en: 'While it is not verified the number can be updated, and the code goes to the new one.',
    },
    states: { 'phone verification': ['updating the number', 'sending to another number'] },
  },
  {
    number: '4.16',
    says: {
      tr: 'Telefon zaten doğrulanmışsa ekran doğrulanmış olarak açılır.',
      en: 'A phone that is verified already opens as verified.',
    },
    states: { 'phone verification': ['verified'] },
  },
  {
    number: '4.17',
    says: {
      tr: 'Kod gönderildikten sonra 60 saniye sayılır, sonra yeniden gönderme bağlantısı çıkar.',
      en: 'After a code is sent 60 s are counted down; then another one can be asked for.',
    },
    states: {
      'phone verification': ['asking for the code.resend.waiting', 'asking for the code.resend.offered'],
    },
  },
  {
    number: '4.18',
    says: {
      tr: 'Şifre yenileme: sıfırlama gönderilince ikinci adıma geçilir.',
      en: 'Recovery: step 2 follows when the reset was sent.',
    },
    states: { recovery: ['asking for the username', 'sending the code', 'asking for the code'] },
  },
  {
    number: '4.19',
    says: {
      tr: 'Kod kabul edilince üçüncü adıma geçilir.',
      en: 'Step 3 follows when the code was accepted.',
    },
    states: { recovery: ['checking the code', 'asking for a new password'] },
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
    number: '4.21',
    says: {
      tr: 'Olmayan adım yerinde kalır ve sunucunun iletisini hata olarak gösterir.',
      en: "A step that fails stays and shows the server's message as an error.",
    },
    states: { recovery: ['asking for the username', 'asking for the code', 'asking for a new password'] },
    when: {
      recovery: [
        'xstate.error.actor.send the code',
        'xstate.error.actor.check the code',
        'xstate.error.actor.change the password',
      ],
    },
  },
  {
    number: '4.22',
    says: {
      tr: 'Para yatırma ve çekme formu: yükleniyor, sonra yüklendi.',
      en: 'The form of a deposit or a withdrawal is loading, then loaded.',
    },
    states: { payment: ['loading the fields', 'filling in'] },
  },
  {
    number: '4.23',
    says: {
      tr: 'Form gelmez ya da boş gelirse hata gösterilir, 100 ms sonra bütün pencereler kapanır.',
      en: 'A form that does not come, or comes empty, shows an error; all dialogs close after 100 ms.',
    },
    states: { payment: ['failed'] },
  },
  {
    number: '4.24',
    says: {
      tr: 'Çekme başarılıysa ileti gösterilir, pencere 500 ms sonra kapanır.',
      en: 'A successful withdrawal shows its message; the dialog closes after 500 ms.',
    },
    states: { payment: ['withdrawn'] },
  },
  {
    number: '4.25',
    says: {
      tr: 'Yatırma bir adres dönerse ödeme sayfası yeni sekmede açılır, devam düğmesi kalır.',
      en: 'A deposit that is answered with an address opens it in a new tab and leaves a button to continue.',
    },
    states: { payment: ['paying outside', 'paid', 'declined'] },
  },
  {
    number: '4.26',
    says: {
      tr: 'Yatırma başka bir yanıt dönerse sunucunun iletisi gösterilir.',
      en: "A deposit with any other answer shows the server's message.",
    },
    states: { payment: ['told'] },
  },
]
