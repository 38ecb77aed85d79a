import { fromPromise } from 'xstate'
import type { SiteEvent } from '#machines/site/site.events.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import type { SiteEffect } from '#machines/site/site.setup.ts'
import { ask } from '../../http/ask.ts'
import { clearStoredData, storeSession } from '../../session/session.ts'
import { providedStartUp } from '../start-up/start-up.provide.ts'
import { tellFailure, tellSessionEnded } from '../tell.ts'
import { arrivingFlows } from './arriving-flows.ts'

type Provided = Parameters<typeof siteMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, SiteEffect>

interface World {
  /** Facts for the site itself. */
  tell: (fact: SiteEvent) => void
  go: (path: string) => void
}

export function provideSite({ tell, go }: World): typeof siteMachine {
  return siteMachine.provide({
    actors: {
      'start-up': providedStartUp,
      ...arrivingFlows(tell),
      'sign out': fromPromise(async ({ signal }) => {
        await ask('auth/logout', {}, { signal })
      }),
    } satisfies Required<Actors>,
    actions: {
      'store the session': (_, { session }) => storeSession(session),
      'clear the stored data': () => clearStoredData(),
      'go to': (_, { path }) => queueMicrotask(() => go(path)),
      'reload the page': () => location.reload(),
      'show the failure': (_, { failure }) => tellFailure(failure),
      'show that the session ended': (_, { message }) => tellSessionEnded(message),
    } satisfies Required<Effects>,
  })
}
