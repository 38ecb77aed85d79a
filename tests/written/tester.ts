import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { phoneDigits } from '#contract/auth.ts'
import { calls } from '#contract/index.ts'
import { dataName } from '#charts/words/data.ts'
import type { Language } from '#charts/words/said.ts'
import { obey } from '#server/operator/obey.ts'
import type { Account } from '#tests/browser/account.ts'
import { HubLine } from '#tests/browser/hub-line.ts'
import type { Person } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { NotAsWritten, patience } from './not-as-written.ts'
import { SlowNetwork } from './slow-network.ts'
import { watchToasts, type ShownToast } from './shown-toasts.ts'

/** What a player is told on trial. */
export const notice: Readonly<Record<Language, { title: string; text: string }>> = {
  tr: { title: 'Deneme bildirimi', text: 'Deneme metni' },
  en: { title: 'Notification on trial', text: 'Text on trial' },
}

/** Somebody in front of a browser, with its developer tools, the outbox of the sandbox and the operator's command line. */
export class Tester {
  readonly page: Page
  readonly language: Language
  readonly person: Person
  /** Who is logged in on the page. */
  here: Person
  /** How often the page has loaded; an act that waits for a load sets it to 0. */
  loads = 0
  /** Messages that have come and were not looked at yet. */
  readonly toasts: ShownToast[] = []
  /** Errors that the page has thrown or reported. */
  readonly errors: string[] = []
  /** Before the last notification. */
  unreadBefore = 0
  /** How many times confetti has begun to fall and was not looked at yet. */
  confetti = 0
  /** Names of what the browser has saved. */
  readonly files: string[] = []
  readonly network: SlowNetwork
  #phone: string
  #waitedFrom = 0
  readonly #account: Account | null
  /** What the hub has sent. */
  readonly #frames: string[] = []
  #line: HubLine | null = null

  private constructor(page: Page, language: Language, person: Person, account: Account | null) {
    this.#account = account
    this.page = page
    this.network = new SlowNetwork(page)
    this.language = language
    this.person = person
    this.here = person
    this.#phone = person.phone
  }

