import { afterEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { pageOf } from './setup/connect.ts'
import { dataFolder, endServers, startRealServer } from './setup/real-server.ts'
import { newcomer } from './setup/sign-up.ts'

afterEach(endServers)
const minute = 60_000

describe('a server that is asked to end', () => {
  test('Scenario: who is connected is told to come back, and nothing is left of the server', async () => {
    const folder = dataFolder(inject('usedFolder'))
    onTestFinished(() => folder.remove())
    const server = await startRealServer(folder.path)
    const { data } = await server.call('auth/register', newcomer)
    const connection = pageOf(server, data.token, [minute])
    const sentAway = new Promise<void>((resolve) => connection.onreconnecting(() => resolve()))
    await connection.start()
    await Promise.all([server.stop(), sentAway])
    await connection.stop()
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  })
})
