import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Locator, type Page } from '@playwright/test'
import { phoneDigits } from '#contract/auth.ts'
import { dataName } from '#charts/words/data.ts'
import type { Language } from '#charts/words/said.ts'
import type { Account } from '#tests/browser/account.ts'
import type { Person } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { NotAsWritten } from './not-as-written.ts'
import { SlowNetwork } from './slow-network.ts'
import { watchToasts, type ShownToast } from './shown-toasts.ts'

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
  /** Names of what the browser has saved. */
  readonly files: string[] = []
  readonly network: SlowNetwork
  #phone: string
  readonly #account: Account | null
  /** What the hub has sent. */
  readonly #frames: string[] = []

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
      // Appears by itself when an answer takes long.
      if (kind !== 'loading') tester.toasts.push({ kind, text })
    })
    await page.addInitScript(watchToasts)
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => tester.#frames.push(String(payload))),
    )
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

  /** Some message of success, which the case does not name. */
  async hearsASuccess(): Promise<void> {
    const at = () => this.toasts.findIndex(({ kind }) => kind === 'success')
    await expect.poll(at, { timeout: 8_000 }).toBeGreaterThan(-1)
    this.toasts.splice(at(), 1)
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
