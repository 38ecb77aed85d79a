import { decode, encode } from '@msgpack/msgpack'
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack'
import { HttpTransportType } from '@microsoft/signalr'
import { once } from 'node:events'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { MESSAGE_LIMIT } from './figures.ts'
import { standUpHub } from './hub-stand.ts'
import { connects } from './official.ts'
import { RawHub, record } from './raw-hub.ts'
import { Witness } from './witness.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** With its length, which is below 128. */
const framed = (body: Uint8Array) => Buffer.concat([Buffer.of(body.length), body])

async function start() {
  const got: unknown[] = []
  const cancels = new Witness<string>()
  const stand = await standUpHub({
    methods: {
      method: ({ parameters }) => void got.push(...parameters),
      give: ({ parameters: [value] }) => value,
      refuse: () => Promise.reject(new Error('no')),
      stream: {
        streams: true,
        run: async function* two({ signal }) {
          signal.addEventListener('abort', () => cancels.note('canceled'))
          yield 42
          await new Promise(() => undefined)
        },
      },
      upload: {
        uploads: 1,
        run: async ({ uploads: [items] }) => {
          for await (const item of items ?? []) got.push(item)
        },
      },
    },
  })
  const socket = new WebSocket(new RawHub(stand.address).url())
  onTestFinished(() => socket.terminate())
  const messages = new Witness<Buffer>()
  const kinds: boolean[] = []
  socket.on('message', (data: Buffer, isBinary) => {
    kinds.push(isBinary)
    messages.note(data)
  })
  await once(socket, 'open')
  socket.send(record({ protocol: 'messagepack', version: 1 }))
  expect(String(await messages.take())).toBe(record({}))
  return { stand, socket, messages, kinds, got, cancels }
}

describe('MessagePack, byte by byte as the protocol shows it', () => {
  test('Scenario: an invocation with an id is completed without a result, one without an id is not answered', async () => {
    const { socket, messages, kinds, got } = await start()
    socket.send(framed(hex('96 01 80 c0 a6 6d 65 74 68 6f 64 91 2a 90')))
    socket.send(framed(hex('96 01 80 a3 78 79 7a a6 6d 65 74 68 6f 64 91 2a 90')))
    expect(await messages.take()).toEqual(framed(hex('94 03 80 a3 78 79 7a 02')))
    expect(got).toEqual([42, 42])
    expect(kinds.at(-1)).toBe(true)
  })

  test('Scenario: headers are passed over', async () => {
    const { socket, messages } = await start()
    const call = '96 01 82 a1 78 a1 79 a1 7a a1 7a a3 78 79 7a a6 6d 65 74 68 6f 64 91 2a 90'
    socket.send(framed(hex(call)))
    expect(await messages.take()).toEqual(framed(hex('94 03 80 a3 78 79 7a 02')))
  })

  test('Scenario: a completion carries a result, or an error', async () => {
    const { socket, messages } = await start()
    socket.send(framed(encode([1, {}, 'xyz', 'give', [42], []])))
    expect(await messages.take()).toEqual(framed(hex('95 03 80 a3 78 79 7a 03 2a')))
    socket.send(framed(encode([1, {}, 'xyz', 'refuse', [], []])))
    const refused = await messages.take()
    expect(decode(refused.subarray(1))).toEqual([
      3,
      {},
      'xyz',
      1,
      "An unexpected error occurred invoking 'refuse' on the server.",
    ])
  })

  test('Scenario: a stream is sent item by item, and canceled', async () => {
    const { socket, messages, cancels } = await start()
    socket.send(framed(hex('96 04 80 a3 78 79 7a a6 73 74 72 65 61 6d 90 90')))
    expect(await messages.take()).toEqual(framed(hex('94 02 80 a3 78 79 7a 2a')))
    socket.send(framed(hex('93 05 80 a3 78 79 7a')))
    expect(await cancels.take()).toBe('canceled')
    expect(await messages.take()).toEqual(framed(hex('94 03 80 a3 78 79 7a 02')))
  })

  test('Scenario: an upload comes item by item and ends without, or with, a result', async () => {
    const { socket, messages, got } = await start()
    socket.send(framed(encode([1, {}, 'xyz', 'upload', [], ['up']])))
    socket.send(framed(encode([2, {}, 'up', 42])))
    socket.send(framed(encode([3, {}, 'up', 2])))
    expect(await messages.take()).toEqual(framed(hex('94 03 80 a3 78 79 7a 02')))
    expect(got).toEqual([42])
  })

  test('Scenario: a ping is 91 06, a close has an error and whether the client may come back', async () => {
    const { stand, socket, messages } = await start()
    stand.clock.pass(15_000)
    expect(await messages.take()).toEqual(framed(hex('91 06')))
    socket.send(framed(hex('91 06')))
    socket.send(framed(hex('c0')))
    const closed = await messages.take()
    expect(decode(closed.subarray(1))).toEqual([7, 'Connection closed with an error.', true])
  })

  test('Scenario: a client that says goodbye is let go', async () => {
    const { socket } = await start()
    socket.send(framed(hex('92 07 c0')))
    const [code] = (await once(socket, 'close')) as [number]
    expect(code).toBe(1000)
  })
})

