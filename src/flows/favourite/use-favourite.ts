import { useHydrated } from '@tanstack/react-router'
import { shallowEqual, useSelector } from '@xstate/react'
import { selectIsBusy, selectIsMarked } from '#machines/favourite/favourite.selectors.ts'
import { selectIsKnown } from '#machines/favourites/favourites.selectors.ts'
import { favouriteId } from '#machines/favourites/favourites.machine.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'
import { useFlow } from '../site/use-flow.ts'

/** Undefined for a visitor. */
export type Favourites = ReturnType<SiteActor['getSnapshot']>['children']['favourites']

/** Undefined during hydration, which would keep the attributes of the empty heart that the server drew. */
export function useFavourites(): Favourites | undefined {
  const favourites = useFlow('favourites')
  return useHydrated() ? favourites : undefined
}

/** Whether the game shows as a favourite, and whether a call is running; neither for a visitor. */
export function useFavourite(
  favourites: Favourites | undefined,
  code: string,
): { marked: boolean; busy: boolean } {
  // Two selectors instead of five: each costs a kilobyte in each of hundreds of tiles.
  const { own, known, loading } = useSelector(
    favourites,
    (now) => ({
      own: now?.children[favouriteId(code)],
      known: now !== undefined && selectIsKnown(now, code),
      loading: now !== undefined && now.hasTag('busy'),
    }),
    shallowEqual,
  )
  const { marked, busy } = useSelector(
    own,
    (now) => ({ marked: now && selectIsMarked(now), busy: now !== undefined && selectIsBusy(now) }),
    shallowEqual,
  )
  return { marked: marked ?? known, busy: busy || loading }
}
