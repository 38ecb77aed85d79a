import { useHydrated } from '@tanstack/react-router'
import { useMedia } from './use-media.ts'

/** base.css has it too. */
const wide = '(width >= 1200px)'

/** Null during hydration: a document is drawn for every width, so it holds both variants, and its style hides one. */
export function useWide(): boolean | null {
  const isWide = useMedia(wide)
  return useHydrated() ? isWide : null
}
