import { tellDocuments } from '../session/visitor-cookie.ts'
import { brand } from './brand.ts'

export type Theme = 'dark' | 'light' | 'device'

const KEY = 'theme'

/** Dark where nothing was chosen. */
export function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEY)
  return kept === 'light' || kept === 'device' ? kept : 'dark'
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(KEY, theme)
  showTheme(theme)
}

/** Call before the first paint. */
export function showTheme(theme: Theme): void {
  tellDocuments('theme', theme)
  const { dataset } = document.documentElement
  if (theme === 'device') delete dataset['theme']
  else dataset['theme'] = theme
  const light =
    theme === 'light' || (theme === 'device' && matchMedia('(prefers-color-scheme: light)').matches)
  const { themeColor } = brand
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', light ? themeColor.light : themeColor.dark)
}
