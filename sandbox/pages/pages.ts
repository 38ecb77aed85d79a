import { lazy, type ComponentType } from 'react'
import type { Address } from './address.ts'

/** Games are played by night, whatever is around them. The other pages look as the page does that frames them. */
export const nights: ReadonlySet<string> = new Set(['play', 'verify'])

export const pages: Record<string, ComponentType<{ address: Address }>> = {
  switches: lazy(() => import('./switches/switches.page.tsx')),
  chat: lazy(() => import('./chat/chat.page.tsx')),
  sports: lazy(() => import('./sports/sports.page.tsx')),
  play: lazy(() => import('./play.page.tsx')),
  verify: lazy(() => import('./verify/verify.page.tsx')),
}
