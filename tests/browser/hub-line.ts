import type { Page, WebSocketRoute } from '@playwright/test'
import type { Notification } from '#contract/notification.ts'
import { hubPath, notifyMethod } from '#contract/realtime.ts'

const endOfRecord = '\u001e'

/** Passes the page's connection through to the real hub; a path can add messages. */
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

  tells(notification: Notification): void {
    const message = { type: 1, target: notifyMethod, arguments: ['Notification', notification] }
    this.#socket?.send(JSON.stringify(message) + endOfRecord)
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
