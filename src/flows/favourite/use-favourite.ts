import { useSelector } from '@xstate/react'
import { selectIsBusy, selectIsMarked } from '#machines/favourite/favourite.selectors.ts'
import { selectIsKnown } from '#machines/favourites/favourites.selectors.ts'
import { favouriteId } from '#machines/favourites/favourites.setup.ts'
import type { SiteActor } from '#machines/site/site.machine.ts'

/** The flow of a player's favourites; none for a visitor. */
export type Favourites = ReturnType<SiteActor['getSnapshot']>['children']['favourites']

/** Whether the game shows as a favourite of the player, and whether the server is being asked; neither for a visitor. */
export function useFavourite(
  favourites: Favourites | undefined,
  code: string,
): { marked: boolean; busy: boolean } {
  const own = useSelector(favourites, (now) => now?.children[favouriteId(code)])
  const known = useSelector(favourites, (now) => now !== undefined && selectIsKnown(now, code))
  const loading = useSelector(favourites, (now) => now !== undefined && now.hasTag('busy'))
  const marked = useSelector(own, (now) => now && selectIsMarked(now))
  const busy = useSelector(own, (now) => now !== undefined && selectIsBusy(now))
  return { marked: marked ?? known, busy: busy || loading }
}
