import { useHydrated } from '@tanstack/react-router'
import { useMedia } from './use-media.ts'

/** From here on there is room beside a title and beside slides; base.css says it too. */
const wide = '(width >= 1200px)'

/** Null while the page takes up its document, which is drawn for windows of any width: it holds what stands in either, and its style hides the one. */
export function useWide(): boolean | null {
  const isWide = useMedia(wide)
  return useHydrated() ? isWide : null
}
