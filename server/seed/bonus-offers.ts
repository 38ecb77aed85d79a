import { trialBonus } from '../bonus/bonus.rules.ts'
import type { OfferKind } from '../bonus/bonus.rules.ts'
import type { Locale } from '#contract/locale.ts'

export interface SeedOffer {
  code: string
  kind: OfferKind
  /** Turkish lira. */
  amount: number
  wagering: number
  days: number
  title: Record<Locale, string>
  text: Record<Locale, string>
}

export const bonusOffers: readonly SeedOffer[] = [
  {
    code: trialBonus,
    kind: 'trial',
    amount: 250,
    wagering: 10,
    days: 7,
    title: { tr: 'Deneme Bonusu', en: 'Trial Bonus' },
    text: {
      tr: 'Yeni üyelerimize hoş geldiniz hediyesi. Talep ettiğinizde bonus hesabınıza hemen eklenir.',
      en: 'A welcome gift for new members. It is added to your bonus account as soon as you claim it.',
    },
  },
  {
    code: 'first-deposit',
    kind: 'deposit',
    amount: 500,
    wagering: 8,
    days: 30,
    title: { tr: 'İlk Yatırım Bonusu', en: 'First Deposit Bonus' },
    text: {
      tr: 'En az ₺500 tutarındaki ilk yatırımınızdan sonra, bu yatırımla oyuna başlamadan talep edebilirsiniz.',
      en: 'Claim it after your first deposit of at least ₺500 and before you play with that deposit.',
    },
  },
  {
    code: 'crypto-deposit',
    kind: 'deposit',
    amount: 750,
    wagering: 6,
    days: 30,
    title: { tr: 'Kripto Yatırım Bonusu', en: 'Crypto Deposit Bonus' },
    text: {
      tr: 'Kripto parayla yaptığınız en az ₺2.500 tutarındaki yatırımdan sonra talep edebilirsiniz.',
      en: 'Claim it after a deposit of at least ₺2,500 in cryptocurrency.',
    },
  },
  {
    code: 'loss-discount',
    kind: 'discount',
    amount: 200,
    wagering: 1,
    days: 7,
    title: { tr: 'Kayıp İndirimi', en: 'Loss Discount' },
    text: {
      tr: 'Son yedi gündeki kaybınız ₺2.000 tutarını aştıysa ve bekleyen çekiminiz yoksa talep edebilirsiniz.',
      en: 'Claim it when you have lost more than ₺2,000 in the last seven days and no withdrawal is waiting.',
    },
  },
  {
    code: 'withdrawal-free-discount',
    kind: 'discount',
    amount: 100,
    wagering: 0,
    days: 7,
    title: { tr: 'Çekimsiz Yatırım İndirimi', en: 'No-Withdrawal Discount' },
    text: {
      tr: 'Üç yatırım üst üste çekim yapmadan oynadıysanız talep edebilirsiniz; çevrim şartı yoktur.',
      en: 'Claim it after three deposits in a row without a withdrawal; there is no wagering requirement.',
    },
  },
]
