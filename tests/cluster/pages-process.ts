/** A process of its own: as many open pages as it is told tokens. Each keeps its connection as the site does, by the chart `realtime`; a person asks again when the attempts are used up. */
import { HttpError } from '@microsoft/signalr'
import { createActor, fromCallback, type AnyEventObject } from 'xstate'
import * as z from 'zod/mini'
import { notifyMethod } from '#contract/realtime.ts'
import { realtimeMachine, type RealtimeInput } from '#machines/realtime/realtime.machine.ts'
import { testFingerprint } from '#tests/server/setup/call.ts'
import { pageOf } from '#tests/server/setup/connect.ts'

/** Milliseconds. */
const reportEvery = 500
const personWaits = 5_000
/** Pages that open at once. */
const batch = 50

const order = z.object({ url: z.string(), tokens: z.array(z.string()) })
type Order = z.output<typeof order>
export interface PagesReport {
  connected: number
  /** Times that the attempts were used up. */
  stopped: number
  turnedAway: number
  heard: number
}

const report: PagesReport = { connected: 0, stopped: 0, turnedAway: 0, heard: 0 }

function open({ url }: Order, token: string): Promise<void> {
  const { promise: connected, resolve } = Promise.withResolvers<void>()
  const hold = fromCallback<AnyEventObject, RealtimeInput>(({ input, sendBack }) => {
    const connection = pageOf({ url }, input.token)
    connection.on(notifyMethod, () => (report.heard += 1))
    connection.onclose((error) => sendBack({ type: 'hub.closed', reason: error?.message ?? null }))
    connection.start().then(
      () => sendBack({ type: 'hub.connected' }),
      (error: unknown) => {
        const isTurnedAway = error instanceof HttpError && error.statusCode === 401
        if (isTurnedAway) report.turnedAway += 1
        sendBack(isTurnedAway ? { type: 'hub.turned away' } : { type: 'hub.closed', reason: String(error) })
      },
    )
    return () => void connection.stop()
  })
  const quiet = fromCallback(() => undefined)
  const page = createActor(
    realtimeMachine.provide({
      actors: { 'hold the connection': hold, 'watch the network': quiet, 'watch the page': quiet },
    }),
    { input: { token, fingerprint: testFingerprint } },
  )
  let was = ''
  page.subscribe((snapshot) => {
    const now = JSON.stringify(snapshot.value)
    if (now === was) return
    const isConnected = snapshot.matches({ 'holding the connection': 'connected' })
    if (isConnected) {
      report.connected += 1
      resolve()
    } else if (was.includes('"connected"')) report.connected -= 1
    was = now
    if (!snapshot.matches('stopped')) return
    report.stopped += 1
    setTimeout(() => page.send({ type: 'connect again' }), personWaits)
  })
  page.start()
  return connected
}

process.once('message', async (message) => {
  const asked = order.parse(message)
  setInterval(() => process.send?.(report), reportEvery)
  for (let from = 0; from < asked.tokens.length; from += batch)
    await Promise.all(asked.tokens.slice(from, from + batch).map((token) => open(asked, token)))
})
process.once('disconnect', () => process.exit())
