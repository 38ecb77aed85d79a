import { popupWidths } from '#contract/picture.ts'
import type { Locale } from '#contract/locale.ts'

interface SeedPopup {
  /** Of the files public/popups/<picture>-<width>.avif. */
  picture: string
  url: string
  title: Record<Locale, string>
  text: Record<Locale, string>
}

export const seededPopup: SeedPopup = {
  picture: 'welcome',
  url: '/promotions',
  title: { tr: 'Lale bahçesine hoş geldiniz', en: 'Welcome to the tulip garden' },
  text: {
    tr: 'Sizin için hazırladığımız bonusları ve promosyonları görün.',
    en: 'See the bonuses and promotions that we have prepared for you.',
  },
}

export const popupImagesOf = (picture: string): string[] =>
  popupWidths.map((width) => `/popups/${picture}-${width}.avif`)
