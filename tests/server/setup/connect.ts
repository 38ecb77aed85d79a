import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { hubPath } from '#contract/realtime.ts'
import type { TestApp } from './app.ts'
import { testFingerprint } from './call.ts'

/** Connects to the hub; `closed` resolves with why the hub has closed the connection of the session. */
export async function connect(
  app: Pick<TestApp, 'url'>,
  token: string,
): Promise<{ closed: Promise<Error | undefined> }> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/${hubPath}?fingerprint=${testFingerprint}`, {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
    })
    .configureLogging(LogLevel.None)
    .build()
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve))
  await connection.start()
  return { closed }
}
