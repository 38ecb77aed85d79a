import type { Requirement } from './requirement.ts'

const bounds = { by: 'contract/auth.ts', heldBy: 'tests/contract/bounds.test.ts' }
const fields = { by: 'contract/field.ts', heldBy: 'tests/contract/fields.test.ts' }

/** Section 5. */
export const validation: readonly Requirement[] = [
  {
    number: '5.1',
    says: {
      tr: 'Giriş: kullanıcı adı 1-50, şifre 3-100 karakterdir ve zorunludur.',
      en: 'Login: the username has 1 to 50 characters, the password 3 to 100; both are required.',
    },
    states: { login: ['filling in'] },
    beside: bounds,
  },
  {
    number: '5.2',
    says: {
      tr: 'Üyelik: ad, soyad, kullanıcı adı, e-posta, telefon, kimlik numarası ve doğum tarihi zorunludur, kuralları denetlenir.',
      en: 'Registration: names, username, e-mail, phone, national number and birth date are required and checked.',
    },
    states: { registration: ['filling in'] },
    beside: bounds,
  },
  {
    number: '5.3',
    says: {
      tr: 'Üyelik: iki şifre en az 5 karakterdir ve aynıdır.',
      en: 'Registration: both passwords have at least 5 characters and are the same.',
    },
    states: { registration: ['filling in'] },
    beside: fields,
  },
  {
    number: '5.4',
    says: {
      tr: 'Telefon doğrulama: telefon 5-20, kod tam altı rakamdır; birinci adımda kod gönderilmez.',
      en: 'Phone verification: a phone of 5 to 20 digits, a code of exactly six; step 1 has no code.',
    },
    states: { 'phone verification': ['not verified', 'updating the number', 'asking for the code.code'] },
    beside: fields,
  },
  {
    number: '5.5',
    says: {
      tr: 'Şifre yenileme: kullanıcı adı, kod ve iki eş şifre denetlenir; geçersiz form gönderilmez.',
      en: 'Recovery: username, code and two equal passwords are checked; an invalid form is not sent.',
    },
    states: {
      recovery: ['asking for the username', 'asking for the code', 'asking for a new password'],
    },
    beside: bounds,
  },
  {
    number: '5.6',
    says: {
      tr: 'Şifre değiştirme: üç alan da zorunludur, en az 5 karakterdir; yeni şifreler aynı olmalıdır.',
      en: 'Change password: all three are required, have at least 5 characters, and the new ones are the same.',
    },
    states: { 'change password': ['filling in'] },
    beside: bounds,
  },
  {
    number: '5.7',
    says: {
      tr: 'Arama talebi: telefon 5-30 rakam, ileti 5-100 karakterdir.',
      en: 'Call request: a phone of 5 to 30 digits, a message of 5 to 100 characters.',
    },
    states: { 'call request': ['filling in'] },
    beside: bounds,
  },
  {
    number: '5.8',
    says: {
      tr: 'Ödeme formu: her alan zorunludur; sayılar sayı, seçenekler numarayla ya da metinle gönderilir.',
      en: 'Dynamic form: every field is required; numbers are sent as numbers, options by number or by text.',
    },
    states: { payment: ['filling in'] },
    beside: { by: 'contract/payment-detail.ts', heldBy: 'tests/contract/payment-detail.test.ts' },
  },
  {
    number: '5.9',
    says: {
      tr: 'Alanın ilk hatası, alandan çıkınca ya da gönderince gösterilir.',
      en: 'A field shows its first error on blur or after an attempt to send.',
    },
    states: {},
    beside: { by: 'src/flows/form/use-contract-form.ts', heldBy: 'tests/e2e/forms/typed.e2e.ts' },
  },
]
