import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { answerRaw, type RawAnswer } from './raw-answer.ts'

const webSocketKey = /^[+/0-9a-z]{22}==$/i
const webSocketVersions = new Set(['13', '8'])

/**
 * For `shouldUpgradeCallback`: whether a request asks for a WebSocket at this path. Any other upgrade (`Upgrade: h2c`, another path) is
 * answered as a plain request.
 */
export const asksForWebSocket =
  (path: string) =>
  ({ method, url, headers }: IncomingMessage): boolean =>
    method === 'GET' &&
    url?.split('?', 1)[0] === path &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    webSocketKey.test(headers['sec-websocket-key'] ?? '') &&
    webSocketVersions.has(headers['sec-websocket-version'] ?? '') &&
    headers.host !== undefined &&
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] ?? '0') === '0'

/** Milliseconds that an upgrade may wait for its reply. */
const patience = 15_000

const failed: RawAnswer = { status: 500, text: 'The upgrade failed' }

interface Gate {
  /** Sent with every refusal. */
  headers: (request: IncomingMessage) => Readonly<Record<string, string>>
  /** Null if it has taken the upgrade, otherwise why not. */
  take(request: IncomingMessage, wire: Duplex, head: Buffer): Promise<RawAnswer | null>
  failed(error: unknown): void
}

export function takeUpgrades(server: Server, gate: Gate): void {
  server.on('upgrade', (request, wire, head) => {
    // Node has removed its own listener: without one a reset would end the process.
    wire.on('error', () => wire.destroy())
    const alarm = setTimeout(() => wire.destroy(), patience)
    const decline = (answer: RawAnswer) =>
      answerRaw(wire, { ...answer, headers: { ...gate.headers(request), ...answer.headers } })
    gate
      .take(request, wire, head)
      .then((refusal) => refusal && decline(refusal))
      .catch((error: unknown) => {
        gate.failed(error)
        decline(failed)
      })
      .finally(() => clearTimeout(alarm))
  })
}
