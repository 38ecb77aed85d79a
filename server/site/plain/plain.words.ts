import type { Locale } from '#contract/locale.ts'

interface Said {
  title: string
  text: string
  again: string
}

/** In both languages, since such a page stands for the whole site. */
export const closedWords: Record<Locale, Said> = {
  tr: {
    title: 'Kısa bir bakım yapıyoruz',
    text: 'Bakiyeniz, bahisleriniz ve işlemleriniz güvende. İşimiz biter bitmez yeniden buradayız; birazdan tekrar deneyin.',
    again: 'Yeniden dene',
  },
  en: {
    title: 'We are carrying out maintenance',
    text: 'Your balance, your bets and your transactions are safe. We will be back as soon as we are done; please try again shortly.',
    again: 'Try again',
  },
}

export const offlineWords: Record<Locale, Said> = {
  tr: {
    title: 'İnternet bağlantınız yok',
    text: 'Siteye ulaşamıyoruz. Bakiyeniz ve işlemleriniz güvende; bağlantınız gelince sayfa kendiliğinden açılır.',
    again: 'Yeniden dene',
  },
  en: {
    title: 'You are offline',
    text: 'We cannot reach the site. Your balance and your transactions are safe; the page opens by itself once you are connected.',
    again: 'Try again',
  },
}
