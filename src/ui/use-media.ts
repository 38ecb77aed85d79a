import { useSyncExternalStore } from 'react'

/** Whether the page is so now: '(width >= 900px)'; never in a document that is drawn ahead of it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
