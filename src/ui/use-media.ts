import { useSyncExternalStore } from 'react'
import { broughtDevice } from '../first-screen/brought.ts'

/** Whether the page is so now: '(width >= 900px)'. @param isDrawn what a document shows that is drawn ahead of the page, for some device */
export function useMedia(query: string, isDrawn = () => broughtDevice() === 'desktop'): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    isDrawn,
  )
}
