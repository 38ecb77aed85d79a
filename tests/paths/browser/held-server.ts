import type { Page, Route } from '@playwright/test'
import { failureOf } from '#machines/failure.ts'
import type { CallName } from '#contract/index.ts'

/** Tries that the server turns down because its own clock has not been put forward with the page's. */
const tooSoon = 429

/** Holds the replies of the real server to these calls until a path says what comes of them. */
export class HeldServer {
  readonly #page: Page
  readonly #waiting = new Map<CallName, Route[]>()

  constructor(page: Page) {
    this.#page = page
  }

  async hold(...names: CallName[]): Promise<void> {
    for (const name of names) {
      if (this.#waiting.has(name)) continue
      this.#waiting.set(name, [])
      await this.#page.route(`**/api/${name}`, (route) => {
        this.#waiting.get(name)?.push(route)
      })
    }
  }

  /** The real server answers; where it would say 'too soon', it says this instead. */
  async agree(name: CallName, instead?: { message: string; data: unknown }): Promise<void> {
    const route = await this.#next(name)
    const response = await route.fetch()
    if (instead && response.status() === tooSoon) {
      return route.fulfill({ json: { success: true, ...instead } })
    }
    const reply: unknown = await response.json()
    if (!isSuccess(reply)) throw new Error(`${name} was not agreed to: ${JSON.stringify(reply)}`)
    await route.fulfill({ response, json: reply })
  }

  /** The real server answers, and its answer is no. */
  async refuse(name: CallName): Promise<void> {
    const route = await this.#next(name)
    const response = await route.fetch()
    const reply: unknown = await response.json()
    if (isSuccess(reply)) throw new Error(`${name} was agreed to`)
    await route.fulfill({ response, json: reply })
  }

  /** What the real server does not say here is said for it. */
  async say(name: CallName, reply: { success: boolean; message: string; data?: unknown }): Promise<void> {
    await (await this.#next(name)).fulfill({ json: { data: null, ...reply } })
  }

  /** The call fails as this error says: refused, unanswered or not understood. */
  async fail(name: CallName, error: unknown): Promise<void> {
    const failure = failureOf(error)
    if (failure.kind === 'refused') return this.say(name, { success: false, message: failure.message })
    const route = await this.#next(name)
    if (failure.kind === 'no answer') return route.abort()
    await route.fulfill({ status: 500, body: 'no envelope' })
  }

  async #next(name: CallName): Promise<Route> {
    const waiting = this.#waiting.get(name)
    if (!waiting) throw new Error(`${name} is not held`)
    while (waiting.length === 0) await this.#page.waitForRequest(`**/api/${name}`)
    const route = waiting.shift()
    if (!route) throw new Error(`${name} was not called`)
    return route
  }
}

const isSuccess = (reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === true
