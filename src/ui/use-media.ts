import { useSyncExternalStore } from 'react'
import { broughtDevice } from '../first-screen/brought.ts'

/** Whether the page is so now: '(width >= 900px)'. A document that is drawn ahead of the page says it of the device it is for. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => broughtDevice() === 'desktop',
  )
}
