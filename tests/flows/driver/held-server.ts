import { expect, type Page, type Request, type Route } from '@playwright/test'
import { failureOf } from '#machines/failure.ts'
import { envelope, type Envelope } from '#contract/call.ts'
import { broughtId, type Brought, type BroughtAnswer } from '#contract/first-screen.ts'
import type { CallName } from '#contract/index.ts'
import type { Locale } from '#contract/locale.ts'
import { refused } from '#charts/flows/events.ts'

/** The server's status for tries that come too soon: its clock does not move with the page's. */
const tooSoon = 429
/** The model's own words for any refusal. */
const refusal: Record<Locale, string> = { tr: refused.message, en: 'The server did not accept this.' }

class Queue {
  readonly #calls: Route[] = []
  readonly #askers: ((call: Route) => void)[] = []
  asked = 0
  isOpen = false
  /** How a call is answered that is not held any more. */
  again = (call: Route): Promise<void> => call.continue()

  /** @param gone requests that the page has given up */
  waiting(gone: WeakSet<Request>): number {
    return this.#calls.filter((call) => !gone.has(call.request())).length
  }

  async add(call: Route): Promise<void> {
    this.asked += 1
    if (this.isOpen) return this.again(call)
    const asker = this.#askers.shift()
    if (asker) asker(call)
    else this.#calls.push(call)
  }

  next(): Promise<Route> {
    const call = this.#calls.shift()
    if (call) return Promise.resolve(call)
    return new Promise((resolve) => {
      this.#askers.push(resolve)
    })
  }
}

/** Holds the real server's replies to these calls until a path releases them. */
export class HeldServer {
  readonly #page: Page
  readonly #language: Locale
  readonly #held = new Map<CallName, Queue>()
  readonly #gone = new WeakSet<Request>()
  /** Of the last reply; empty if it had none. */
  lastMessage = ''
  lastCall: CallName | null = null

  /** @param language of what it says in place of the real server */
  constructor(page: Page, language: Locale) {
    this.#page = page
    this.#language = language
    page.on('requestfailed', (request) => this.#gone.add(request))
  }

  async hold(...names: CallName[]): Promise<void> {
    for (const name of names.filter((each) => !this.#held.has(each))) {
      const queue = new Queue()
      this.#held.set(name, queue)
      await this.#page.route(new RegExp(`/api/${name}(?:\\?|$)`), (route) => queue.add(route))
    }
  }

  /** Adds these answers to the page's document, as the server does for a first screen, but without its HTML. */
  async brings(answers: Omit<BroughtAnswer, 'message'>[]): Promise<void> {
    await this.#page.route(
      () => true,
      async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback()
        const response = await route.fetch()
        const said = answers.map((answer) => ({ ...answer, message: null }))
        const brought = { locale: 'tr', answers: said, words: {} } satisfies Brought
        const data = `<script type="application/json" id="${broughtId}">${JSON.stringify(brought)}</script>`
        await route.fulfill({
          response,
          body: (await response.text()).replace('</body>', () => `${data}</body>`),
        })
      },
    )
  }

  /**
   * Calls that wait go on waiting, with later ones of the same name. Others are not held any more: what the path had
   * answered in place of the server is answered so again.
   */
  holdsOnlyWhatWaits(): void {
    for (const queue of this.#held.values()) queue.isOpen = queue.waiting(this.#gone) === 0
  }

  /** A page's own calls of a name that the path holds for a flow get the real reply. */
  async letsThrough(name: CallName, during: () => Promise<void>): Promise<void> {
    const queue = this.#held.get(name)
    if (!queue) return during()
    const { isOpen, again } = queue
    Object.assign(queue, { isOpen: true, again: (call: Route) => call.continue() })
    await during()
    Object.assign(queue, { isOpen, again })
  }

  /** Exactly this many calls of the name wait for an answer. */
  async isAsked(name: CallName, times = 1): Promise<void> {
    await expect.poll(() => this.#queue(name).waiting(this.#gone), `${name} waits`).toBe(times)
  }

  timesAsked(name: CallName): number {
    return this.#queue(name).asked
  }

  /** @param instead replaces the reply if the server says 'too soon' */
  async agree(name: CallName, instead?: { message: string; data: unknown }): Promise<void> {
    const route = await this.#asked(name)
    const response = await route.fetch()
    if (instead && response.status() === tooSoon) {
      this.lastMessage = instead.message
      return route.fulfill({ json: { success: true, ...instead } })
    }
    const reply = this.#heard(await response.json())
    if (!reply.success) throw new Error(`${name} was not agreed to: ${JSON.stringify(reply)}`)
    await route.fulfill({ response, json: reply })
  }

  async refuse(name: CallName): Promise<void> {
    const route = await this.#asked(name)
    const response = await route.fetch()
    const reply = this.#heard(await response.json())
    if (reply.success) throw new Error(`${name} was agreed to`)
    await route.fulfill({ response, json: reply })
  }

  /** Answers in place of the real server. */
  async say(name: CallName, reply: { success: boolean; message: string; data?: unknown }): Promise<void> {
    const json = this.#heard({ data: null, ...reply })
    await this.#answer(name, (route) => route.fulfill({ json }))
  }

  /** Drops a call that the page has given up. */
  async overtaken(name: CallName): Promise<void> {
    await this.#next(name)
  }

  async fail(name: CallName, error: unknown): Promise<void> {
    const failure = failureOf(error)
    if (failure.kind === 'refused') return this.say(name, { success: false, message: this.#inWords(failure) })
    if (failure.kind === 'no answer') return this.#answer(name, (route) => route.abort())
    await this.#answer(name, (route) => route.fulfill({ status: 500, body: 'no envelope' }))
  }

  async #answer(name: CallName, by: (route: Route) => Promise<void>): Promise<void> {
    this.#queue(name).again = by
    await by(await this.#next(name))
  }

  #inWords({ message }: { message: string }): string {
    return message === refused.message ? refusal[this.#language] : message
  }

  #heard(reply: unknown): Envelope {
    const heard = envelope.parse(reply)
    this.lastMessage = heard.message ?? ''
    return heard
  }

  /** The real server answers. */
  #asked(name: CallName): Promise<Route> {
    this.#queue(name).again = (route) => route.continue()
    return this.#next(name)
  }

  #next(name: CallName): Promise<Route> {
    this.lastCall = name
    return this.#queue(name).next()
  }

  #queue(name: CallName): Queue {
    const queue = this.#held.get(name)
    if (!queue) throw new Error(`${name} is not held`)
    return queue
  }
}
