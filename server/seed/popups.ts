import type { Locale } from '../locale.ts'

/** Of a popup's pictures, all as high: the default, the wide and the medium one (section 3). */
export const popupWidths = [640, 1280, 1024] as const

interface SeedPopup {
  /** Of its pictures: public/popups/<picture>-<width>.avif. */
  picture: string
  url: string
  title: Record<Locale, string>
  text: Record<Locale, string>
}

/** What a newly opened house greets with. */
export const seededPopup: SeedPopup = {
  picture: 'welcome',
  url: '/promotions',
  title: { tr: 'Lale bahçesine hoş geldiniz', en: 'Welcome to the tulip garden' },
  text: {
    tr: 'Sizin için hazırladığımız bonusları ve promosyonları görün.',
    en: 'See the bonuses and promotions that we have prepared for you.',
  },
}

/** Where the pictures of a popup are. */
export const popupImagesOf = (picture: string): string[] =>
  popupWidths.map((width) => `/popups/${picture}-${width}.avif`)
