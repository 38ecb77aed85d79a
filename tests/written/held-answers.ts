import { withoutStatefulReconnect } from '#tests/browser/hub-line.ts'
import { expect, type Page, type Route } from '@playwright/test'
import type { NetworkPanel } from './network-panel.ts'

interface Held {
  wasAsked: boolean
  routes: Route[]
}

/** A proxy, which holds back or replaces the answers to some addresses, whatever the network does. */
export class HeldAnswers {
  readonly #page: Page
  readonly #panel: NetworkPanel
  readonly #held = new Map<string, Held>()
  /** Answers that replaced those of the server. */
  readonly replaced: string[] = []

  constructor(page: Page, panel: NetworkPanel) {
    this.#page = page
    this.#panel = panel
  }

  get routes(): Route[] {
    return [...this.#held.values()].flatMap(({ routes }) => routes)
  }

  areAllAsked(): boolean {
    return [...this.#held.values()].every(({ wasAsked }) => wasAsked)
  }

  has(path: string): boolean {
    return this.#held.has(path)
  }

  /**
   * @param path of the address, or its beginning
   * @param isAwaited whether the page asks for it by itself
   */
  async holdsBack(path: string, isAwaited = true): Promise<void> {
    const held: Held = { wasAsked: !isAwaited, routes: [] }
    this.#held.set(path, held)
    await this.#page.route(`**${path}*`, (route) => {
      held.wasAsked = true
      held.routes.push(route)
    })
  }

  async comes(path: string): Promise<void> {
    await expect.poll(() => this.waiting(path), { message: `${path} is held back` }).toBeGreaterThan(0)
  }

  /** All requests of that address that wait. */
  async takes(path: string): Promise<Route[]> {
    await this.comes(path)
    const taken = this.#open(path)
    this.#held.get(path)?.routes.splice(0)
    return taken
  }

  waiting(path: string): number {
    return this.#open(path).length
  }

  #open(path: string): Route[] {
    const routes = this.#held.get(path)?.routes ?? []
    return routes.filter((route) => this.#panel.underWay.has(route.request()))
  }

  async handles(path: string, handle: (route: Route) => Promise<void>): Promise<void> {
    await Promise.all((await this.takes(path)).map(handle))
  }

  /** @param body in place of the server's answer */
  async lets(path: string, body?: string): Promise<void> {
    const routes = await this.takes(path)
    if (body === undefined)
      await Promise.all(routes.map((route) => route.continue(withoutStatefulReconnect(route))))
    else await Promise.all(routes.map((route) => this.#fulfils(route, body)))
  }

  /** From here on they pass. */
  async releases(path: string): Promise<void> {
    const routes = await this.takes(path)
    this.#held.delete(path)
    await this.#page.unroute(`**${path}*`)
    await Promise.all(routes.map((route) => route.continue(withoutStatefulReconnect(route))))
  }

  async replaces(path: string, body: string): Promise<void> {
    await this.#page.route(`**${path}*`, (route) => this.#fulfils(route, body))
  }

  async #fulfils(route: Route, body: string): Promise<void> {
    this.replaced.push(body)
    await route.fulfill({ contentType: 'application/json', body })
  }
}
