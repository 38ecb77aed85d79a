import type { RouterHistory } from '@tanstack/react-router'
import { fromCallback, fromPromise } from 'xstate'
import type { SiteActor } from '#machines/site/site.machine.ts'
import type { Domains } from '#machines/start-up/start-up.machine.ts'
import { topBarMachine, type TopBarEffect, type TopBarEvent } from '#machines/top-bar/top-bar.machine.ts'
import { ask } from '../../http/ask.ts'
import { untilStarted } from '../site/page-free.ts'
import { giveItsPlaceBack, keepItsPlace, rememberThatItWasRead, wasRead } from './top-bar.store.ts'

type Provided = Parameters<typeof topBarMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, TopBarEffect>

interface World {
  site: SiteActor
  history: RouterHistory
}

export function provideTopBar({ site, history }: World): typeof topBarMachine {
  let loadedAtFirst = false
  return topBarMachine.provide({
    actors: {
      'load the domains': fromPromise(async ({ signal }) => {
        if (loadedAtFirst) return (await ask('cms/domainstatus', {}, { signal })).data
        loadedAtFirst = true
        return domainsOf(site, signal)
      }),
      'watch the way': fromCallback<TopBarEvent>(({ sendBack }) =>
        history.subscribe(({ location }) => {
          const home = location.pathname === '/'
          sendBack(home ? { type: 'home.arrived', read: wasRead() } : { type: 'page.arrived' })
        }),
      ),
    } satisfies Required<Actors>,
    actions: {
      'remember that it was read': () => rememberThatItWasRead(),
      'keep its place': () => keepItsPlace(),
      'give its place back': () => giveItsPlaceBack(),
    } satisfies Required<Effects>,
  })
}

/** From start-up, which has loaded the message's text too. */
async function domainsOf(site: SiteActor, signal: AbortSignal): Promise<Domains> {
  const { domains } = (await untilStarted(site, signal)).context
  if (domains === null) throw new Error('The domains are not known')
  return domains
}
