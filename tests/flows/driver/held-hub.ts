import { expect, type Page, type Route, type WebSocketRoute } from '@playwright/test'
import * as z from 'zod/mini'
import { hubPath, notifyMethod, type HubMessage } from '#contract/realtime.ts'
import { withoutStatefulReconnect } from '../../browser/hub-line.ts'

const recordEnd = '\u001e'
/** Close code of a WebSocket: internal error. */
const broken = 1011
/** Milliseconds: a payment becomes a message in several steps, and the connection's code loads after the page. */
const patience = 30_000
const notice = z.object({
  target: z.literal(notifyMethod),
  arguments: z.tuple([z.string(), z.unknown()]),
})
type Command = HubMessage['cmd']

/** The page's connection to the real hub: a path decides when it opens and when messages arrive. */
export class HeldHub {
  readonly #page: Page
  readonly #questions: Route[] = []
  #line: { page: WebSocketRoute; hub: WebSocketRoute } | null = null
  #hasOpened = false
  #letters: { command: string; record: string }[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async hold(): Promise<void> {
    await this.#page.route(`**/${hubPath}/negotiate*`, (route) => {
      this.#questions.push(route)
    })
    await this.#page.routeWebSocket(new RegExp(`/${hubPath}\\?`), (line) => this.#hold(line))
  }

  get stands(): boolean {
    return this.#line !== null && this.#hasOpened
  }

  async isAsked(): Promise<void> {
    await expect
      .poll(() => this.#questions.length, { message: 'a connection is asked for', timeout: patience })
      .toBeGreaterThan(0)
  }

  isLeftAlone(): void {
    expect(this.#questions).toEqual([])
  }

  async isOpen(): Promise<void> {
    await expect.poll(() => this.#hasOpened, 'the connection has opened').toBe(true)
  }

  async connects(): Promise<void> {
    this.#hasOpened = false
    const route = await this.#next()
    await route.continue(withoutStatefulReconnect(route))
    await this.isOpen()
  }

  /** The real hub no longer knows the session. */
  async turnsAway(): Promise<void> {
    const route = await this.#next()
    const response = await route.fetch()
    expect(response.status()).toBe(401)
    await route.fulfill({ response })
  }

  async breaks(): Promise<void> {
    if (this.#line === null) await this.#refuses(await this.#next())
    else {
      const { page, hub } = this.#line
      this.#line = null
      await page.close({ code: broken })
      await hub.close()
    }
    await this.#isHeard()
  }

  /** The network is lost: the page gives up its requests, and repeats them when the network is back. */
  async givesUp(): Promise<void> {
    await Promise.all(this.#questions.splice(0).map((route) => route.abort()))
  }

  async passesOn(command: Command): Promise<void> {
    const find = () => this.#letters.findIndex((letter) => letter.command === command)
    await expect
      .poll(find, { message: `the hub sends ${command}`, timeout: patience })
      .toBeGreaterThanOrEqual(0)
    const [letter] = this.#letters.splice(find(), 1)
    if (letter) this.#line?.page.send(letter.record + recordEnd)
  }

  /** Delivers a message that the real hub never sends. */
  says(command: string, message: unknown): void {
    const record = { type: 1, target: notifyMethod, arguments: [command, message] }
    this.#line?.page.send(JSON.stringify(record) + recordEnd)
  }

  #hold(page: WebSocketRoute): void {
    const hub = page.connectToServer()
    const line = { page, hub }
    this.#line = line
    page.onMessage((text) => hub.send(text))
    hub.onMessage((text) => {
      if (this.#line !== line) return
      for (const record of String(text).split(recordEnd).slice(0, -1)) this.#receive(page, record)
    })
  }

  #receive(page: WebSocketRoute, record: string): void {
    const { data } = z.safeParse(notice, JSON.parse(record))
    if (data) this.#letters.push({ command: data.arguments[0], record })
    else page.send(record + recordEnd)
    this.#hasOpened = true
  }

  async #refuses(route: Route): Promise<void> {
    const asked = route.request()
    const failed = this.#page.waitForEvent('requestfailed', (request) => request === asked)
    await route.abort()
    await failed
  }

  /** The page must know of the loss before its clock moves: earlier time would not count for its wait. */
  async #isHeard(): Promise<void> {
    await this.#page.evaluate(() => undefined)
  }

  /** The newest request: the page has given up the others. */
  async #next(): Promise<Route> {
    await this.isAsked()
    const route = this.#questions.splice(0).at(-1)
    if (!route) throw new Error('No connection is asked for')
    return route
  }
}
