import type { AnyRouter } from '@tanstack/react-router'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals'
import { calls } from '#contract/index.ts'
import { connections, type VitalsReport } from '#contract/vitals.ts'
import { siteRoot } from '../../http/site-root.ts'
import { screenNow } from '../site/screen.ts'

declare global {
  interface ImportMetaEnv {
    /** Set by `server/cli/build.ts`. */
    readonly RELEASE: string
  }
}

/** Decimals of a layout shift. */
const digits = 4

/**
 * Reports once, when the page is first hidden, how fast this load was, under the route at which it began. A page from
 * the back/forward cache was not loaded and reports nothing.
 */
export function tellHowFast(router: AnyRouter): void {
  const route = routeOfLoad(router)
  if (route === undefined) return
  const report: VitalsReport = {
    route,
    release: import.meta.env.RELEASE,
    device: screenNow(),
    ...connection(),
  }
  const note = ({ name, value, navigationType }: MetricType) => {
    if (navigationType === 'back-forward-cache') return
    if (name === 'CLS') report.cls = Number(value.toFixed(digits))
    else report[measures[name]] = Math.round(value)
  }
  onLCP(note)
  onINP(note)
  onCLS(note)
  onFCP(note)
  onTTFB(note)
  const tell = () => {
    if (document.visibilityState !== 'hidden') return
    window.removeEventListener('visibilitychange', tell)
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
    navigator.sendBeacon(new URL(`./api/${calls['site/vitals'].path}`, siteRoot()), body)
  }
  // web-vitals listens in the capture phase: its last figures are noted before this runs.
  window.addEventListener('visibilitychange', tell)
}

const measures = { LCP: 'lcp', INP: 'inp', FCP: 'fcp', TTFB: 'ttfb' } as const

/** Undefined when the address is no page of the site. */
function routeOfLoad(router: AnyRouter): string | undefined {
  const [load] = performance.getEntriesByType('navigation')
  if (!load) return undefined
  const [, { '**': unknown }, found] = router.getMatchedRoutes(new URL(load.name).pathname)
  return unknown === undefined ? found?.fullPath.replace(/(.)\/$/, '$1') : undefined
}

function connection(): Pick<VitalsReport, 'connection'> {
  const kind = connections.find((each) => each === navigator.connection?.effectiveType)
  return kind === undefined ? {} : { connection: kind }
}
