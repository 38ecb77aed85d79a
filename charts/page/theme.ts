export const themes = ['device', 'dark', 'light'] as const
export type Theme = (typeof themes)[number]

/** Not the site's own: a player's choice in the same browser is another one. */
const key = 'flows theme'

/** As the device says it, where nobody has chosen. */
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
