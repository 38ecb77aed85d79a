import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { standUpHub } from './hub-stand.ts'
import { HANDSHAKE, RawHub, readRecords, record } from './raw-hub.ts'

const call = record({ type: 1, target: 'Give', invocationId: '1', arguments: ['Yatırım ₺100 🎉'] })
const answer = { type: 3, invocationId: '1', result: 'Yatırım ₺100 🎉' }
const methods = { Give: ({ parameters: [value] }: { parameters: readonly unknown[] }) => value }

/** One frame of a WebSocket, as a client writes it. */
function frame(payload: Buffer, { isMasked = true, isLast = true, opcode = 1 } = {}): Buffer {
  const mask = Buffer.of(1, 2, 3, 4)
  const head = Buffer.of(
    (isLast ? 0x80 : 0) | opcode,
    (isMasked ? 0x80 : 0) | 126,
    payload.length >> 8,
    payload.length & 0xff,
  )
  if (!isMasked) return Buffer.concat([head, payload])
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))])
}

/** A WebSocket by hand: what it gets, as text. */
async function byHand(address: string) {
  const { hostname, port, pathname, search } = new URL(new RawHub(address).url())
  const wire: Socket = connect(Number(port), hostname)
  onTestFinished(() => void wire.destroy())
  let got = Buffer.alloc(0)
  wire.on('data', (bytes: Buffer) => (got = Buffer.concat([got, bytes])))
  wire.write(
    `GET ${pathname}${search} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await expect.poll(() => String(got)).toContain('\r\n\r\n')
  got = Buffer.alloc(0)
  return { wire, got: () => got }
}

describe('what goes over the wire', () => {
  test('Scenario: a character is split between two frames of a WebSocket, and between two messages', async () => {
    const { address } = await standUpHub({ methods })
    const { wire, got } = await byHand(address)
    const bytes = Buffer.from(call)
    const cut = bytes.indexOf('₺') + 1
    wire.write(frame(Buffer.from(HANDSHAKE)))
    wire.write(frame(bytes.subarray(0, cut), { isLast: false, opcode: 2 }))
    wire.write(frame(bytes.subarray(cut), { opcode: 0 }))
    await expect.poll(() => String(got())).toContain(JSON.stringify(answer))
    wire.write(frame(bytes.subarray(0, cut), { opcode: 2 }))
    wire.write(frame(bytes.subarray(cut), { opcode: 2 }))
    await expect.poll(() => String(got()).split(JSON.stringify(answer)).length).toBe(3)
  })

  test('Scenario: a character is split between two POSTs', async () => {
    const { address } = await standUpHub({ methods })
    const raw = new RawHub(address)
    const id = await raw.id()
    await raw.request('GET', id)
    const bytes = Buffer.concat([Buffer.from(HANDSHAKE), Buffer.from(call)])
    const cut = bytes.indexOf('🎉') + 2
    await raw.request('POST', id, { body: new Uint8Array(bytes.subarray(0, cut)) })
    await raw.request('POST', id, { body: new Uint8Array(bytes.subarray(cut)) })
    expect(readRecords(await (await raw.request('GET', id)).text())).toEqual([{}, answer])
  })

  test('Scenario: bytes that are no UTF-8 are an invalid message', async () => {
    const { address } = await standUpHub({ methods })
    const socket = await new RawHub(address).shaken()
    socket.socket.send(
      Buffer.concat([Buffer.from('{"type":6,"x":"'), Buffer.of(0xff), Buffer.from('"}\u001e')]),
    )
    expect(await socket.rest()).toEqual([
      { type: 7, error: 'Connection closed with an error.', allowReconnect: true },
    ])
  })

  test('Scenario: a client that does not mask its frames is cut off; the hub masks none', async () => {
    const { address, hub } = await standUpHub({ methods })
    const { wire, got } = await byHand(address)
    wire.write(frame(Buffer.from(HANDSHAKE)))
    await expect.poll(() => got().length).toBeGreaterThan(3)
    const [first = 0, second = 0] = got()
    expect(first).toBe(0x81)
    expect(second).toBe(3)
    wire.write(frame(Buffer.from(call), { isMasked: false }))
    await once(wire, 'close')
    await expect.poll(() => hub.connections).toBe(0)
  })

  test('Scenario: a broken request for a WebSocket is refused and leaves no connection', async () => {
    const { address, hub } = await standUpHub()
    const { hostname, port, pathname, search } = new URL(new RawHub(address).url())
    const wire = connect(Number(port), hostname)
    let got = ''
    wire.on('data', (bytes) => (got += String(bytes)))
    wire.write(
      `GET ${pathname}${search} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: short\r\n\r\n`,
    )
    await once(wire, 'close')
    expect(got).toMatch(/^HTTP\/1\.1 400 /)
    expect(hub.connections).toBe(0)
  })
})
