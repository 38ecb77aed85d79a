import { adultAge } from '#contract/auth.ts'
import type { FixedFault } from '#contract/field.ts'
import type { Locale } from '#contract/locale.ts'
import { fieldName } from './field-names.ts'

/** The faults of a field without their figures; 'not valid' stands for any other. */
type FaultName = FixedFault | 'at least' | 'at most' | 'exactly' | 'not valid'
type Sentences = Record<FaultName, (field: string, figure: string) => string>

const tr: Sentences = {
  required: (field) => `${field}: bu alan zorunludur.`,
  'at least': (field, figure) => `${field}: en az ${figure} olmalıdır.`,
  'at most': (field, figure) => `${field}: en çok ${figure} olabilir.`,
  exactly: (field, figure) => `${field}: tam ${figure} karakter olmalıdır.`,
  'letters only': (field) => `${field}: yalnızca harf girin.`,
  'letters and digits only': (field) => `${field}: yalnızca a–z harfleri ve rakam girin.`,
  'digits only': (field) => `${field}: yalnızca rakam girin.`,
  'not an e-mail': (field) => `${field}: geçerli bir e-posta adresi girin.`,
  'not a name': (field) => `${field}: adı ve soyadı harflerle girin.`,
  'not an IBAN': (field) => `${field}: geçerli bir IBAN girin.`,
  'not a card number': (field) => `${field}: geçerli bir kart numarası girin.`,
  'not a national ID': (field) => `${field}: geçerli bir T.C. kimlik numarası girin.`,
  'not a coin address': (field) => `${field}: seçtiğiniz para biriminin bir adresini girin.`,
  'not complete': (field) => `${field}: tamamını girin.`,
  'unseen signs': (field) => `${field}: görünmeyen karakterleri silin.`,
  'not a date': (field) => `${field}: geçerli bir tarih girin.`,
  'under age': (field) => `${field}: üye olmak için en az ${adultAge} yaşında olmanız gerekir.`,
  'not a number': (field) => `${field}: geçerli bir sayı girin.`,
  'not an amount': (field) => `${field}: geçerli bir tutar girin.`,
  'not an option': (field) => `${field}: listeden bir seçenek seçin.`,
  'does not match': (field) => `${field}: girdiğiniz değerler aynı değil.`,
  'not expected': (field) => `${field}: bu istekte beklenmeyen alanlar var.`,
  'not valid': (field) => `${field}: geçerli bir değer girin.`,
}

const en: Sentences = {
  required: (field) => `${field}: this field is required.`,
  'at least': (field, figure) => `${field}: must be at least ${figure}.`,
  'at most': (field, figure) => `${field}: can be at most ${figure}.`,
  exactly: (field, figure) => `${field}: must be exactly ${figure} characters.`,
  'letters only': (field) => `${field}: use letters only.`,
  'letters and digits only': (field) => `${field}: use only the letters a–z and digits.`,
  'digits only': (field) => `${field}: use digits only.`,
  'not an e-mail': (field) => `${field}: enter a valid email address.`,
  'not a name': (field) => `${field}: write the name in letters.`,
  'not an IBAN': (field) => `${field}: enter a valid IBAN.`,
  'not a card number': (field) => `${field}: enter a valid card number.`,
  'not a national ID': (field) => `${field}: enter a valid national ID number.`,
  'not a coin address': (field) => `${field}: enter an address of the chosen currency.`,
  'not complete': (field) => `${field}: enter all of it.`,
  'unseen signs': (field) => `${field}: remove the invisible characters.`,
  'not a date': (field) => `${field}: enter a valid date.`,
  'under age': (field) => `${field}: you must be at least ${adultAge} years old to sign up.`,
  'not a number': (field) => `${field}: enter a valid number.`,
  'not an amount': (field) => `${field}: enter a valid amount.`,
  'not an option': (field) => `${field}: choose one of the options.`,
  'does not match': (field) => `${field}: the two values are not the same.`,
  'not expected': (field) => `${field}: the request has fields that do not belong to it.`,
  'not valid': (field) => `${field}: enter a valid value.`,
}

const sentences: Record<Locale, Sentences> = { tr, en }
const isFault = (name: string): name is FaultName => Object.hasOwn(tr, name)

/** 'not valid' unless the contract knows the kind. */
export function faultKind(message: string): string {
  return isFault(withoutFigure(message)) ? message : 'not valid'
}

export function sayFault(locale: Locale, field: string, kind: string): string {
  const name = withoutFigure(kind)
  const sentence = sentences[locale][isFault(name) ? name : 'not valid']
  return sentence(fieldName(locale, field), /\d+$/.exec(kind)?.[0] ?? '')
}

const withoutFigure = (kind: string) => kind.replace(/ \d+$/, '')
