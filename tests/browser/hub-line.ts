import type { Page, Route, WebSocketRoute } from '@playwright/test'
import type { Notification } from '#contract/notification.ts'
import { hubPath, notifyMethod } from '#contract/realtime.ts'

const endOfRecord = '\u001e'
/** Close code of a WebSocket: internal error. */
const broken = 1011

/** A request to negotiate does not ask for stateful reconnect then, with which the page would go on after a break unnoticed. */
export const withoutStatefulReconnect = (route: Route) => ({
  url: route
    .request()
    .url()
    .replace(/useStatefulReconnect=\w+/, ''),
})

/** Passes the page's connection through to the real hub, without stateful reconnect; a path can add messages and close it. */
export class HubLine {
  #line: { page: WebSocketRoute; hub: WebSocketRoute } | null = null
  /** What the hub has sent, on all connections. */
  readonly heard: string[] = []

  static async of(page: Page): Promise<HubLine> {
    const line = new HubLine()
    await page.routeWebSocket(new RegExp(hubPath), (socket) => line.#leads(socket))
    await page.route(`**${hubPath}/negotiate*`, (route) => route.fallback(withoutStatefulReconnect(route)))
    return line
  }

  #leads(page: WebSocketRoute): void {
    const hub = page.connectToServer()
    const line = { page, hub }
    this.#line = line
    hub.onMessage((text) => {
      this.heard.push(...String(text).split(endOfRecord).slice(0, -1))
      page.send(text)
    })
    page.onClose((code, reason) => {
      if (this.#line === line) this.#line = null
      void hub.close({ ...(code !== undefined && { code }), ...(reason !== undefined && { reason }) })
    })
  }

  tells(notification: Notification): void {
    this.says('Notification', notification)
  }

  says(command: string, message: unknown): void {
    this.#line?.page.send(
      JSON.stringify({ type: 1, target: notifyMethod, arguments: [command, message] }) + endOfRecord,
    )
  }

  /** @param command of the message that comes once more */
  repeats(command: string): void {
    const last = this.heard.findLast((record) => record.includes(`"${command}"`))
    if (last !== undefined) this.#line?.page.send(last + endOfRecord)
  }

  /** The page has no connection then. */
  async closes(): Promise<void> {
    await this.#line?.page.close({ code: broken })
    await this.#line?.hub.close()
    this.#line = null
  }

  get isOpen(): boolean {
    return this.#line !== null
  }

  /** How many connections there have been: the hub answers each handshake. */
  get openings(): number {
    return this.heard.filter((record) => record === '{}').length
  }
}

/** The page drops its connection and opens another. */
export async function comesBackToTheNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** Waits for the first frame of the connection. */
export async function opensConnected(page: Page, path: string): Promise<void> {
  const { promise: stands, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (socket) => socket.on('framereceived', () => resolve()))
  await page.goto(path)
  await stands
}
