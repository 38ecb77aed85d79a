import type { Locale } from '../locale.ts'

interface SeedPromotion {
  /** Of its pictures and of the files with its text. */
  name: string
  title: Record<Locale, string>
}

/** What a newly opened house tells of its bonus offers, in this order. */
export const seededPromotions: readonly SeedPromotion[] = [
  {
    name: 'trial',
    title: { tr: 'Yeni üyelere 250 TL deneme bonusu', en: 'A trial bonus of 250 TRY for new members' },
  },
  {
    name: 'first-deposit',
    title: { tr: 'İlk yatırımınıza 500 TL bonus', en: 'A bonus of 500 TRY on your first deposit' },
  },
  {
    name: 'crypto-deposit',
    title: { tr: 'Kripto yatırımlara 750 TL bonus', en: 'A bonus of 750 TRY on crypto deposits' },
  },
  {
    name: 'loss-discount',
    title: { tr: 'Haftalık kaybınıza 200 TL indirim', en: '200 TRY back on a week of losses' },
  },
]
