import type { Site } from '#tests/browser/site.ts'

/** One screen of a flow; it begins where the one before it has left the page. */
export interface Screen {
  name: string
  reach: (site: Site) => Promise<unknown>
  /** For screens that only phones or only desktops have. */
  only?: 'phone' | 'desktop'
  /** The page's clock stands still. */
  stopped?: true
  /** It stays busy: its answer never comes. */
  coming?: true
  /** It looks almost like another screen: no picture of it is kept. */
  repeats?: true
  /** It is also pictured in the light theme, and checked with larger letters alone. */
  light?: true
  /** It has no light theme. */
  night?: true
}

export interface FlowScreens {
  flow: string
  who: 'visitor' | 'player' | 'newcomer'
  screens: Screen[]
}
