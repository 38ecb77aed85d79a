import { i18n } from '@lingui/core'
import { createContext, use } from 'react'
import { createActor } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { Screen } from '#machines/game/game.setup.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { onSessionChangedElsewhere, onSessionEnded } from '../../session/session.ts'
import { watched } from '../../watch/watched.ts'
import { onScreenChanged } from './screen.ts'
import { provideSite, type Ways } from './site.provide.ts'

interface Beginning {
  session: StoredSession | null
  /** How often the page reloaded itself lately. */
  reloads: number
  screen: Screen
}

/** The one root actor, not yet running: what is drawn before it runs is what its document shows. */
export function createSite(beginning: Beginning, ways: Ways): SiteActor {
  const tell = (fact: SiteEvent) => site.send(fact)
  const site = createActor(provideSite({ tell, ...ways }), {
    systemId: 'site',
    ...watched(),
    input: { ...beginning, language: i18n.locale, production: import.meta.env.PROD },
  })
  return site
}

/** From now on it hears of the session, and of the window. */
export function startSite(site: SiteActor): void {
  onSessionEnded((token, message) => site.send({ type: 'session.expired', token, message }))
  onSessionChangedElsewhere((changed) => site.send({ type: 'storage.changed', session: changed }))
  onScreenChanged((screen) => site.send({ type: 'screen.changed', screen }))
  site.start()
}

export const SiteContext = createContext<SiteActor | null>(null)

export function useSite(): SiteActor {
  const site = use(SiteContext)
  if (site === null) throw new Error('SiteContext is provided in src/main.tsx')
  return site
}
