import { useHydrated } from '@tanstack/react-router'
import { useMedia } from './use-media.ts'

/** base.css has it too. */
const wide = '(width >= 1200px)'

/** Null during hydration: the server renders both variants, and the style sheet hides one. */
export function useWide(): boolean | null {
  const isWide = useMedia(wide)
  return useHydrated() ? isWide : null
}
