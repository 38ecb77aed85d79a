import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import { hubPath, realtime } from '#contract/realtime.ts'

/** Section 9: bytes. */
const messageBuffer = 100_000
const recordEnd = '\u001e'

/** A hub with stateful reconnect: it acknowledges only when it is told to. Ours does not support it yet. */
async function standUpNumbering() {
  const heard: string[] = []
  let line: WebSocket | null = null
  const server = createServer((_request, reply) => {
    const transports = [{ transport: 'WebSockets', transferFormats: ['Text'] }]
    const answer = {
      connectionId: '1',
      connectionToken: '1',
      negotiateVersion: 1,
      useStatefulReconnect: true,
    }
    reply.end(JSON.stringify({ ...answer, availableTransports: transports }))
  })
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    line = socket
    socket.once('message', () => {
      socket.send(`{}${recordEnd}`)
      socket.on('message', (message: Buffer) => {
        const record = message.toString()
        // Only invocations are numbered.
        if (record.includes('"type":1')) heard.push(record)
      })
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/${hubPath}`,
    heard,
    acknowledges: (sequenceId: number) => line?.send(JSON.stringify({ type: 8, sequenceId }) + recordEnd),
  }
}

// @holds F93
test('Scenario: a client whose hub has 99 999 bytes to acknowledge sends on, and with 100 000 it waits', async () => {
  const hub = await standUpNumbering()
  const connection = new HubConnectionBuilder()
    .withUrl(hub.address, { transport: HttpTransportType.WebSockets })
    .withStatefulReconnect({ bufferSize: realtime.messageBuffer })
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => connection.stop())
  await connection.start()
  const around = JSON.stringify({ type: 1, target: 'Say', arguments: [''] }).length + recordEnd.length
  const says = (bytes: number) => connection.send('Say', 'x'.repeat(bytes - around))

  await says(messageBuffer - 1)
  await expect.poll(() => hub.heard.length).toBe(1)
  hub.acknowledges(1)
  let went = false
  const waits = says(messageBuffer).then(() => (went = true))
  await expect
    .poll(() => hub.heard.map((record) => record.length))
    .toEqual([messageBuffer - 1, messageBuffer])
  expect(went).toBe(false)
  hub.acknowledges(2)
  await waits
  expect(went).toBe(true)
})
