import type { Locator, Page } from '@playwright/test'

export class Lobby {
  readonly page: Page
  readonly title: string

  constructor(page: Page, title: string) {
    this.page = page
    this.title = title
  }

  get #games(): Locator {
    return this.page.getByRole('region', { name: this.title, exact: true })
  }

  get tiles(): Locator {
    return this.#games.getByRole('list', { name: this.title, exact: true }).getByRole('listitem')
  }

  /** Tiles that are drawn, with their positions in the list. */
  drawn(): Promise<{ place: number; link: string }[]> {
    return this.tiles.filter({ has: this.page.getByRole('link') }).evaluateAll((all) =>
      all.map((tile) => ({
        place: Number(tile.ariaPosInSet),
        link: tile.querySelector('a')?.getAttribute('href') ?? '',
      })),
    )
  }

  get count(): Locator {
    return this.page.getByRole('main').locator('header').getByRole('status')
  }

  get field(): Locator {
    return this.page.getByRole('searchbox', { name: 'Oyun ara' })
  }

  get provider(): Locator {
    return this.page.getByRole('main').getByLabel('Sağlayıcı')
  }

  category(name: string): Locator {
    return this.page.getByRole('group', { name: 'Kategoriler' }).getByRole('button', { name, exact: true })
  }

  tile(name: string): Locator {
    return this.tiles.filter({ has: this.page.getByText(name, { exact: true }) })
  }

  heart(name: string): Locator {
    return this.tiles.getByRole('button', { name: `Favori: ${name}`, exact: true })
  }
}
