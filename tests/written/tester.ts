import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { phoneDigits } from '#contract/auth.ts'
import { dataName } from '#charts/words/data.ts'
import type { Language } from '#charts/words/said.ts'
import type { Account } from '#tests/browser/account.ts'
import type { Person } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import type { Instead } from './ways.ts'
import { watchToasts, type ShownToast } from './shown-toasts.ts'

/** The case cannot be followed: it asks for what nobody can do, or says what nobody sees. */
export class NotAsWritten extends Error {}

/** Somebody in front of a browser, with its developer tools, the outbox of the sandbox and the operator's command line. */
export class Tester {
  readonly page: Page
  readonly language: Language
  readonly person: Person
  /** Messages that have come and were not looked at yet. */
  readonly toasts: ShownToast[] = []
  /** Names of what the browser has saved. */
  readonly files: string[] = []
  /** Answers that a slow network still holds back. */
  #held: Route[] = []
  #isSlow = false
  #isSlowFromNextAct = false
  #phone: string
  readonly #account: Account | null
  /** By path; undefined until the request comes. */
  readonly #heldBack = new Map<string, Route | undefined>()
  readonly #underWay = new Set<Request>()
  /** What the hub has sent. */
  readonly #frames: string[] = []

  private constructor(page: Page, language: Language, person: Person, account: Account | null) {
    this.#account = account
    this.page = page
    this.language = language
    this.person = person
    this.#phone = person.phone
  }

  static async at(page: Page, language: Language, person: Person, account: Account | null): Promise<Tester> {
    const tester = new Tester(page, language, person, account)
    await page.exposeFunction('tellTheTester', (kind: string, text: string) => {
      // Appears by itself when an answer takes long.
      if (kind !== 'loading') tester.toasts.push({ kind, text })
    })
    await page.addInitScript(watchToasts)
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => tester.#frames.push(String(payload))),
    )
    page.on('download', (file) => tester.files.push(file.suggestedFilename()))
    page.on('request', (request) => tester.#underWay.add(request))
    page.on('requestfinished', (request) => tester.#underWay.delete(request))
    page.on('requestfailed', (request) => tester.#underWay.delete(request))
    await page.route('**/api/**', (route) => tester.#passes(route))
    return tester
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
    const answers = () => performance.getEntriesByName('answers').length > 0
    return (
      held.every((each) => each !== undefined) &&
      [...this.#underWay].every((each) => !each.url().includes('/api/') || held.includes(each)) &&
      (await this.page.evaluate(answers).catch(() => false))
    )
  }

  /** From here on answers take long enough to look at the page before they come. */
  slowsTheNetwork(): void {
    this.#isSlow = true
  }

  /** What the page still loads by itself comes before the act. */
  async slowsTheNetworkForTheNextAct(): Promise<void> {
    if (this.page.url() !== 'about:blank') await this.seesThePageLoaded()
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
      return this.#held.length
    }
    await expect
      .poll(comes, { timeout: 8_000, intervals: [20, 50, 100] })
      .toBeGreaterThan(0)
      .catch(() => {
        throw new NotAsWritten(`no request ${about} is on its way`)
      })
    this.#isSlow = isSlowAgain
    // The page has given up what it does not wait for any more.
    const [first, ...others] = this.#held.splice(0).filter((route) => this.#underWay.has(route.request()))
    if (isSlowAgain) this.#held.push(...others)
    else await Promise.all(others.map((route) => route.continue()))
    if (first) await handle(first)
  }

  /** A value of a step: as it stands, or the code that the outbox of the sandbox has. */
  async meant(value: string): Promise<string> {
    const player = new Player(this.page, this.person)
    if (mailed.includes(value)) return player.codeFromMail()
    if (texted.includes(value)) return player.codeFromSms(this.#phone)
    return value
  }

  /** The last phone number that was typed is the one that a code is sent to. */
  remembers(field: string, value: string): void {
    if (field === dataName('phone', this.language)) this.#phone = value.slice(-phoneDigits)
  }

  async paysIn(amount: number): Promise<void> {
    if (!this.#account) throw new NotAsWritten('nobody has an account')
    await this.#account.paysIn(amount)
  }

  async isNotified(): Promise<void> {
    const tr = ['--title-tr', 'Deneme', '--text-tr', 'Deneme']
    await this.#operates('notify', [...tr, '--title-en', 'Trial', '--text-en', 'Trial'])
  }

  async isAdjusted(): Promise<void> {
    await this.#operates('adjust', ['25', '--account', 'cash'])
  }

  /** By the operator's command line, as another node of the platform. */
  async #operates(command: string, words: readonly string[]): Promise<void> {
    const usercode = this.#account?.session.usercode ?? ''
    const { TEST_DATABASE_URL: DATABASE_URL, TEST_DATA_DIR: DATA_DIR } = process.env
    await promisify(execFile)(
      process.execPath,
      ['server/cli/operator.ts', command, usercode, ...words, '--why', 'trial'],
      { env: { ...process.env, DATABASE_URL, DATA_DIR } },
    ).catch((error: unknown) => {
      const said: unknown = error instanceof Error ? Reflect.get(error, 'stderr') : ''
      throw new NotAsWritten(String(said))
    })
  }

  /** The act is over when the hub has told the page. */
  async hears(what: string, happens: () => Promise<void>): Promise<void> {
    const before = this.#frames.length
    await happens()
    const isTold = () => this.#frames.slice(before).some((frame) => frame.includes(what))
    await expect.poll(isTold, { timeout: 20_000 }).toBe(true)
  }

  /** In a browser of its own. */
  async logsInElsewhere(): Promise<void> {
    const { username, password } = this.person
    await this.#account?.ask('auth/login', { username, password })
  }

  async waitsForTheMessage(text: string): Promise<void> {
    const comes = () => this.toasts.some((each) => each.text === text)
    await expect
      .poll(comes, { timeout: 8_000 })
      .toBe(true)
      .catch(() => {
        const others = this.toasts.map((each) => `“${each.text}”`).join(', ')
        throw new NotAsWritten(`the message “${text}” does not come${others && `; instead ${others}`}`)
      })
    this.toasts.splice(
      this.toasts.findIndex((each) => each.text === text),
      1,
    )
  }

  /** By a proxy, whatever the network does. */
  async holdsBack(path: string): Promise<void> {
    this.#heldBack.set(path, undefined)
    await this.page.route(`**${path}*`, (route) => this.#heldBack.set(path, route))
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

  /** As a person: the real time passes. */
  async waits(milliseconds: number): Promise<void> {
    await this.page.evaluate((time) => new Promise((resolve) => void setTimeout(resolve, time)), milliseconds)
  }

  /** The dialog in front, or the page. */
  async place(): Promise<Page | Locator> {
    const dialog = this.page.getByRole('dialog').filter({ visible: true })
    return (await dialog.count()) > 0 ? dialog.last() : this.page
  }
}

const mailed = [
  'the code at /sandbox/outbox sent to the email address',
  '/sandbox/outbox sayfasında e-posta adresine giden kod',
]
const texted = [
  'the code at /sandbox/outbox sent to the phone',
  '/sandbox/outbox sayfasında telefona giden kod',
]

const beside = /\/api\/(?:site|user|casino|transaction|cms\/\w+list|customer\/(?:notification|profile))/
const isOfTheStep = (route: Route, about: string) => {
  const url = route.request().url()
  return about === '' ? !beside.test(url) : new URL(url).pathname === about
}
