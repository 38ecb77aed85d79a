import { expect } from '@playwright/test'
import type { FavouriteGame } from '#contract/casino.ts'
import { encodeGame } from '#src/flows/game/game-link.ts'
import type { Account } from '#tests/browser/account.ts'
import type { Stage } from './replay.ts'

const name = 'Gece Bahçesi'

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

/** @param busy a request is open */
export async function shows(
  stage: Pick<Stage, 'page'>,
  { marked, busy = false }: { marked?: boolean; busy?: boolean },
): Promise<void> {
  if (marked !== undefined) await expect(heart(stage)).toHaveAttribute('aria-pressed', String(marked))
  await expect(heart(stage)).toHaveAttribute('aria-busy', String(busy))
}

/** The server has the same mark as the page. */
export async function isHeld(account: Account, { code }: FavouriteGame, marked: boolean): Promise<void> {
  expect((await account.ask('casino/favorites')) as string[]).toEqual(marked ? [code] : [])
}

/** Sets the favourite as another device would. */
export async function isOnTheServer(account: Account, game: FavouriteGame, wanted: boolean): Promise<void> {
  const codes = (await account.ask('casino/favorites')) as string[]
  if (codes.includes(game.code) !== wanted) await account.ask('casino/togglefavorite', { ...game })
}
