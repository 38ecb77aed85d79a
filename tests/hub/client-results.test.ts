import { HubError } from 'signalr-hub'
import { describe, expect, test } from 'vitest'
import { standUpHub } from './hub-stand.ts'
import { connects, languages } from './official.ts'

describe.each(languages)('the server asks the client over %s', (...language) => {
  const start = async () => {
    const stand = await standUpHub({
      methods: {
        Id: ({ connectionId }) => connectionId,
        AskBack: async ({ invoke }) => `you said ${String(await invoke('Answer', [20, 2]))}`,
        AskNobody: ({ invoke }) => invoke('Answer', [], { connection: 'nobody' }),
      },
    })
    const connection = await connects(stand, language, (each) => {
      each.on('Answer', (left: number, right: number) => left + right)
      each.on('Refuse', () => {
        throw new Error('I do not want to')
      })
      each.on('Never', () => new Promise(() => undefined))
    })
    const id = await connection.invoke<string>('Id')
    return { stand, connection, id }
  }

  test('Scenario: it gets the result of the handler', async () => {
    const { stand, id } = await start()
    expect(await stand.hub.invoke(id, 'Answer', [40, 2])).toBe(42)
  })

  test('Scenario: it gets the error of the handler, and is told where there is no handler', async () => {
    const { stand, id } = await start()
    await expect(stand.hub.invoke(id, 'Refuse', [])).rejects.toThrow('I do not want to')
    await expect(stand.hub.invoke(id, 'Unknown', [])).rejects.toThrow("Client didn't provide a result.")
  })

  test('Scenario: it waits no longer than it wants', async () => {
    const { stand, id } = await start()
    const signal = AbortSignal.timeout(20)
    await expect(stand.hub.invoke(id, 'Never', [], signal)).rejects.toThrow('timeout')
  })

  test('Scenario: the client goes before it has answered, or was never there', async () => {
    const { stand, connection, id } = await start()
    const answer = stand.hub.invoke(id, 'Never', [])
    const failed = expect(answer).rejects.toThrow(new HubError(`Connection '${id}' disconnected.`))
    await connection.stop()
    await failed
    await expect.poll(() => stand.hub.connections).toBe(0)
    await expect(stand.hub.invoke(id, 'Answer', [])).rejects.toThrow(`Connection '${id}' does not exist.`)
  })

  test('Scenario: a method asks its own caller while the caller waits for the method', async () => {
    const { connection } = await start()
    expect(await connection.invoke('AskBack')).toBe('you said 22')
    await expect(connection.invoke('AskNobody')).rejects.toThrow("Connection 'nobody' does not exist.")
  })
})
