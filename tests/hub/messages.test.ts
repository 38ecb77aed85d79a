import { describe, expect, test } from 'vitest'
import { HubError } from 'signalr-hub'
import { standUpHub } from './hub-stand.ts'
import { MESSAGE_LIMIT, TRANSFER_LIMIT } from './figures.ts'
import { HANDSHAKE, RawHub, readRecords, record } from './raw-hub.ts'

const call = (target: string, invocationId?: string, rest: object = {}) =>
  record({ type: 1, target, arguments: [], ...(invocationId === undefined ? {} : { invocationId }), ...rest })

const unexpected = (method: string) => `An unexpected error occurred invoking '${method}' on the server.`

async function start(detailedErrors = false) {
  const stand = await standUpHub({
    detailedErrors,
    methods: {
      Greet: () => 'hello',
      Nothing: () => undefined,
      Huge: () => 10n ** 30n,
      Dawdle: () => new Promise((done) => setImmediate(done, 'at last')),
      Refuse: () => Promise.reject(new HubError('Not today.')),
      Break: () => {
        throw new Error('a secret of the server')
      },
    },
  })
  return { stand, socket: await new RawHub(stand.address).shaken() }
}

describe('messages from a client', () => {
  test('Scenario: a completion has a result, an error or neither', async () => {
    const { socket } = await start()
    for (const target of ['gREET', 'Nothing', 'Refuse']) socket.send(call(target, target))
    expect(await socket.next()).toEqual({ type: 3, invocationId: 'gREET', result: 'hello' })
    expect(await socket.next()).toEqual({ type: 3, invocationId: 'Nothing' })
    expect(await socket.next()).toEqual({
      type: 3,
      invocationId: 'Refuse',
      error: `${unexpected('Refuse')} HubException: Not today.`,
    })
  })

  test('Scenario: calls of one client are answered in the order in which they came', async () => {
    const { socket } = await start()
    socket.send(call('Dawdle', '1') + call('Greet', '2'))
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', result: 'at last' })
    expect(await socket.next()).toEqual({ type: 3, invocationId: '2', result: 'hello' })
  })

  test('Scenario: a fault of the server is told without its text, which stands in the log', async () => {
    const { socket, stand } = await start()
    socket.send(call('Break', '1'))
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', error: unexpected('Break') })
    expect(stand.lines.map(({ sentence }) => sentence)).toContain('A hub method failed')
  })

  test('Scenario: a result that JSON cannot carry is a fault of the server', async () => {
    const { socket, stand } = await start()
    socket.send(call('Huge', '1') + call('Greet', '2'))
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', error: unexpected('Huge') })
    expect(await socket.next()).toMatchObject({ invocationId: '2', result: 'hello' })
    expect(stand.lines.map(({ sentence }) => sentence)).toContain('A result cannot be written')
  })

  test('Scenario: an invocation without an id is never answered, whatever comes of it', async () => {
    const { socket } = await start()
    for (const target of ['Greet', 'Refuse', 'Break', 'Unknown']) socket.send(call(target))
    socket.send(call('Greet', 'last'))
    expect(await socket.next()).toEqual({ type: 3, invocationId: 'last', result: 'hello' })
  })

  test('Scenario: a call for a stream is completed with an error', async () => {
    const { socket } = await start()
    socket.send(record({ type: 4, invocationId: '1', target: 'Greet', arguments: [] }))
    expect(await socket.next()).toMatchObject({
      type: 3,
      invocationId: '1',
      error: "The client attempted to invoke the non-streaming 'Greet' method with a streaming invocation.",
    })
  })

  test('Scenario: headers, unknown fields and unknown types of message are passed over', async () => {
    const { socket } = await start()
    socket.send(record({ type: 99, anything: true }))
    socket.send(
      record({ type: 5, invocationId: 'none' }) + record({ type: 2, invocationId: 'none', item: 1 }),
    )
    socket.send(record({ type: 8, sequenceId: 1 }) + record({ type: 9, sequenceId: 1 }))
    socket.send(record({ type: 3, invocationId: 'none', result: 1 }) + record({ type: 6 }))
    socket.send(call('Greet', '1', { headers: { unknown: 'header' }, more: 1 }))
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', result: 'hello' })
  })

  test.each([
    ['no JSON', '{"type":\u001e', 'Error reading JSON.'],
    ['no object', record('words'), 'A message breaks the hub protocol'],
    ['no type', record({}), "'type' is not as the hub protocol says"],
    ['no target', record({ type: 1, arguments: [] }), "'target' is not as the hub protocol says"],
    ['no arguments', record({ type: 1, target: 'Greet' }), "'arguments' is not as the hub protocol says"],
    [
      'a stream without an id',
      record({ type: 4, target: 'A', arguments: [] }),
      "'invocationId' is not as the hub protocol says",
    ],
    [
      'a result and an error at once',
      record({ type: 3, invocationId: '1', result: 1, error: 'x' }),
      'A message breaks the hub protocol',
    ],
    [
      'a message that is too long',
      'x'.repeat(MESSAGE_LIMIT + 1),
      'The maximum message size of 32768B was exceeded.',
    ],
  ])(
    'Scenario: %s is an invalid payload: logged, the client told, the others untouched',
    async (_what, text, reason) => {
      const { socket, stand } = await start(true)
      const other = await new RawHub(stand.address).shaken()
      socket.send(text + call('Greet', 'too late'))
      expect(await socket.rest()).toEqual([
        {
          type: 7,
          error: `Connection closed with an error. InvalidDataException: ${reason}`,
          allowReconnect: true,
        },
      ])
      expect(await socket.closed).toBe(1000)
      expect(stand.lines.filter(({ sentence }) => sentence === 'Invalid payload')).toHaveLength(1)
      expect(stand.tellAll()).toBe(1)
      expect(await other.next()).toMatchObject({ arguments: ['Balance', {}] })
    },
  )

  test('Scenario: a message of just 32 KB is read', async () => {
    const { socket } = await start()
    const bare = call('Greet', '1', { filling: '' })
    const filling = 'x'.repeat(MESSAGE_LIMIT - bare.length)
    socket.send(call('Greet', '1', { filling }))
    expect(await socket.next()).toMatchObject({ result: 'hello' })
  })

  test('Scenario: what is longer than the hub takes at once cuts the WebSocket', async () => {
    const { socket, stand } = await start()
    socket.send('x'.repeat(TRANSFER_LIMIT + 1))
    expect(await socket.closed).toBe(1009)
    await expect.poll(() => stand.hub.connections, { interval: 2 }).toBe(0)
    expect(stand.lines.filter(({ sentence }) => sentence === 'Invalid payload')).toHaveLength(1)
  })

  test('Scenario: several messages come at once, together far longer than one may be', async () => {
    const { socket, stand } = await start()
    const many = call('Nothing', undefined, { filling: 'x'.repeat(20_000) }).repeat(40)
    socket.send(many + call('Greet', '1'))
    expect(await socket.next()).toMatchObject({ result: 'hello' })
    const raw = new RawHub(stand.address)
    const id = await raw.id()
    await raw.request('GET', id)
    const body = HANDSHAKE + many + call('Greet', '2')
    expect((await raw.request('POST', id, { body })).status).toBe(200)
    expect(readRecords(await (await raw.request('GET', id)).text())).toEqual([
      {},
      { type: 3, invocationId: '2', result: 'hello' },
    ])
  })

  test('Scenario: a POST that is too long is refused and the connection goes on', async () => {
    const { stand } = await start()
    const raw = new RawHub(stand.address)
    const id = await raw.id()
    await raw.request('GET', id)
    expect((await raw.request('POST', id, { body: 'x'.repeat(TRANSFER_LIMIT + 1) })).status).toBe(413)
    expect((await raw.request('POST', id, { body: '' })).status).toBe(200)
  })

  test('Scenario: a client that says it closes is let go without a word', async () => {
    const { socket } = await start()
    socket.send(record({ type: 7 }))
    expect(await socket.rest()).toEqual([])
    expect(await socket.closed).toBe(1000)
  })

  test('Scenario: a WebSocket closed without a code is answered with 1000', async () => {
    const { socket, stand } = await start()
    socket.socket.close()
    expect(await socket.closed).toBe(1000)
    await expect.poll(() => stand.hub.connections, { interval: 2 }).toBe(0)
  })
})
