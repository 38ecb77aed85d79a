import type { HouseAccount, PaymentField } from '#contract/payment.ts'
import type { Locale } from '#contract/locale.ts'
import type { PublishedField, PublishedTerms } from '../payment/published-method.store.ts'

export type SeedTerms = Omit<PublishedTerms, 'shown' | 'text'> & { text?: Record<Locale, string> }

export interface SeedMethod {
  code: string
  name: Record<Locale, string>
  deposit?: SeedTerms
  withdraw?: SeedTerms
  /** The operator's account that deposits are sent to. */
  account?: HouseAccount
}

const field = (
  key: string,
  objectType: PaymentField['objectType'],
  mask: string | null = null,
): PublishedField => ({
  key,
  mask,
  objectType,
  option: null,
})
const choice = (key: string, option: PublishedField['option']): PublishedField => ({
  key,
  mask: null,
  objectType: 'Dropdown',
  option,
})
const same = (name: string) => ({ tr: name, en: name })

const amount = field('Amount', 'Decimal')
const wholeAmount = field('Amount', 'Int')
const largeAmount = field('Amount', 'Long')
const iban = field('Iban', 'String', 'TR## #### #### #### #### #### ##')
const cardNo = field('CardNo', 'String', '#### #### #### ####')
const holder = field('AccountHolder', 'String')
const personalNo = field('PersonalNo', 'String', '###########')
const phoneNo = field('PhoneNo', 'String', '+90 (###) ### ## ##')
const walletNo = field('WalletNo', 'String')
const bank = choice('Bank', [
  { id: 1, name: same('Boğaz Bankası') },
  { id: 2, name: same('Toros Bankası') },
  { id: 3, name: same('Ege Katılım') },
  { id: 4, name: same('Kızılırmak Bankası') },
])
const coin = choice('Coin', [
  { id: 'BTC', name: same('Bitcoin') },
  { id: 'ETH', name: same('Ether') },
  { id: 'LTC', name: same('Litecoin') },
])

const atOnce = { tr: 'Anında', en: 'Instantly' }
const quarter = { tr: '15 dakika içinde', en: 'Within 15 minutes' }
const hour = { tr: '1 saat içinde', en: 'Within 1 hour' }
const day = { tr: '24 saat içinde', en: 'Within 24 hours' }

