import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { hubPath } from '#contract/realtime.ts'
import type { TestApp } from './app.ts'
import { testFingerprint } from './call.ts'

/** `closed` resolves with the reason for which the hub closed the connection. */
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
