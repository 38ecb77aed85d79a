import { Subject, type HubConnection } from '@microsoft/signalr'
import { HubError, type HubOptions } from 'signalr-hub'
import { describe, expect, test } from 'vitest'
import { standUpHub } from './hub-stand.ts'
import { connects, languages, type Language } from './official.ts'
import { RawHub, record } from './raw-hub.ts'
import { Witness } from './witness.ts'

async function* countTo(last: number) {
  for (let number = 1; number <= last; number += 1) yield number
}

async function sum(numbers: AsyncIterable<unknown> | undefined) {
  let total = 0
  for await (const number of numbers ?? []) total += Number(number)
  return total
}

const ended = new Witness<string>()

const methods: HubOptions['methods'] = {
  Count: { streams: true, run: ({ parameters: [last] }) => countTo(Number(last)) },
  Fail: {
    streams: true,
    run: async function* fail({ parameters: [isTold] }) {
      yield 'first'
      throw isTold ? new HubError('No more.') : new Error('a secret of the server')
    },
  },
  NoStream: { streams: true, run: () => 7 },
  Endless: {
    streams: true,
    run: async function* endless({ signal }) {
      try {
        for (let number = 0; !signal.aborted; number += 1) {
          yield number
          await new Promise((next) => setImmediate(next))
        }
      } finally {
        ended.note('left')
      }
    },
  },
  Never: {
    streams: true,
    run: ({ signal }) => {
      signal.addEventListener('abort', () => ended.note('aborted'))
      return { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) }
    },
  },
  Plain: () => 'plain',
  Sum: { uploads: 1, run: ({ uploads: [numbers] }) => sum(numbers) },
  Both: { uploads: 2, run: async ({ uploads }) => [await sum(uploads[0]), await sum(uploads[1])] },
  FirstOnly: {
    uploads: 1,
    run: async ({ uploads: [items] }) => {
      for await (const item of items ?? []) return item
      return null
    },
  },
  Doubled: {
    streams: true,
    uploads: 1,
    run: async function* doubled({ uploads: [numbers] }) {
      for await (const number of numbers ?? []) yield Number(number) * 2
    },
  },
}

interface Told {
  items: unknown[]
  end: string
}

/** Resolves when the stream has ended: with its error's text, or ''. */
function reads(connection: HubConnection, method: string, ...given: unknown[]): Promise<Told> {
  const items: unknown[] = []
  return new Promise((resolve) => {
    connection.stream<unknown>(method, ...given).subscribe({
      next: (item) => void items.push(item),
      error: (error: Error) => resolve({ items, end: error.message }),
      complete: () => resolve({ items, end: '' }),
    })
  })
}

const start = async (language: Language) => {
  const stand = await standUpHub({ methods })
  return { stand, connection: await connects(stand, language) }
}

describe.each(languages)('streams over %s', (...language) => {
  test('Scenario: a client reads what the server streams, to its end', async () => {
    const { connection } = await start(language)
    expect(await reads(connection, 'count', 5)).toEqual({ items: [1, 2, 3, 4, 5], end: '' })
    expect(await reads(connection, 'count', 0)).toEqual({ items: [], end: '' })
  })

  test('Scenario: a stream that fails says so after what it has sent, and keeps the text of other errors to itself', async () => {
    const { connection } = await start(language)
    const failed = 'An error occurred on the server while streaming results.'
    expect(await reads(connection, 'Fail', true)).toEqual({
      items: ['first'],
      end: `${failed} HubException: No more.`,
    })
    expect(await reads(connection, 'Fail', false)).toEqual({ items: ['first'], end: failed })
    expect((await reads(connection, 'NoStream')).end).toContain("occurred invoking 'NoStream'")
  })

  test('Scenario: a client cancels a stream, and the server stops, whether it sends or waits', async () => {
    const { connection } = await start(language)
    for (const [method, end] of [
      ['Endless', 'left'],
      ['Never', 'aborted'],
    ] as const) {
      const subscription = connection.stream(method).subscribe({
        next: () => undefined,
        error: () => undefined,
        complete: () => undefined,
      })
      expect(await connection.invoke('Plain')).toBe('plain')
      subscription.dispose()
      expect(await ended.take()).toBe(end)
      expect(await connection.invoke('Plain')).toBe('plain')
    }
  })

  test('Scenario: the client goes and its streams stop', async () => {
    const { connection } = await start(language)
    connection
      .stream('Never')
      .subscribe({ next: () => undefined, error: () => undefined, complete: () => undefined })
    expect(await connection.invoke('Plain')).toBe('plain')
    await connection.stop()
    expect(await ended.take()).toBe('aborted')
  })

  test('Scenario: a streaming method that is invoked, and an ordinary one that is streamed, are refused', async () => {
    const { connection } = await start(language)
    await expect(connection.invoke('Count', 1)).rejects.toThrow(
      "The client attempted to invoke the streaming 'Count' method with a non-streaming invocation.",
    )
    expect((await reads(connection, 'Plain')).end).toBe(
      "The client attempted to invoke the non-streaming 'Plain' method with a streaming invocation.",
    )
  })

  test('Scenario: a client uploads one stream, or two at once, and gets a result', async () => {
    const { connection } = await start(language)
    const one = new Subject<number>()
    const sum1 = connection.invoke('Sum', one)
    for (let number = 1; number <= 100; number += 1) one.next(number)
    one.complete()
    expect(await sum1).toBe(5_050)
    // The client passes over a stream that comes right behind another.
    const [left, right] = [new Subject<number>(), new Subject<number>()]
    const both = connection.invoke('Both', left, 'between', right)
    left.next(1)
    right.next(10)
    left.next(2)
    right.next(20)
    right.complete()
    left.complete()
    expect(await both).toEqual([3, 30])
  })

  test('Scenario: an upload that the client ends with an error fails the call', async () => {
    const { connection } = await start(language)
    const numbers = new Subject<number>()
    const total = connection.invoke('Sum', numbers)
    numbers.next(1)
    numbers.error(new Error('out of numbers'))
    await expect(total).rejects.toThrow("An unexpected error occurred invoking 'Sum' on the server.")
  })

  test('Scenario: one call uploads and reads at the same time', async () => {
    const { connection } = await start(language)
    const numbers = new Subject<number>()
    const told = reads(connection, 'Doubled', numbers)
    for (const number of [1, 2, 3]) numbers.next(number)
    numbers.complete()
    expect(await told).toEqual({ items: [2, 4, 6], end: '' })
  })

  test('Scenario: a call with too few uploads is refused', async () => {
    const { connection } = await start(language)
    await expect(connection.invoke('Both', new Subject<number>())).rejects.toThrow(
      'Client sent 1 stream(s), Hub method expects 2.',
    )
  })
})

test('Scenario: a method that reads a part of an upload ends it, and the connection goes on', async () => {
  const { address } = await standUpHub({ methods })
  const socket = await new RawHub(address).shaken()
  const call = { type: 1, target: 'FirstOnly', invocationId: 'part', arguments: [], streamIds: ['up'] }
  socket.send(record(call))
  for (let item = 0; item < 100; item += 1) socket.send(record({ type: 2, invocationId: 'up', item }))
  socket.send(record({ type: 3, invocationId: 'up' }))
  socket.send(record({ type: 1, target: 'Plain', invocationId: 'plain', arguments: [] }))
  expect(await socket.next()).toEqual({ type: 3, invocationId: 'part', result: 0 })
  expect(await socket.next()).toEqual({ type: 3, invocationId: 'plain', result: 'plain' })
})