export const paymentMethods: readonly SeedMethod[] = [
  {
    code: 'card',
    name: { tr: 'Banka ve kredi kartı', en: 'Debit and credit card' },
    deposit: { provider: 'sandbox', min: 50, max: 50_000, duration: atOnce, fields: [amount, holder] },
    withdraw: { provider: null, min: 100, max: 50_000, duration: day, fields: [amount, cardNo, holder] },
  },
  {
    code: 'bank-transfer',
    name: { tr: 'Havale / EFT', en: 'Bank transfer' },
    // Not a real account: the operator publishes the real one.
    account: { bank: 'Boğaz Bankası', holder: 'Lale Oyun Hizmetleri', iban: 'TR429999900000001907200426' },
    deposit: {
      provider: null,
      min: 100,
      max: 500_000,
      duration: hour,
      fields: [amount, bank, iban, holder],
      text: {
        tr: 'Havaleniz bankamıza ulaştığında bakiyenize eklenecek.',
        en: 'Your transfer is added to your balance once it reaches our bank.',
      },
    },
    withdraw: { provider: null, min: 100, max: 250_000, duration: day, fields: [amount, bank, iban, holder] },
  },
  {
    code: 'instant-transfer',
    name: { tr: 'Anında havale', en: 'Instant transfer' },
    deposit: {
      provider: 'sandbox',
      min: 50,
      max: 100_000,
      duration: atOnce,
      fields: [wholeAmount, personalNo],
    },
    withdraw: {
      provider: 'sandbox',
      min: 100,
      max: 100_000,
      duration: quarter,
      fields: [wholeAmount, iban, personalNo],
    },
  },
  {
    code: 'kesecik',
    name: same('Kesecik'),
    deposit: { provider: 'sandbox', min: 20, max: 100_000, duration: atOnce, fields: [amount, walletNo] },
    withdraw: { provider: 'sandbox', min: 50, max: 100_000, duration: quarter, fields: [amount, walletNo] },
  },
  {
    code: 'turna',
    name: same('Turna Cüzdan'),
    deposit: {
      provider: 'sandbox',
      min: 50,
      max: 75_000,
      duration: atOnce,
      fields: [amount, field('AccountEmail', 'String')],
    },
    withdraw: {
      provider: 'sandbox',
      min: 50,
      max: 75_000,
      duration: hour,
      fields: [amount, field('AccountEmail', 'String')],
    },
  },
  {
    code: 'mavera',
    name: same('Mavera Cüzdan'),
    deposit: { provider: 'sandbox', min: 50, max: 40_000, duration: atOnce, fields: [wholeAmount, phoneNo] },
    withdraw: { provider: 'sandbox', min: 50, max: 40_000, duration: hour, fields: [wholeAmount, phoneNo] },
  },
  {
    code: 'crypto',
    name: { tr: 'Kripto para', en: 'Cryptocurrency' },
    deposit: { provider: 'sandbox', min: 250, max: 1_000_000, duration: hour, fields: [largeAmount, coin] },
    withdraw: {
      provider: 'sandbox',
      min: 250,
      max: 1_000_000,
      duration: hour,
      fields: [largeAmount, coin, field('Address', 'String')],
    },
  },
  {
    code: 'qr',
    name: { tr: 'Karekod ile ödeme', en: 'Pay by QR code' },
    deposit: { provider: 'sandbox', min: 20, max: 20_000, duration: atOnce, fields: [amount, bank] },
  },
  {
    code: 'voucher',
    name: { tr: 'Kupon kodu', en: 'Voucher code' },
    deposit: {
      provider: null,
      min: 25,
      max: 5_000,
      duration: quarter,
      fields: [wholeAmount, field('VoucherCode', 'String', '****-****-****-****')],
      text: {
        tr: 'Kuponunuzu aldık. Kontrol edildiğinde tutarı bakiyenize eklenecek.',
        en: 'We have received your voucher. Its amount is added to your balance once it has been checked.',
      },
    },
  },
  {
    code: 'cash-machine',
    name: { tr: 'Kartsız ATM', en: 'Cardless cash machine' },
    withdraw: {
      provider: null,
      min: 100,
      max: 10_000,
      duration: quarter,
      fields: [wholeAmount, phoneNo, personalNo],
    },
  },
  {
    code: 'personal-desk',
    name: { tr: 'Özel temsilci', en: 'Personal agent' },
    deposit: {
      provider: null,
      min: 10_000,
      max: 5_000_000,
      duration: { tr: 'Temsilcinizle kararlaştırılır', en: 'As agreed with your agent' },
      fields: [],
      text: {
        tr: 'Yüksek tutarlı yatırımlarınızı özel temsilcinizle yaparsınız. Arama isteyin ya da canlı desteğe yazın; temsilciniz hesabı ve koşulları size bildirir.',
        en: 'Your personal agent takes large deposits. Ask for a call or write to live chat: your agent tells you the account and the terms.',
      },
    },
    withdraw: {
      provider: null,
      min: 10_000,
      max: 5_000_000,
      duration: { tr: 'Temsilcinizle kararlaştırılır', en: 'As agreed with your agent' },
      fields: [],
      text: {
        tr: 'Yüksek tutarlı çekimlerinizi özel temsilcinizle yaparsınız. Arama isteyin ya da canlı desteğe yazın; temsilciniz sizinle ilgilenir.',
        en: 'Your personal agent handles large withdrawals. Ask for a call or write to live chat: your agent takes care of it.',
      },
    },
  },
]
