import { i18n } from '@lingui/core'
import { createContext, use } from 'react'
import { createActor } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import type { Screen } from '#machines/game/game.machine.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { onSessionChangedElsewhere, onSessionEnded } from '../../session/session.ts'
import { watched } from '../../watch/watched.ts'
import { broughtSettings } from '../start-up/settings.ts'
import { onScreenChanged } from './screen.ts'
import { provideSite, type Ways } from './site.provide.ts'

interface Beginning {
  session: StoredSession | null
  /** Automatic reloads within the last minute. */
  reloads: number
  screen: Screen
}

/** The root actor, not started: what is rendered before the start is the first screen. */
export function createSite(beginning: Beginning, ways: Ways): SiteActor {
  const tell = (fact: SiteEvent) => site.send(fact)
  const site = createActor(provideSite({ tell, ...ways }), {
    systemId: 'site',
    ...watched(),
    input: {
      ...beginning,
      language: i18n.locale,
      production: import.meta.env.PROD,
      settings: broughtSettings(),
    },
  })
  return site
}

/** Connects the session and the window, then starts the site. */
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
