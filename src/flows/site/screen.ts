import type { Screen } from '#machines/game/game.machine.ts'
import { wide } from '../../ui/use-wide.ts'

const desktop = () => matchMedia(wide)

export const screenNow = (): Screen => (desktop().matches ? 'desktop' : 'phone')

export function onScreenChanged(listener: (screen: Screen) => void): void {
  desktop().addEventListener('change', () => listener(screenNow()))
}
