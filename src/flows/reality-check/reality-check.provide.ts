import { fromCallback, fromPromise } from 'xstate'
import type { Play } from '#contract/protection-play.ts'
import {
  realityCheckMachine,
  type RealityCheckEffect,
  type RealityCheckEvent,
} from '#machines/reality-check/reality-check.machine.ts'
import type { SessionBarActor } from '#machines/session-bar/session-bar.machine.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { ask } from '../../http/ask.ts'
import { uncover } from '../site/uncover.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof realityCheckMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, RealityCheckEffect>

interface Around {
  bar: SessionBarActor
  site: SiteActor
  go: (path: string) => void
}

export function provideRealityCheck({ bar, site, go }: Around): typeof realityCheckMachine {
  const open = (path: string) => {
    uncover(site)
    go(path)
  }
  return realityCheckMachine.provide({
    actors: {
      'watch the play': fromCallback<RealityCheckEvent>(({ sendBack }) => {
        let told: Play | null = null
        const tell = ({ context: { play } }: ReturnType<SessionBarActor['getSnapshot']>) => {
          if (play === null || play === told) return
          told = play
          sendBack({ type: 'play.told', play })
        }
        tell(bar.getSnapshot())
        const watching = bar.subscribe(tell)
        return () => watching.unsubscribe()
      }),
      'answer the check': fromPromise(async ({ signal }) => {
        const { data } = await ask('protection/checkanswered', {}, { signal })
        return data
      }),
      'keep the interval': fromPromise(async ({ input, signal }) => {
        const { data } = await ask('protection/checkevery', input, { signal })
        return data
      }),
    } satisfies Required<Actors>,
    actions: {
      'open the breaks': () => open('/dashboard/break'),
      'open the history': () => open('/dashboard/game-history'),
      'leave the play': () => {
        if (!site.getSnapshot().matches({ dialog: 'none' })) site.send({ type: 'close' })
        const { game, 'game of the page': ofThePage } = site.getSnapshot().children
        const played = game ?? ofThePage
        if (played) played.send({ type: 'leave' })
        else go('/')
      },
      'show the failure': (_, { failure }) => tellFailure(failure),
    } satisfies Required<Effects>,
  })
}
