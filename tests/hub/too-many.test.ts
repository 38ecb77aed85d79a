import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { describe, expect, test } from 'vitest'
import { EventStream } from './event-stream.ts'
import { ayseElsewhere, mehmet, phoneOfAyse, standUpHub } from './hub-stand.ts'
import { RawHub } from './raw-hub.ts'

const tooMany = 429
const CONNECTIONS_OF_SESSION = 20
const CONNECTIONS_OF_PLAYER = 60
const limits = { connectionsOfSession: CONNECTIONS_OF_SESSION, connectionsOfUser: CONNECTIONS_OF_PLAYER }
const stream = { headers: { accept: 'text/event-stream' } }

describe('a session that opens one connection after another', () => {
  test('Scenario: 500 WebSockets at once: so many as one session may have are let in, the others are refused', async () => {
    const { hub, address } = await standUpHub({ limits })
    const raw = new RawHub(address)
    const answers = await Promise.all(Array.from({ length: 500 }, () => raw.answer()))
    expect(answers.filter((status) => status === 101)).toHaveLength(CONNECTIONS_OF_SESSION)
    expect(answers.filter((status) => status === tooMany)).toHaveLength(500 - CONNECTIONS_OF_SESSION)
    expect(hub.connections).toBe(CONNECTIONS_OF_SESSION)
    for (const who of [ayseElsewhere, mehmet]) await new RawHub(address, who).shaken()
  })

  test('Scenario: no other transport is let in either, negotiating says why, and one that leaves makes room', async () => {
    const { hub, address } = await standUpHub({ limits })
    const raw = new RawHub(address)
    const early = await raw.id()
    const sockets = await Promise.all(Array.from({ length: CONNECTIONS_OF_SESSION }, () => raw.shaken()))
    expect((await raw.request('GET', early, stream)).status).toBe(tooMany)
    expect((await raw.request('GET', early)).status).toBe(tooMany)
    expect(await (await raw.negotiation()).json()).toEqual({ error: 'Too many connections.' })
    sockets[0]?.socket.terminate()
    await expect.poll(() => hub.connections).toBe(CONNECTIONS_OF_SESSION - 1)
    await EventStream.open(raw.url(await raw.id()))
    expect(hub.connections).toBe(CONNECTIONS_OF_SESSION)
  })

  test('Scenario: all sessions of a player together have a limit too', async () => {
    const sessions = Array.from({ length: 5 }, (_, index) => index + 100)
    const { hub, address } = await standUpHub({
      limits,
      identify: async ({ token }) => ({ user: phoneOfAyse.user, session: token }),
    })
    const answers = await Promise.all(
      sessions.flatMap((id) =>
        Array.from({ length: CONNECTIONS_OF_SESSION }, () =>
          new RawHub(address, `access_token=${id}`).answer(),
        ),
      ),
    )
    expect(answers.filter((status) => status === 101)).toHaveLength(CONNECTIONS_OF_PLAYER)
    expect(hub.connections).toBe(CONNECTIONS_OF_PLAYER)
  })

  test('Scenario: the official client is told that there are too many connections', async () => {
    const { address } = await standUpHub({ limits })
    const raw = new RawHub(address)
    await Promise.all(Array.from({ length: CONNECTIONS_OF_SESSION }, () => raw.shaken()))
    const client = new HubConnectionBuilder().withUrl(raw.url()).configureLogging(LogLevel.None).build()
    await expect(client.start()).rejects.toThrow('Too many connections.')
  })
})