  static async at(page: Page, language: Language, person: Person, account: Account | null): Promise<Tester> {
    const tester = new Tester(page, language, person, account)
    await page.exposeFunction('tellTheTester', (kind: string, text: string) => {
      if (kind === 'confetti') tester.confetti += 1
      // Appears by itself when an answer takes long.
      else if (kind !== 'loading') tester.toasts.push({ kind, text })
    })
    await page.addInitScript(watchToasts)
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => tester.#frames.push(String(payload))),
    )
    page.on('pageerror', ({ message }) => tester.errors.push(message))
    page.on('load', () => (tester.loads += 1))
    page.on('download', (file) => tester.files.push(file.suggestedFilename()))
    await tester.network.begins()
    return tester
  }

  /** A value of a step: as it stands, or the code that the outbox of the sandbox has. */
  async meant(value: string): Promise<string> {
    const player = new Player(this.page, this.person)
    if (mailed.includes(value)) return player.codeFromMail()
    if (texted.includes(value)) return player.codeFromSms(this.#phone)
    return value
  }

  /** Codes are sent to this person, who has just signed up on the page. */
  welcomes(newcomer: Person): void {
    this.here = newcomer
    this.#phone = newcomer.phone
  }

  /** The last phone number that was typed is the one that a code is sent to. */
  remembers(field: string, value: string): void {
    if (field === dataName('phone', this.language)) this.#phone = value.slice(-phoneDigits)
  }

  async paysIn(amount: number): Promise<void> {
    if (!this.#account) throw new NotAsWritten('nobody has an account')
    await this.#account.paysIn(amount)
  }

  /** As the bell counts them. */
  async unread(): Promise<number> {
    const bell = this.page
      .getByRole('banner')
      .first()
      .getByRole('button', { name: /^(?:Bildirimler|Notifications)/ })
    return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  }

  async isNotified(): Promise<void> {
    this.unreadBefore = await this.unread()
    const { tr, en } = notice
    const words = ['--title-tr', tr.title, '--text-tr', tr.text, '--title-en', en.title, '--text-en', en.text]
    await this.#operates('notify', words)
  }

  async isAdjusted(): Promise<void> {
    await this.#operates('adjust', ['25', '--account', 'cash'])
  }

  async publishes(kind: string, document: string): Promise<void> {
    const file = join(tmpdir(), `${randomUUID()}.json`)
    await writeFile(file, document)
    await this.#commands(['content', 'publish', kind, file]).finally(() => rm(file))
  }

  #operates(command: string, words: readonly string[]): Promise<void> {
    return this.#commands([command, this.#account?.session.usercode ?? '', ...words])
  }

  /** As the command line does, without its start: on a busy machine the page gives up before a process has begun. */
  async #commands(words: readonly string[]): Promise<void> {
    const { TEST_DATABASE_URL: DATABASE_URL, TEST_DATA_DIR: DATA_DIR } = process.env
    const { code, says } = await obey(
      [...words, '--why', 'trial'],
      { ...process.env, DATABASE_URL, DATA_DIR },
      process.stderr,
    )
    if (code !== 0) throw new NotAsWritten(says)
  }

  /** The act is over when the hub has told the page. */
  async hears(what: string, happens: () => Promise<unknown>): Promise<void> {
    const before = this.#heard().length
    await happens()
    await this.#isTold(what, before)
  }

  /** The hub has answered the handshake. */
  isConnected = (): Promise<void> => this.#isTold('{}', 0)

  #heard = (): readonly string[] => this.#line?.heard ?? this.#frames

  async #isTold(what: string, after: number): Promise<void> {
    const isThere = () =>
      this.#heard()
        .slice(after)
        .some((frame) => frame.includes(what))
    await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
  }

  async leadsTheLineThroughAProxy(): Promise<void> {
    this.#line = await HubLine.of(this.page)
  }

  get line(): HubLine {
    if (!this.#line) throw new NotAsWritten('the live connection does not go through a proxy')
    return this.#line
  }

  /** On another device. */
  async endsTheSession(): Promise<void> {
    const { list } = calls['customer/sessions'].data.parse(await this.#account?.ask('customer/sessions'))
    for (const { id, current, ended } of list)
      if (!current && ended === null) await this.#account?.ask('customer/endsession', { id })
  }

  /** In a browser of its own. */
  async logsInElsewhere(): Promise<void> {
    const { username, password } = this.person
    await this.#account?.ask('auth/login', { username, password })
  }

  async waitsForTheMessage(text: string): Promise<void> {
    const comes = () => this.toasts.some((each) => each.text === text)
    await expect
      .poll(comes, { timeout: patience })
      .toBe(true)
      .catch(() => {
        const others = this.toasts.map((each) => `“${each.text}”`).join(', ')
        const awaited = [...this.network.panel.underWay]
          .map((each) => new URL(each.url()).pathname)
          .join(', ')
        throw new NotAsWritten(
          `the message “${text}” does not come${others && `; instead ${others}`}${awaited && `; still under way: ${awaited}`}`,
        )
      })
    this.toasts.splice(
      this.toasts.findIndex((each) => each.text === text),
      1,
    )
  }

  /** When the last wait began. */
  get waitedFrom(): number {
    return this.#waitedFrom
  }

  /** Some message of success, which the case does not name. */
  async hearsASuccess(): Promise<void> {
    const at = () => this.toasts.findIndex(({ kind }) => kind === 'success')
    await expect.poll(at, { timeout: patience }).toBeGreaterThan(-1)
    this.toasts.splice(at(), 1)
  }

  /** As a person: the real time passes. */
  async waits(milliseconds: number): Promise<void> {
    this.#waitedFrom = Date.now()
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
