import type { Site } from '#tests/browser/site.ts'

/** One that can be looked at; each begins where the one before it in the same flow has left the page. */
export interface Screen {
  name: string
  reach: (site: Site) => Promise<unknown>
  /** What only small or only large screens have. */
  only?: 'phone' | 'desktop'
  /** The page's clock stands still. */
  stopped?: true
  /** It is on its way, and stays so. */
  coming?: true
  /** But for a few words it looks like another: no picture of it is kept. */
  repeats?: true
  /** One of those that are pictured by day too, and seen with letters that nothing else grows with. */
  light?: true
  /** It has no day. */
  night?: true
}

export interface FlowScreens {
  flow: string
  who: 'visitor' | 'player' | 'newcomer'
  screens: Screen[]
}
