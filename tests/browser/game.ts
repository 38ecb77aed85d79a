import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { LinkedGame, ListedGame } from '#contract/casino.ts'
import type { GameDialect } from '#contract/game-providers.ts'
import { encodeGame } from '#src/flows/game/game-link.ts'
import type { Account } from './account.ts'

export async function gameOf(account: Account, system: GameDialect): Promise<ListedGame> {
  const answer = await account.ask('casino/games', { systemCategory: 'slot', skip: 0, take: 100 })
  const found = calls['casino/games'].data.parse(answer).find((game) => game.system === system)
  if (!found) throw new Error(`No slot speaks the words of ${system}`)
  return found
}

/** Milliseconds for a game's page to load on a busy machine. */
const patience = 30_000

export const pathOf = (game: LinkedGame) => `/casino/play/${encodeGame(game)}`

/** An open game, on its page or over another, in Turkish. */
export class OpenGame {
  readonly page: Page
  readonly system: GameDialect

  constructor(page: Page, system: GameDialect) {
    this.page = page
    this.system = system
  }

  get frame(): Locator {
    return this.page.locator('iframe')
  }

  /** The game's own page; SoftGamings' HTML has it in a second frame. */
  get table(): FrameLocator {
    const outer = this.page.frameLocator('iframe')
    return this.system === 'softgamings' ? outer.frameLocator('iframe') : outer
  }

  own(name: 'Oyunlara dön' | 'Oyunu yeniden yükle' | 'Para yatır'): Locator {
    return this.table.getByRole('button', { name, exact: true })
  }

  bar(name: 'Para Yatır' | 'Oyunu yeniden yükle' | 'Oyunu kapat'): Locator {
    return this.page.getByRole('group', { name: 'Oyun işlemleri' }).getByRole('button', { name, exact: true })
  }

  async isPlayed(): Promise<void> {
    await expect(this.own('Oyunlara dön')).toBeVisible({ timeout: patience })
    await expect(this.page.getByText('Oyun açılıyor…')).toHaveCount(0)
  }

  async isClosed(): Promise<void> {
    await expect(this.frame).toHaveCount(0)
    await expect(this.bar('Oyunu kapat')).toHaveCount(0)
  }
}
