import { i18n } from '@lingui/core'
import { createContext, use } from 'react'
import { createActor } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { onSessionChangedElsewhere, onSessionEnded } from '../../session/session.ts'
import { watched } from '../../watch/watched.ts'
import { countReloads } from '../start-up/reloads.store.ts'
import { onScreenChanged, screenNow } from './screen.ts'
import { provideSite, type Ways } from './site.provide.ts'

/** The one root actor, running. */
export function startSite(session: StoredSession | null, ways: Ways): SiteActor {
  const tell = (fact: SiteEvent) => site.send(fact)
  const site = createActor(provideSite({ tell, ...ways }), {
    systemId: 'site',
    ...watched(),
    input: {
      session,
      language: i18n.locale,
      reloads: countReloads(),
      screen: screenNow(),
      production: import.meta.env.PROD,
    },
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
