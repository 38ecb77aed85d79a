import type { OwnRequirement } from '../../words/said.ts'

export const requirements: readonly OwnRequirement[] = [
  {
    number: '4.9',
    says: {
      tr: 'Telefon doğrulama: birinci adımdan sonra kod sorulur, telefon kilitlenir.',
      en: 'Phone verification: after step 1 the code is asked for and the phone is locked.',
    },
    states: ['sending the code', 'asking for the code'],
  },
  {
    number: '4.11',
    says: {
      tr: 'Yanlış kodda sunucunun iletisi gösterilir ve kod alanı boşalır.',
      en: "A wrong code shows the server's message and clears the field.",
    },
    states: ['asking for the code.code.verifying', 'asking for the code.code.typing'],
    when: ['xstate.error.actor.verify the code'],
  },
  {
    number: '4.12',
    says: {
      tr: 'Telefonu değiştirmek, telefon düzenlenebilir hâlde birinci adıma döndürür.',
      en: 'Changing the phone leads back to step 1, where it can be edited.',
    },
    states: ['updating the number'],
    when: ['change the phone'],
  },
  {
    number: '4.14',
    says: {
      tr: 'Hesapta telefon: doğrulanmamış, kod gönderildi, kod girildi, doğrulandı.',
      en: 'The phone of an account: not verified, code sent, code entered, verified.',
    },
    states: ['not verified', 'sending the code', 'asking for the code', 'verified'],
  },
  {
    number: '4.15',
    says: {
      tr: 'Doğrulanmamışken numara güncellenip kod yeni numaraya gönderilebilir.',
      en: 'While it is not verified the number can be updated, and the code goes to the new one.',
    },
    states: ['updating the number', 'sending to another number'],
  },
  {
    number: '4.16',
    says: {
      tr: 'Telefon zaten doğrulanmışsa ekran doğrulanmış olarak açılır.',
      en: 'A phone that is verified already opens as verified.',
    },
    states: ['verified'],
  },
  {
    number: '4.17',
    says: {
      tr: 'Kod gönderildikten sonra 60 saniye sayılır, sonra yeniden gönderme bağlantısı çıkar.',
      en: 'After a code is sent 60 s are counted down; then another one can be asked for.',
    },
    states: ['asking for the code.resend.waiting', 'asking for the code.resend.offered'],
  },
]
