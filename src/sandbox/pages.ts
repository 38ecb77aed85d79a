import { lazy, type ComponentType } from 'react'

/** What a page is told by its address. */
export interface Address {
  /** The parts of the path after the page's own name, as they are written. */
  path: readonly string[]
  query: URLSearchParams
}

/** By the first part of the path. */
export const pages: Record<string, ComponentType<{ address: Address }>> = {
  switches: lazy(() => import('./switches/switches.page.tsx')),
  sports: lazy(() => import('./sports/sports.page.tsx')),
  play: lazy(() => import('./play.page.tsx')),
  verify: lazy(() => import('./verify/verify.page.tsx')),
}
