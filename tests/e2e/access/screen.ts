import type { Site } from '#tests/browser/site.ts'

/** One that can be looked at; each begins where the one before it in the same flow has left the page. */
export interface Screen {
  name: string
  reach: (site: Site) => Promise<unknown>
  /** What only small or only large screens have. */
  only?: 'phone' | 'desktop'
  /** The page's clock stands still. */
  stopped?: true
}

export interface FlowScreens {
  flow: string
  who: 'visitor' | 'player' | 'newcomer'
  screens: Screen[]
}
