import { fromPromise } from 'xstate'
import type { LinkedGame } from '#contract/casino.ts'
import type { SiteEffect, SiteEvent } from '#machines/site/site.events.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { ask } from '../../http/ask.ts'
import { clearStoredData, storeSession } from '../../session/session.ts'
import { loadTheNewRelease } from '../release/release.ts'
import { providedStartUp } from '../start-up/start-up.provide.ts'
import { tellFailure, tellSessionEnded } from '../tell.ts'
import { arrivingFlows } from './arriving-flows.ts'

type Provided = Parameters<typeof siteMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, SiteEffect>

export interface Ways {
  go: (path: string) => void
  /** Takes the promotion out of the address. */
  leavePromotion: () => void
  /** To where the page of the game was opened from. */
  leaveGame: () => void
}

interface World extends Ways {
  tell: (fact: SiteEvent) => void
}

export function provideSite({ tell, go, leavePromotion, leaveGame }: World): typeof siteMachine {
  return siteMachine.provide({
    actors: {
      'start-up': providedStartUp,
      ...arrivingFlows(tell),
      'load the deposit methods': fromPromise(async ({ signal }) => {
        const { askForMethods } = await import('../payment/methods.load.ts')
        return askForMethods('deposit', signal)
      }),
      'sign out': fromPromise(async ({ signal }) => {
        await ask('auth/logout', {}, { signal })
      }),
    } satisfies Required<Actors>,
    actions: {
      'store the session': (_, { session }) => storeSession(session),
      'clear the stored data': (_, { token }) => clearStoredData(token),
      'go to': (_, { path }) => queueMicrotask(() => go(path)),
      'go to the game': (_, { game }) => void goToTheGame(game, go),
      'leave the page of the game': () => queueMicrotask(leaveGame),
      'take the promotion out of the address': () => queueMicrotask(leavePromotion),
      'reload the page': () => location.reload(),
      'load the new release': () => loadTheNewRelease(),
      'show the failure': (_, { failure }) => tellFailure(failure),
      'show that the session ended': (_, { message }) => tellSessionEnded(message),
    } satisfies Required<Effects>,
  })
}

/** No second history entry for a game that is open already. */
async function goToTheGame(game: LinkedGame, go: Ways['go']): Promise<void> {
  try {
    const { encodeGame } = await import('../game/game-link.ts')
    const path = `/casino/play/${encodeGame(game)}`
    if (location.pathname !== path) go(path)
  } catch {
    tellFailure({ kind: 'no answer' })
  }
}
