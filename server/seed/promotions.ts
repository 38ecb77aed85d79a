import type { Locale } from '#contract/locale.ts'

interface SeedPromotion {
  name: string
  title: Record<Locale, string>
}

export const seededPromotions: readonly SeedPromotion[] = [
  {
    name: 'trial',
    title: { tr: 'Yeni üyelere ₺250 deneme bonusu', en: 'A trial bonus of ₺250 for new members' },
  },
  {
    name: 'first-deposit',
    title: { tr: 'İlk yatırımınıza ₺500 bonus', en: 'A bonus of ₺500 on your first deposit' },
  },
  {
    name: 'crypto-deposit',
    title: { tr: 'Kripto yatırımlara ₺750 bonus', en: 'A bonus of ₺750 on crypto deposits' },
  },
  {
    name: 'loss-discount',
    title: { tr: 'Haftalık kaybınıza ₺200 indirim', en: '₺200 back on a week of losses' },
  },
]
