import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const labels: Record<string, MessageDescriptor> = {
  Amount: msg`Tutar`,
  Iban: msg`IBAN`,
  CardNo: msg`Kart numarası`,
  AccountHolder: msg`Hesap sahibinin adı soyadı`,
  AccountEmail: msg`Hesabın e-postası`,
  PersonalNo: msg`T.C. kimlik no`,
  PhoneNo: msg`Telefon`,
  WalletNo: msg`Cüzdan numarası`,
  Bank: msg`Banka`,
  Coin: msg`Para birimi`,
  Address: msg`Cüzdan adresi`,
  VoucherCode: msg`Kupon kodu`,
}

/** Label of a field by its key; an unknown key is its own label. */
export const labelOf = (key: string): MessageDescriptor => labels[key] ?? { id: key, message: key }
