import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { ListedGame } from '#contract/casino.ts'
import type { GameDialect } from '#contract/game-providers.ts'
import type { SandboxFault } from '#sandbox/contract/fault.ts'
import { goesWrong } from '#tests/browser/faults.ts'
import { gameOf, OpenGame, pathOf } from '#tests/browser/game.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Account } from '#tests/browser/account.ts'

export const desktop = { width: 1280, height: 900 }
export const phone = { width: 360, height: 780 }

interface Where {
  system: GameDialect
  size?: typeof desktop
  money?: number
}

/** A player whose session the page has stored, and a game whose provider uses this dialect. */
export class Seat {
  readonly page: Page
  readonly account: Account
  readonly game: ListedGame
  readonly opened: OpenGame
  readonly #size: typeof desktop

  private constructor(page: Page, account: Account, game: ListedGame, { system, size = desktop }: Where) {
    this.page = page
    this.account = account
    this.game = game
    this.opened = new OpenGame(page, system)
    this.#size = size
  }

  static async at(page: Page, where: Where): Promise<Seat> {
    await page.setViewportSize(where.size ?? desktop)
    const account = await Account.of(page, newPerson())
    if (where.money) await account.paysIn(where.money)
    await account.comesBack()
    return new Seat(page, account, await gameOf(account, where.system), where)
  }

  /** Opens the game's address; a phone needs one more step. */
  async opens(): Promise<void> {
    await this.page.goto(pathOf(this.game))
    if (this.#size.width < desktop.width)
      await this.page.getByRole('button', { name: 'Oyna', exact: true }).click()
  }

  async chooses(): Promise<void> {
    await this.page.goto(`/casino/slot?search=${encodeURIComponent(this.game.name)}`)
    await this.page.getByRole('main').getByRole('link', { name: this.game.name }).first().click()
  }

  goesWrong(fault: SandboxFault, on = true): Promise<void> {
    return goesWrong(this.page, this.account, fault, on)
  }

  async balance(): Promise<number> {
    return calls['user/balance'].data.parse(await this.account.ask('user/balance')).balance
  }
}
