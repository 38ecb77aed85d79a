import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { hubPath } from '#contract/realtime.ts'
import { testFingerprint } from './setup/call.ts'
import { dataFolder, endServers, startRealServer } from './setup/real-server.ts'
import { newcomer } from './setup/sign-up.ts'

afterEach(endServers)
const minute = 60_000

describe('a server that is asked to end', () => {
  test('Scenario: who is connected is told to come back, and nothing is left of the server', async () => {
    const folder = dataFolder()
    onTestFinished(() => folder.remove())
    const server = await startRealServer(folder.path)
    const { data } = await server.call('auth/register', newcomer)
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/${hubPath}?fingerprint=${testFingerprint}`, {
        accessTokenFactory: () => data.token,
        transport: HttpTransportType.WebSockets,
      })
      .withAutomaticReconnect([minute])
      .configureLogging(LogLevel.None)
      .build()
    const sentAway = new Promise<void>((resolve) => connection.onreconnecting(() => resolve()))
    await connection.start()
    await Promise.all([server.stop(), sentAway])
    await connection.stop()
    await expect(fetch(server.url)).rejects.toThrow('fetch failed')
  })
})
