import { expect, type Page, type Request, type Route } from '@playwright/test'
import { NotAsWritten } from './not-as-written.ts'
import type { Instead } from './ways.ts'

/** The developer tools and a proxy: answers come late, or others come in their place. */
export class SlowNetwork {
  readonly #page: Page
  /** Answers that a slow network still holds back. */
  #held: Route[] = []
  #isSlow = false
  #isSlowFromNextAct = false
  /** By path; undefined until the request comes. */
  readonly #heldBack = new Map<string, Route | undefined>()
  readonly #underWay = new Set<Request>()

  constructor(page: Page) {
    this.#page = page
  }

  async begins(): Promise<void> {
    this.#page.on('request', (request) => this.#underWay.add(request))
    this.#page.on('requestfinished', (request) => this.#underWay.delete(request))
    this.#page.on('requestfailed', (request) => this.#underWay.delete(request))
    await this.#page.route('**/api/**', (route) => this.#passes(route))
  }

  /** Held back, and not given up by the page. */
  #open(): Route[] {
    return this.#held.filter((route) => this.#underWay.has(route.request()))
  }

  async #passes(route: Route): Promise<void> {
    if (this.#isSlow) this.#held.push(route)
    else await route.continue()
  }

  /** All that the page asks for by itself has come, but for what a proxy or the slow network holds back. */
  async seesThePageLoaded(): Promise<void> {
    let calm = 0
    const isCalm = async () => {
      calm = (await this.#isLoaded()) ? calm + 1 : 0
      return calm
    }
    await expect.poll(isCalm, { timeout: 15_000, intervals: [100] }).toBeGreaterThan(2)
  }

  async #isLoaded(): Promise<boolean> {
    const held = [...this.#heldBack.values(), ...this.#held].map((route) => route?.request())
    return (
      held.every((each) => each !== undefined) &&
      [...this.#underWay].every((each) => !each.url().includes('/api/') || held.includes(each)) &&
      (await this.#page.evaluate(hasAnswers).catch(() => false))
    )
  }

  /** From here on answers take long enough to look at the page before they come. */
  slowsTheNetwork(): void {
    this.#isSlow = true
  }

  /** What the page still loads by itself comes before the act. */
  async slowsTheNetworkForTheNextAct(): Promise<void> {
    if (!this.#isSlow && this.#page.url() !== 'about:blank') await this.seesThePageLoaded()
    this.#isSlowFromNextAct = true
  }

  /** Right before a tap, a key or an address. */
  acts(): void {
    if (this.#isSlowFromNextAct) this.#isSlow = true
    this.#isSlowFromNextAct = false
  }

  /** @param instead what happens to the request that the step is about; the others get their answers */
  async letsAnswersCome(isSlowAgain: boolean, instead?: Instead): Promise<void> {
    if (!instead) {
      this.#isSlow = isSlowAgain
      return void (await Promise.all(this.#held.splice(0).map((route) => route.continue())))
    }
    const { about, handle } = instead
    const isIt = (route: Route) => isOfTheStep(route, about)
    // The request may follow answers that are on their way.
    const comes = async () => {
      const others = this.#held.filter((route) => !isIt(route))
      this.#held = this.#held.filter(isIt)
      await Promise.all(others.map((route) => route.continue()))
      return this.#open().length
    }
    await expect
      .poll(comes, { timeout: 8_000, intervals: [20, 50, 100] })
      .toBeGreaterThan(0)
      .catch(() => {
        throw new NotAsWritten(`no request ${about} is on its way`)
      })
    this.#isSlow = isSlowAgain
    // The page has given up what it does not wait for any more.
    const open = this.#open()
    this.#held = []
    // Of several to one address the first is answered first.
    const it = about === '' ? open.at(-1) : open[0]
    const others = open.filter((route) => route !== it)
    if (isSlowAgain && about !== '') this.#held.push(...others)
    else await Promise.all(others.map((route) => route.continue()))
    if (it) await handle(it)
  }

  /** By a proxy, whatever the network does. */
  async holdsBack(path: string): Promise<void> {
    this.#heldBack.set(path, undefined)
    await this.#page.route(`**${path}*`, (route) => this.#heldBack.set(path, route))
  }

  /** The request was sent, and the slow network or a proxy keeps its answer. */
  keeps(path: string): boolean {
    const isIt = (route: Route | undefined) => route?.request().url().includes(path) === true
    return this.#open().some(isIt) || isIt(this.#heldBack.get(path))
  }

  /** As the server gives it. */
  async letsTheServerAnswer(path: string): Promise<void> {
    await expect.poll(() => this.#heldBack.get(path) !== undefined).toBe(true)
    await this.#heldBack.get(path)?.continue()
    this.#heldBack.delete(path)
  }

  async lets(path: string, body: string): Promise<void> {
    await expect.poll(() => this.#heldBack.get(path) !== undefined).toBe(true)
    await this.#heldBack.get(path)?.fulfill({ contentType: 'application/json', body })
  }

  async letsOneAnswerCome(path: string): Promise<void> {
    const isIt = (route: Route) => route.request().url().includes(path)
    await expect.poll(() => this.#held.some(isIt)).toBe(true)
    const [one] = this.#held.splice(this.#held.findIndex(isIt), 1)
    await one?.continue()
  }
}

const hasAnswers = () => performance.getEntriesByName('answers').length > 0

const beside = /\/api\/(?:site|user|casino|transaction|cms\/\w+list|customer\/(?:notification|profile))/
const isOfTheStep = (route: Route, about: string) => {
  const url = route.request().url()
  return about === '' ? !beside.test(url) : new URL(url).pathname === about
}