describe('the framing of MessagePack', () => {
  test('Scenario: messages come together and in pieces, and the length of a long one has several bytes', async () => {
    const { socket, messages } = await start()
    const text = 'x'.repeat(300)
    const long = encode([1, {}, 'a', 'give', [text], []])
    const prefix = Buffer.of((long.length & 0x7f) | 0x80, long.length >> 7)
    const all = Buffer.concat([prefix, long, framed(encode([1, {}, 'b', 'give', [1], []]))])
    for (const byte of all) socket.send(Buffer.of(byte))
    const first = await messages.take()
    expect(first.subarray(0, 2)).toEqual(
      Buffer.of(((first.length - 2) & 0x7f) | 0x80, (first.length - 2) >> 7),
    )
    expect(decode(first.subarray(2))).toEqual([3, {}, 'a', 3, text])
    expect(await messages.take()).toEqual(framed(encode([3, {}, 'b', 3, 1])))
  })

  test.each([
    ['a length of six bytes', hex('ff ff ff ff ff 01')],
    [
      'a message over the limit',
      Buffer.of(0x80 | (MESSAGE_LIMIT & 0x7f), 0x80 | ((MESSAGE_LIMIT >> 7) & 0x7f), MESSAGE_LIMIT >> 14),
    ],
    ['no MessagePack', framed(hex('c1'))],
    ['a target that is a number', framed(encode([1, {}, 'a', 7, [], []]))],
    ['a completion of no kind', framed(encode([3, {}, 'a']))],
  ])('Scenario: %s ends the connection with an error', async (_what, bytes) => {
    const { socket, messages, stand } = await start()
    socket.send(bytes)
    expect(decode((await messages.take()).subarray(1))).toEqual([7, 'Connection closed with an error.', true])
    await expect.poll(() => stand.hub.connections).toBe(0)
  })

  test('Scenario: a type that a later protocol may have is passed over', async () => {
    const { socket, messages } = await start()
    socket.send(framed(encode([99, {}, 'whatever'])))
    socket.send(framed(encode([1, {}, 'a', 'give', ['still here'], []])))
    expect(decode((await messages.take()).subarray(1))).toEqual([3, {}, 'a', 3, 'still here'])
  })
})

test('Scenario: dates, bytes, nothing and the string and integer forms of an enum come back as they went', async () => {
  const stand = await standUpHub({ methods: { give: ({ parameters }) => parameters } })
  const connection = await connects(stand, [
    'MessagePack',
    HttpTransportType.WebSockets,
    new MessagePackHubProtocol(),
  ])
  const values = [
    new Date('2026-11-27T09:30:00.123Z'),
    Uint8Array.of(0, 1, 255),
    null,
    'Monday',
    1,
    -1.5,
    { a: [1] },
  ]
  expect(await connection.invoke('give', ...values)).toEqual(values)
})
