import { fromCallback, fromPromise } from 'xstate'
import { popupMachine, type PopupEffect, type PopupEvent } from '#machines/popup/popup.machine.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { ask } from '../../http/ask.ts'
import { isPageFree, untilStarted } from '../site/page-free.ts'
import { rememberPopup, wasPopupSeen } from './popup.store.ts'

type Provided = Parameters<typeof popupMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, PopupEffect>

export function providePopup(site: SiteActor): typeof popupMachine {
  return popupMachine.provide({
    actors: {
      'look for the popup': fromPromise(async ({ signal }) => {
        await untilStarted(site, signal)
        const { data } = await ask('cms/popup', {}, { signal })
        const popup = data ?? null
        return { popup, seen: popup !== null && wasPopupSeen(popup) }
      }),
      'watch the page': fromCallback<PopupEvent>(({ sendBack }) => {
        const look = (now: ReturnType<SiteActor['getSnapshot']>) => {
          if (isPageFree(now)) sendBack({ type: 'page.freed' })
        }
        look(site.getSnapshot())
        const watching = site.subscribe(look)
        return () => watching.unsubscribe()
      }),
    } satisfies Required<Actors>,
    actions: {
      'remember what was shown': (_, { popup }) => {
        if (popup) rememberPopup(popup)
      },
    } satisfies Required<Effects>,
  })
}
