import type { Screen } from '#machines/game/game.machine.ts'

/** Section 2: from this width on the desktop's navigation, and games on a page of their own. */
const desktop = () => matchMedia('(width >= 1200px)')

export const screenNow = (): Screen => (desktop().matches ? 'desktop' : 'phone')

export function onScreenChanged(listener: (screen: Screen) => void): void {
  desktop().addEventListener('change', () => listener(screenNow()))
}
