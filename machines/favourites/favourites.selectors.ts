import type { FavouritesContext } from './favourites.machine.ts'

/** Used while the game has no actor of its own. */
export function selectIsKnown(
  { context }: { context: Pick<FavouritesContext, 'codes' | 'wishes'> },
  code: string,
): boolean {
  return context.wishes.find(({ game }) => game.code === code)?.wanted ?? context.codes.includes(code)
}
