import { HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr'
import * as z from 'zod/mini'
import { hubMessage, hubPath, notifyMethod, realtime } from '#contract/realtime.ts'
import type { HubFact, RealtimeInput } from '#machines/realtime/realtime.machine.ts'
import { siteRoot } from '../http/site-root.ts'
import { TurnedAwayClient } from './turned-away-client.ts'

type Report = (fact: HubFact) => void

/** The hub of section 7: token and fingerprint in the query, NotifyMessage(cmd, message) parsed with the contract. */
export function openConnection({ token, fingerprint }: RealtimeInput, report: Report): HubConnection {
  const httpClient = new TurnedAwayClient()
  const url = new URL(`./${hubPath}`, siteRoot())
  url.search = new URLSearchParams({ token, fingerprint }).toString()
  const connection = new HubConnectionBuilder()
    .withUrl(url.href, { httpClient, timeout: realtime.longPollTimeout })
    .withServerTimeout(realtime.serverTimeout)
    .withKeepAliveInterval(realtime.keepAlive)
    .withStatefulReconnect({ bufferSize: realtime.messageBuffer })
    .configureLogging(LogLevel.None)
    .build()
  connection.on(notifyMethod, (cmd: unknown, message: unknown) => report(factOf(cmd, message)))
  connection.onclose((error) => report({ type: 'hub.closed', reason: error?.message ?? null }))
  connection.start().then(
    () => report({ type: 'hub.connected' }),
    (error: unknown) => {
      report(
        httpClient.turnedAway ? { type: 'hub.turned away' } : { type: 'hub.closed', reason: String(error) },
      )
    },
  )
  return connection
}

function factOf(cmd: unknown, message: unknown): HubFact {
  const parsed = z.safeParse(hubMessage, { cmd, message })
  return parsed.success
    ? { type: 'hub.message', message: parsed.data }
    : { type: 'hub.invalid message', command: String(cmd) }
}
