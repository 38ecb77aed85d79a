import { useHydrated } from '@tanstack/react-router'
import { useMedia } from './use-media.ts'

/** Section 2: from this width on the desktop's navigation, and games on a page of their own. base.css has it too. */
export const wide = '(width >= 1200px)'

/** Null during hydration: the server renders both variants, and the style sheet hides one. */
export function useWide(): boolean | null {
  const isWide = useMedia(wide)
  return useHydrated() ? isWide : null
}
