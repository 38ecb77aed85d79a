import type { Locale } from '#contract/locale.ts'

const tr = {
  body: 'İstek',
  name: 'Ad',
  surname: 'Soyad',
  username: 'Kullanıcı adı',
  email: 'E-posta',
  password: 'Şifre',
  password2: 'Şifre (tekrar)',
  oldPassword: 'Mevcut şifre',
  confirmPassword: 'Yeni şifre (tekrar)',
  phone: 'Telefon',
  code: 'Kod',
  PersonalNo: 'T.C. kimlik no',
  birthDateDay: 'Doğum günü',
  birthDateMonth: 'Doğum ayı',
  birthDateYear: 'Doğum yılı',
  country: 'Ülke',
  trialBonus: 'Deneme bonusu',
  message: 'Mesaj',
  note: 'Not',
  detail: 'Ödeme bilgileri',
  Amount: 'Tutar',
  Iban: 'IBAN',
  CardNo: 'Kart numarası',
  AccountHolder: 'Hesap sahibinin adı soyadı',
  AccountEmail: 'Hesabın e-postası',
  PhoneNo: 'Telefon',
  WalletNo: 'Cüzdan numarası',
  Bank: 'Banka',
  Coin: 'Para birimi',
  Address: 'Cüzdan adresi',
  VoucherCode: 'Kupon kodu',
  search: 'Arama',
  from: 'İlk gün',
  to: 'Son gün',
}

const en: typeof tr = {
  body: 'The request',
  name: 'First name',
  surname: 'Last name',
  username: 'Username',
  email: 'Email',
  password: 'Password',
  password2: 'Password (again)',
  oldPassword: 'Current password',
  confirmPassword: 'New password (again)',
  phone: 'Phone',
  code: 'Code',
  PersonalNo: 'National ID number',
  birthDateDay: 'Day of birth',
  birthDateMonth: 'Month of birth',
  birthDateYear: 'Year of birth',
  country: 'Country',
  trialBonus: 'Trial bonus',
  message: 'Message',
  note: 'Note',
  detail: 'Payment details',
  Amount: 'Amount',
  Iban: 'IBAN',
  CardNo: 'Card number',
  AccountHolder: 'Name of the account holder',
  AccountEmail: 'Email of the account',
  PhoneNo: 'Phone',
  WalletNo: 'Wallet number',
  Bank: 'Bank',
  Coin: 'Currency',
  Address: 'Wallet address',
  VoucherCode: 'Voucher code',
  search: 'Search',
  from: 'First day',
  to: 'Last day',
}

const names: Record<Locale, Record<string, string>> = { tr, en }

/** The field's label; one that only programs fill in keeps its name on the wire. */
export function fieldName(locale: Locale, field: string): string {
  const known = names[locale]
  const own = field.slice(field.lastIndexOf('.') + 1)
  return Object.hasOwn(known, own) ? (known[own] ?? field) : field
}
