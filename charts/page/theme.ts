export const themes = ['device', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Not the site's key: the player's theme is stored on the same origin. */
const key = 'flows theme'

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(key)
  return themes.find((theme) => theme === kept) ?? 'device'
}

export function chooseTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  showTheme(theme)
}

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'device') delete dataset['theme']
  else dataset['theme'] = theme
}
