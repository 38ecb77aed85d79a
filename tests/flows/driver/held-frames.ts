import { expect, type Page, type Route } from '@playwright/test'

/** Holds requests of frames until a path releases them. */
export class HeldFrames {
  readonly #page: Page
  readonly #held: Route[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async hold(): Promise<void> {
    const own = new URL(process.env['BASE_URL'] ?? '').origin
    await this.#page.route(
      (url) =>
        url.pathname === '/frame/html' || (url.origin !== own && /^\/(?:play|sports)\//.test(url.pathname)),
      (route) => {
        // The frame inside SoftGamings' page is not held.
        if (route.request().frame().parentFrame() === this.#page.mainFrame()) this.#held.push(route)
        else void route.continue()
      },
    )
  }

  /** Releases only the last request: the page has given up the earlier ones. */
  async comes(): Promise<void> {
    await expect.poll(() => this.#held.length, 'a frame is asked for').toBeGreaterThan(0)
    await this.#held.splice(0).at(-1)?.continue()
  }
}
