/** Where a deposit begins. */
export const depositPath = '/dashboard/deposit'

/** What a visitor asked for that only a player may have. */
export type Wish =
  | { kind: 'deposit' }
  | { kind: 'game'; gameCode: string }
  | { kind: 'favourite'; gameCode: string }
  | { kind: 'route'; path: string }

export function gameOf(wish: Wish | null): { gameCode: string } {
  return { gameCode: wish?.kind === 'game' || wish?.kind === 'favourite' ? wish.gameCode : '' }
}

/** The page that a wish leads to; home where it leads to none. */
export function pageOf(wish: Wish | null): { path: string } {
  if (wish?.kind === 'deposit') return { path: depositPath }
  return { path: wish?.kind === 'route' ? wish.path : '/' }
}
