import { describe, expect, test } from 'vitest'
import { ayse, ayseElsewhere, mehmet, phoneOfAyse, playerMehmet, standUpHub } from './hub-stand.ts'
import { RawHub, record } from './raw-hub.ts'
import { Witness } from './witness.ts'

const call = (target: string, ...given: unknown[]) =>
  record({ type: 1, target, arguments: given, invocationId: target })

async function start() {
  const happened = new Witness<unknown>()
  const stand = await standUpHub({
    methods: {
      Id: ({ connectionId }) => connectionId,
      Join: ({ join, parameters: [group] }) => join(String(group)),
      Leave: ({ leave, parameters: [group] }) => leave(String(group)),
      Remember: ({ items, parameters: [word] }) => {
        const before: unknown = items.get('word')
        items.set('word', word)
        return before ?? 'nothing'
      },
      Pair: { run: ({ parameters }) => parameters.length, parameters: 2 },
      Transport: ({ transport }) => transport,
      Secret: { run: () => 'the secret', mayCall: ({ user }) => user === playerMehmet },
    },
    filters: [
      async (call_, next) => {
        happened.note(`before ${call_.method}`)
        const result = await next()
        return call_.method === 'Id' ? result : `filtered ${String(result)}`
      },
      async ({ method }, next) => {
        happened.note(`inner ${method}`)
        return next()
      },
    ],
    onConnected: ({ join, caller: { user } }) => {
      if (user === playerMehmet) join('guests')
    },
    onDisconnected: ({ caller }, error) => happened.note([caller.user, error?.message ?? null]),
  })
  const opens = async (who: string) => {
    const socket = await new RawHub(stand.address, who).shaken()
    const ask = async (target: string, ...given: unknown[]) => {
      socket.send(call(target, ...given))
      return ((await socket.next()) as { result?: unknown; error?: string }) ?? null
    }
    const { result: id } = await ask('Id')
    return { socket, ask, id: String(id) }
  }
  const say = (to: Parameters<typeof stand.hub.send>[0], word: string) => stand.hub.send(to, 'Say', [word])
  return { stand, opens, say, happened }
}

const said = (word: string) => ({ type: 1, target: 'Say', arguments: [word] })

describe('who is told', () => {
  test('Scenario: a user, a group, a connection, all but one', async () => {
    const { stand, opens, say } = await start()
    const [phone, desk, guest] = [await opens(ayse), await opens(ayseElsewhere), await opens(mehmet)]
    await phone.ask('Join', 'table')
    await guest.ask('Join', 'table')
    await phone.ask('Join', 'other table')
    expect(say({ users: [phoneOfAyse.user] }, 'user')).toBe(2)
    expect(say({ groups: ['table', 'other table'] }, 'group')).toBe(2)
    expect(say({ groups: ['guests'] }, 'guests')).toBe(1)
    expect(say({ connections: [desk.id, 'nobody'] }, 'connection')).toBe(1)
    expect(say({ all: true, except: [phone.id] }, 'others')).toBe(2)
    expect(say('all', 'all')).toBe(3)
    for (const word of ['user', 'group', 'all']) expect(await phone.socket.next()).toEqual(said(word))
    for (const word of ['user', 'connection', 'others', 'all'])
      expect(await desk.socket.next()).toEqual(said(word))
    for (const word of ['group', 'guests', 'others', 'all'])
      expect(await guest.socket.next()).toEqual(said(word))
    await phone.ask('Leave', 'table')
    stand.hub.leave('table', guest.id)
    expect(say({ groups: ['table'] }, 'nobody')).toBe(0)
    stand.hub.join('table', desk.id)
    desk.socket.socket.close()
    await expect.poll(() => stand.hub.connections).toBe(2)
    expect(say({ groups: ['table'] }, 'nobody')).toBe(0)
  })
})

describe('around a call', () => {
  test('Scenario: filters run around each call, the first outermost, and a connection remembers', async () => {
    const { opens, happened } = await start()
    const { ask } = await opens(ayse)
    happened.items.length = 0
    expect(await ask('Remember', 'one')).toMatchObject({ result: 'filtered nothing' })
    expect(await ask('Remember', 'two')).toMatchObject({ result: 'filtered one' })
    expect(happened.items.slice(0, 2)).toEqual(['before Remember', 'inner Remember'])
  })

  test('Scenario: a method that is not for everybody refuses the others before the filters', async () => {
    const { opens, happened } = await start()
    const [player, guest] = [await opens(ayse), await opens(mehmet)]
    happened.items.length = 0
    expect(await player.ask('Secret')).toMatchObject({
      error: "Failed to invoke 'Secret' because user is unauthorized",
    })
    expect(happened.items).toEqual([])
    expect(await guest.ask('Secret')).toMatchObject({ result: 'filtered the secret' })
  })

  test('Scenario: a method with a number of parameters refuses any other number', async () => {
    const { opens } = await start()
    const { ask } = await opens(ayse)
    expect(await ask('Pair', 1, 2)).toMatchObject({ result: 'filtered 2' })
    expect(await ask('Pair', 1)).toMatchObject({
      error: "Failed to invoke 'Pair' due to an error on the server.",
    })
    expect(await ask('Transport')).toMatchObject({ result: 'filtered WebSockets' })
  })

  test('Scenario: who leaves is told of with the reason: none for a goodbye, the error otherwise', async () => {
    const { opens, happened } = await start()
    const [polite, rude] = [await opens(ayse), await opens(mehmet)]
    happened.items.length = 0
    polite.socket.send(record({ type: 7 }))
    await polite.socket.closed
    expect(await happened.take()).toEqual([phoneOfAyse.user, null])
    rude.socket.send('no JSON\u001e')
    await rude.socket.closed
    expect(await happened.take()).toEqual([playerMehmet, 'Error reading JSON.'])
  })

  test('Scenario: a connection that the application does not want is told so and does not come back', async () => {
    const { address } = await standUpHub({ onConnected: () => Promise.reject(new Error('not you')) })
    const socket = await new RawHub(address).shaken()
    expect(await socket.rest()).toEqual([{ type: 7, error: 'Connection closed with an error.' }])
  })

  test('Scenario: four calls run at once where the endpoint allows it', async () => {
    const held: PromiseWithResolvers<number>[] = []
    const { address } = await standUpHub({
      limits: { parallelCalls: 4 },
      methods: {
        Hold: () => {
          const answer = Promise.withResolvers<number>()
          held.push(answer)
          return answer.promise
        },
      },
    })
    const socket = await new RawHub(address).shaken()
    for (let at = 0; at < 6; at += 1)
      socket.send(record({ type: 1, target: 'Hold', invocationId: String(at), arguments: [] }))
    await expect.poll(() => held.length).toBe(4)
    held[2]?.resolve(2)
    expect(await socket.next()).toMatchObject({ invocationId: '2' })
    await expect.poll(() => held.length).toBe(5)
  })

  test('Scenario: a caller is sent elsewhere, with another token', async () => {
    const { address } = await standUpHub({
      redirect: () => ({ url: 'https://elsewhere.example/live', accessToken: 'other' }),
    })
    const reply = await new RawHub(address).negotiation()
    expect(await reply.json()).toEqual({ url: 'https://elsewhere.example/live', accessToken: 'other' })
  })

  test('Scenario: everybody may come where nobody is asked who they are', async () => {
    const { address, hub } = await standUpHub({ identify: async () => ({ user: null, session: null }) })
    await new RawHub(address, '').shaken()
    await new RawHub(address, '').shaken()
    expect(hub.connections).toBe(2)
    expect(hub.sessions()).toEqual([])
  })
})
