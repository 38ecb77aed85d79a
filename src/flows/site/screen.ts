import type { Screen } from '#machines/game/game.setup.ts'

/** Section 2: the desktop's navigation begins here, and with it the page of a game. */
const desktop = () => matchMedia('(width >= 1200px)')

export const screenNow = (): Screen => (desktop().matches ? 'desktop' : 'phone')

export function onScreenChanged(listener: (screen: Screen) => void): void {
  desktop().addEventListener('change', () => listener(screenNow()))
}
