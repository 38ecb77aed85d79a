import { productName } from '#contract/product.ts'
import type { Locale } from '#contract/locale.ts'
import { heads } from '../words/heads.ts'
import { languageParameter } from './read-locale.ts'

export const manifestPath = '/manifest.webmanifest'

/** Background colours of the dark and the light theme, as in tokens.css. */
export const nightGround = '#081413'
export const dayGround = '#f6f3ea'

const shortcuts = [
  { place: 'slot', url: '/casino/slot' },
  { place: 'live', url: '/casino/live' },
  { place: 'sports', url: '/spor' },
] as const

export const manifestAddress = (locale: Locale) =>
  locale === 'tr' ? manifestPath : `${manifestPath}?${languageParameter}=${locale}`

export function manifestOf(locale: Locale) {
  const words = heads[locale]
  return {
    id: '/',
    name: productName,
    short_name: productName,
    description: words.home.description,
    lang: locale,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: nightGround,
    theme_color: nightGround,
    categories: ['games', 'entertainment', 'sports'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: shortcuts.map(({ place, url }) => ({ name: words[place].title, url })),
  }
}
