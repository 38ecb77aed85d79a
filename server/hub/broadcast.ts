import type { Connection } from './connection.ts'
import type { Pace } from './drain.ts'
import type { Frame } from './frame.ts'
import type { ServerMessage } from './message.ts'
import type { Protocol } from './protocol.ts'

/** Sends to every connection after its handshake, encoded once per protocol. Returns the number of connections. */
export function broadcast(message: ServerMessage, connections: Iterable<Connection>): number {
  const frames = new Map<Protocol, Frame>()
  let reached = 0
  for (const connection of connections) {
    const { protocol } = connection
    if (!protocol || connection.state !== 'open') continue
    const frame = frames.get(protocol) ?? protocol.write(message)
    frames.set(protocol, frame)
    connection.send(frame)
    reached += 1
  }
  return reached
}

/** The same, each connection at a random moment of `spread`. Returns how many will be told. */
export function broadcastOver(
  message: ServerMessage,
  connections: Iterable<Connection>,
  { clock, random, spread }: Pace,
): number {
  if (spread === 0) return broadcast(message, connections)
  const told = [...connections]
  for (const connection of told) {
    const alarm = clock.after(random() * spread, () => broadcast(message, [connection]))
    connection.onFinish(() => alarm.cancel())
  }
  return told.length
}
