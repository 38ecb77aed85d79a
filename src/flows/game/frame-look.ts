import { useCallback, useEffect, useRef, type RefObject } from 'react'
import type { FrameLook } from '#contract/frame.ts'
import { ownLocale } from '../../words/lingui.ts'

const byDay = '(prefers-color-scheme: light)'

function lookNow(): FrameLook {
  const { theme } = document.documentElement.dataset
  const light = theme === 'light' || (theme !== 'dark' && matchMedia(byDay).matches)
  return { theme: light ? 'light' : 'dark', language: ownLocale() }
}

/** The address with the site's theme and language in its query. */
export function withLook(address: string): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(lookNow())) url.searchParams.set(name, value)
  return url.href
}

interface Told {
  frame: RefObject<HTMLIFrameElement | null>
  /** The only receiver; null for a page without an origin: nothing is sent. */
  origin: string | null
}

/**
 * Posts the site's theme and language to the frame whenever they change. Call the returned function on load: the
 * frame may have missed a change.
 */
export function useFrameLook({ frame, origin }: Told): () => void {
  const told = useRef('')
  const tell = useCallback(() => {
    const look = lookNow()
    const said = JSON.stringify(look)
    if (origin === null || said === told.current) return
    told.current = said
    frame.current?.contentWindow?.postMessage({ look }, origin)
  }, [frame, origin])
  useEffect(() => {
    const device = matchMedia(byDay)
    const page = new MutationObserver(() => told.current !== '' && tell())
    page.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang'] })
    const follow = () => told.current !== '' && tell()
    device.addEventListener('change', follow)
    return () => {
      page.disconnect()
      device.removeEventListener('change', follow)
    }
  }, [tell])
  return tell
}
