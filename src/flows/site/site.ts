import { createContext, use } from 'react'
import { createActor } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { onSessionChangedElsewhere, onSessionEnded } from '../../session/session.ts'
import { chosenLocale } from '../../words/locale.ts'
import { countReloads } from '../start-up/reloads.store.ts'
import { onScreenChanged, screenNow } from './screen.ts'
import { provideSite } from './site.provide.ts'

/** The one root actor, running. @param go moves the page to a path of the site */
export function startSite(session: StoredSession | null, go: (path: string) => void): SiteActor {
  const tell = (fact: SiteEvent) => site.send(fact)
  const site = createActor(provideSite({ tell, go }), {
    systemId: 'site',
    input: { session, language: chosenLocale(), reloads: countReloads(), screen: screenNow() },
  })
  onSessionEnded((token, message) => tell({ type: 'session.expired', token, message }))
  onSessionChangedElsewhere((changed) => tell({ type: 'storage.changed', session: changed }))
  onScreenChanged((screen) => tell({ type: 'screen.changed', screen }))
  return site.start()
}

export const SiteContext = createContext<SiteActor | null>(null)

export function useSite(): SiteActor {
  const site = use(SiteContext)
  if (site === null) throw new Error('SiteContext is provided in src/main.tsx')
  return site
}
