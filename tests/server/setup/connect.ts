import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import { hubPath } from '#contract/realtime.ts'
import type { TestApp } from './app.ts'
import { testFingerprint } from './call.ts'

type Served = Pick<TestApp, 'url'>

/** The connection of an open page, not started. @param reconnectDelays as the client takes them; none: it does not reconnect */
export const pageOf = ({ url }: Served, token: string, reconnectDelays: number[] = []): HubConnection =>
  new HubConnectionBuilder()
    .withUrl(`${url}/${hubPath}?fingerprint=${testFingerprint}`, {
      accessTokenFactory: () => token,
      transport: HttpTransportType.WebSockets,
    })
    .withAutomaticReconnect(reconnectDelays)
    .configureLogging(LogLevel.None)
    .build()

/** `closed` resolves with the reason for which the hub closed the connection. */
export async function connect(app: Served, token: string): Promise<{ closed: Promise<Error | undefined> }> {
  const connection = pageOf(app, token)
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve))
  await connection.start()
  return { closed }
}
