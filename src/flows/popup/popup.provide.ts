import type { AnyRouter } from '@tanstack/react-router'
import { fromCallback, fromPromise } from 'xstate'
import { popupMachine, type PopupEffect, type PopupEvent } from '#machines/popup/popup.machine.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { ask } from '../../http/ask.ts'
import { isPageFree, untilStarted } from '../site/page-free.ts'
import { firstGesture } from './first-gesture.ts'
import { rememberPopup, wasPopupSeen } from './popup.store.ts'

type Provided = Parameters<typeof popupMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, PopupEffect>

export function providePopup(site: SiteActor, router: AnyRouter): typeof popupMachine {
  return popupMachine.provide({
    actors: {
      'look for the popup': fromPromise(async ({ signal }) => {
        await untilStarted(site, signal)
        const { data } = await ask('cms/popup', {}, { signal })
        const popup = data ?? null
        return { popup, seen: popup !== null && wasPopupSeen(popup) }
      }),
      'watch the person': fromCallback<PopupEvent>(({ sendBack }) => {
        void firstGesture.then(() => sendBack({ type: 'person.acted' }))
      }),
      'watch the page': fromCallback<PopupEvent>(({ sendBack }) => {
        const look = () => {
          if (isPageFree(site.getSnapshot()) && !router.state.isLoading) sendBack({ type: 'page.freed' })
        }
        look()
        const watching = site.subscribe(look)
        const unfollow = router.subscribe('onResolved', look)
        return () => {
          watching.unsubscribe()
          unfollow()
        }
      }),
    } satisfies Required<Actors>,
    actions: {
      'remember what was shown': (_, { popup }) => {
        if (popup) rememberPopup(popup)
      },
    } satisfies Required<Effects>,
  })
}
