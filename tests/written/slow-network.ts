import { expect, type Page, type Route } from '@playwright/test'
import { HeldAnswers } from './held-answers.ts'
import { NetworkPanel } from './network-panel.ts'
import { NotAsWritten, patience } from './not-as-written.ts'
import type { Instead } from './ways.ts'

/** The developer tools: answers come late, or others come in their place. */
export class SlowNetwork {
  readonly #page: Page
  /** Answers that a slow network still holds back. */
  #held: Route[] = []
  #isSlow = false
  #isSlowFromNextAct = false
  readonly panel: NetworkPanel
  readonly proxy: HeldAnswers

  constructor(page: Page) {
    this.#page = page
    this.panel = new NetworkPanel(page)
    this.proxy = new HeldAnswers(page, this.panel)
  }

  async begins(): Promise<void> {
    await this.#page.route('**/api/**', (route) => this.#passes(route))
  }

  /** Held back, and not given up by the page. */
  #open(): Route[] {
    return this.#held.filter((route) => this.panel.underWay.has(route.request()))
  }

  /** A slow network still holds back its answer. */
  awaits(path: string): boolean {
    return this.#open().some((route) => isOfTheStep(route, path))
  }

  async #passes(route: Route): Promise<void> {
    if (this.#isSlow) this.#held.push(route)
    else await route.continue()
  }

  /** Nothing, prefetched code included, but what a proxy holds back. */
  async seesNothingUnderWay(): Promise<void> {
    let calm = 0
    const isCalm = () => {
      const held = this.proxy.routes.map((route) => route.request())
      calm = [...this.panel.underWay].every((each) => held.includes(each)) ? calm + 1 : 0
      return calm
    }
    await expect.poll(isCalm, { timeout: 15_000, intervals: [100] }).toBeGreaterThan(10)
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
    const held = [...this.proxy.routes, ...this.#held].map((route) => route.request())
    return (
      this.proxy.areAllAsked() &&
      [...this.panel.underWay].every((each) => !each.url().includes('/api/') || held.includes(each)) &&
      (await this.#answers())
    )
  }

  readonly #answers = () => this.#page.evaluate(hasAnswers).catch(() => false)

  /** The scripts of the page have come. */
  async seesThePageAnswer(): Promise<void> {
    await expect.poll(this.#answers, { timeout: 15_000 }).toBe(true)
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
    this.panel.begins()
    if (this.#isSlowFromNextAct) this.#isSlow = true
    this.#isSlowFromNextAct = false
  }

  /** @param instead what happens to the request that the step is about; the others get their answers */
  async letsAnswersCome(isSlowAgain: boolean, instead?: Instead): Promise<void> {
    if (!instead) return this.#lets(isSlowAgain)
    const { about, handle } = instead
    if (this.proxy.has(about)) {
      const held = await this.proxy.takes(about)
      await Promise.all(held.map(handle))
      if (!isSlowAgain) await this.#lets(false)
      return
    }
    const asked = () => this.#open().filter((route) => isOfTheStep(route, about))
    let before = 0
    // The request may follow answers that are on their way, and the page may be giving up an earlier one.
    const comes = async () => {
      const found = asked().length
      if (found === 0) await this.#lets(this.#isSlow)
      const isCalm = found === before
      before = found
      return isCalm && before > 0
    }
    await expect
      .poll(comes, { timeout: patience, intervals: [50] })
      .toBe(true)
      .catch(() => {
        throw new NotAsWritten(`no request ${about} is on its way`)
      })
    this.#isSlow = isSlowAgain
    // The page has given up what it does not wait for any more.
    const open = this.#open()
    // Of several to one address the first is answered first.
    const it = asked().at(about === '' ? -1 : 0)
    const others = open.filter((route) => route !== it)
    this.#held = isSlowAgain && about !== '' ? others.filter((route) => isOfTheStep(route, about)) : []
    const released = others.filter((route) => !this.#held.includes(route))
    const letOthersCome = () => Promise.all(released.map((route) => route.continue()))
    if (about === '') await letOthersCome()
    if (it) await handle(it)
    if (about === '') return
    await hasEnded(it)
    await letOthersCome()
  }

  /** The request was sent, and the slow network or a proxy keeps its answer. */
  keeps(path: string): boolean {
    const isIt = (route: Route) => route.request().url().includes(path)
    return this.#open().some(isIt) || this.proxy.waiting(path) > 0
  }

  async #lets(isSlowAgain: boolean): Promise<void> {
    this.#isSlow = isSlowAgain
    const held = this.#held.splice(0)
    const it = held.findLast((route) => this.panel.underWay.has(route.request()) && isOfTheStep(route, ''))
    await it?.continue()
    await hasEnded(it)
    await Promise.all(held.filter((route) => route !== it).map((route) => route.continue()))
  }

  async letsOneAnswerCome(path: string): Promise<void> {
    const isIt = (route: Route) => route.request().url().includes(path)
    await expect.poll(() => this.#held.some(isIt)).toBe(true)
    const [one] = this.#held.splice(this.#held.findIndex(isIt), 1)
    await one?.continue()
  }
}

/** A case tells of the answer to its step before the others. */
const hasEnded = async (route: Route | undefined) => {
  const answer = await route?.request().response()
  await answer?.finished()
}

const hasAnswers = () => performance.getEntriesByName('answers').length > 0

const beside =
  /\/api\/(?:site|user|casino|transaction|cms\/(?:\w+list|head)|customer\/(?:notification|profile))/
/** @param about a path, in which * stands for any text */
const isOfTheStep = (route: Route, about: string) => {
  const url = route.request().url()
  return about === '' ? !beside.test(url) : new URLPattern({ pathname: about }).test(url)
}
