import type { Page, WebSocketRoute } from '@playwright/test'
import type { Notification } from '#contract/notification.ts'
import { hubPath, notifyMethod } from '#contract/realtime.ts'

const endOfRecord = '\u001e'

/** The real hub's connection to the page, into which a path may put a word. */
export class HubLine {
  #socket: WebSocketRoute | null = null

  static async of(page: Page): Promise<HubLine> {
    const line = new HubLine()
    await page.routeWebSocket(new RegExp(hubPath), (socket) => {
      socket.connectToServer()
      line.#socket = socket
    })
    return line
  }

  /** What the hub would say of this notification. */
  tells(notification: Notification): void {
    const message = { type: 1, target: notifyMethod, arguments: ['Notification', notification] }
    this.#socket?.send(JSON.stringify(message) + endOfRecord)
  }
}

/** The device loses its network and finds it again: the page drops its connection and opens another. */
export async function comesBackToTheNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.context().setOffline(false)
}

/** The page opens, and its connection stands. */
export async function opensConnected(page: Page, path: string): Promise<void> {
  const { promise: stands, resolve } = Promise.withResolvers<void>()
  page.on('websocket', (socket) => socket.on('framereceived', () => resolve()))
  await page.goto(path)
  await stands
}
