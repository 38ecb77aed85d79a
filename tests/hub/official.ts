import { HttpTransportType, HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr'
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack'
import type { HubConnection, IHubProtocol } from '@microsoft/signalr'
import { onTestFinished } from 'vitest'
import { ayse, type HubStand } from './hub-stand.ts'

const { WebSockets, ServerSentEvents, LongPolling } = HttpTransportType

export type Language = readonly [name: string, transport: HttpTransportType, protocol: IHubProtocol]

/** Each transport with each encoding that it carries. */
export const languages: readonly Language[] = [
  ['WebSockets, JSON', WebSockets, new JsonHubProtocol()],
  ['WebSockets, MessagePack', WebSockets, new MessagePackHubProtocol()],
  ['server-sent events, JSON', ServerSentEvents, new JsonHubProtocol()],
  ['long polling, JSON', LongPolling, new JsonHubProtocol()],
  ['long polling, MessagePack', LongPolling, new MessagePackHubProtocol()],
]

/** The official client, connected; it stops when the test ends. */
export async function connects(
  { address }: Pick<HubStand, 'address'>,
  [, transport, protocol]: Language,
  prepare: (connection: HubConnection) => void = () => undefined,
): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${address}?${ayse}`, { transport })
    .withHubProtocol(protocol)
    .configureLogging(LogLevel.None)
    .build()
  onTestFinished(() => connection.stop())
  prepare(connection)
  await connection.start()
  return connection
}
