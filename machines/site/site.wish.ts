import type { LinkedGame } from '#contract/casino.ts'
import type { FavouriteWish } from '../favourites/favourites.machine.ts'

export const depositPath = '/dashboard/deposit'

/** What a visitor asked for that needs a session. */
export type Wish =
  | { kind: 'deposit' }
  | { kind: 'game'; game: LinkedGame }
  | { kind: 'favourite'; wish: FavouriteWish }
  | { kind: 'route'; path: string }

/** The wish as the player's event; throws when it is no favourite. */
export function favouriteOf(wish: Wish | null): { type: 'toggle the favourite' } & FavouriteWish {
  if (wish?.kind !== 'favourite') throw new Error('No favourite is wished for')
  return { type: 'toggle the favourite', ...wish.wish }
}

/** The wish as the player's event; throws when it is no game. */
export function gameOf(wish: Wish | null): { type: 'play'; game: LinkedGame } {
  if (wish?.kind !== 'game') throw new Error('No game is wished for')
  return { type: 'play', game: wish.game }
}

/** The page of a wish; home when it has none. */
export function pageOf(wish: Wish | null): { path: string } {
  if (wish?.kind === 'deposit') return { path: depositPath }
  return { path: wish?.kind === 'route' ? wish.path : '/' }
}
