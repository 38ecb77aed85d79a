import * as z from 'zod/mini'
import { carried, continued } from '../tracing/spans.ts'
import type { Bus, Unsubscribe } from './bus.ts'
import type { PlayerHub } from './player-hub.ts'
import type { HubLog } from './log.ts'

const noticeChannel = 'hub.notice'
const endedSessionChannel = 'hub.session ended'

const notice = z.object({
  playerId: z.int(),
  cmd: z.string(),
  id: z.nullable(z.int()),
  traceparent: z.optional(z.string()),
})

/** A hint that a player is to be sent `cmd`, with the id of what it is about. */
export type Notice = z.output<typeof notice>

export const sendNotice = (bus: Pick<Bus, 'publish'>, about: Notice): Promise<void> =>
  bus.publish(noticeChannel, JSON.stringify({ ...about, ...carried() }), about.playerId)

/** Its connections are closed on every node. */
export const publishSessionEnded = (bus: Pick<Bus, 'publish'>, sessionId: number): Promise<void> =>
  bus.publish(endedSessionChannel, String(sessionId))

interface RelayOptions {
  bus: Bus
  hub: PlayerHub
  log: HubLog
  /** Loads the message, on the node where the player is connected; null: nothing to send any more. */
  load: (about: Notice) => Promise<unknown>
}

/** Passes what the bus carries to this node's hub. Resolves, once it listens, with how to stop. */
export async function startRelay({ bus, hub, log, load }: RelayOptions): Promise<Unsubscribe> {
  async function tell(about: Notice): Promise<void> {
    if (!hub.isConnected(about.playerId)) return
    await continued(about, `NotifyMessage ${about.cmd}`, async () => {
      try {
        const message = await load(about)
        if (message !== null) hub.notify(about.playerId, about.cmd, message)
      } catch (error) {
        log.warn({ err: error, cmd: about.cmd }, 'A notice was lost')
      }
    })
  }

  const stops = [
    await bus.subscribe(noticeChannel, (payload) => {
      const about = read(notice, payload)
      if (!about) {
        log.warn({ channel: noticeChannel }, 'Invalid payload')
        return
      }
      void tell(about)
    }),
    await bus.subscribe(endedSessionChannel, (payload) => {
      const sessionId = read(z.int(), payload)
      if (sessionId === null) log.warn({ channel: endedSessionChannel }, 'Invalid payload')
      else hub.endSession(sessionId)
    }),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, payload: string): z.output<Schema> | null {
  try {
    return schema.parse(JSON.parse(payload))
  } catch {
    return null
  }
}
