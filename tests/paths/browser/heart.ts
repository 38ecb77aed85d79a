import { expect } from '@playwright/test'
import type { FavouriteGame } from '#contract/casino.ts'
import { encodeGame } from '#src/flows/play/game-link.ts'
import type { Account } from './account.ts'
import type { Stage } from './replay.ts'

const name = 'Gece Bahçesi'

/** The page on which the game is to be played. */
export const pageOf = ({ code, providerId }: FavouriteGame) =>
  `/casino/play/${encodeGame({
    gameCode: code,
    name,
    providerName: 'Lale',
    mainProviderId: providerId,
    productId: 1,
    system: 'dt',
  })}`

export const heart = ({ page }: Pick<Stage, 'page'>) =>
  page.getByRole('button', { name: `Favori: ${name}`, exact: true })

/** @param busy the server is being asked */
export async function shows(
  stage: Pick<Stage, 'page'>,
  { marked, busy = false }: { marked?: boolean; busy?: boolean },
): Promise<void> {
  if (marked !== undefined) await expect(heart(stage)).toHaveAttribute('aria-pressed', String(marked))
  await expect(heart(stage)).toHaveAttribute('aria-busy', String(busy))
}

/** What the page shows is what the server holds. */
export async function isHeld(account: Account, { code }: FavouriteGame, marked: boolean): Promise<void> {
  expect((await account.ask('casino/favorites')) as string[]).toEqual(marked ? [code] : [])
}

/** As the player's other device would: the game is, or is no longer, a favourite. */
export async function isOnTheServer(account: Account, game: FavouriteGame, wanted: boolean): Promise<void> {
  const codes = (await account.ask('casino/favorites')) as string[]
  if (codes.includes(game.code) !== wanted) await account.ask('casino/togglefavorite', { ...game })
}
