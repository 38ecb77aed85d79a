import { fromCallback } from 'xstate'
import { isPlace } from '#contract/html.ts'
import { linkMachine, type LinkEvent, type LinkInput, type LinkPlace } from '#machines/link/link.machine.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import type { Settings } from '#machines/start-up/start-up.machine.ts'

type Actors = NonNullable<Parameters<typeof linkMachine.provide>[0]['actors']>

/** Value of the setting '<key>target' for a window of its own. */
const apart = 'blank'

/** Null when it is unset or no safe address (`isPlace`). */
export function placeOf(settings: Settings | null, setting: string): LinkPlace | null {
  const address = settings?.[setting]
  if (address === undefined || !isPlace(address)) return null
  return { address, apart: settings?.[`${setting}target`] === apart }
}

export function provideLink(site: SiteActor): typeof linkMachine {
  return linkMachine.provide({
    actors: {
      'watch the settings': fromCallback<LinkEvent, LinkInput>(({ input, sendBack }) => {
        let known: Settings | null | undefined
        const look = ({ context: { settings } }: ReturnType<SiteActor['getSnapshot']>) => {
          if (settings === known) return
          known = settings
          sendBack({ type: 'setting.learned', place: placeOf(settings, input.setting) })
        }
        look(site.getSnapshot())
        const watching = site.subscribe(look)
        return () => watching.unsubscribe()
      }),
    } satisfies Required<Actors>,
  })
}
