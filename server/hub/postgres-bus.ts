import { Client } from 'pg'
import { findPrimary } from '../database/servers.ts'
import { assertFits, sentOrLate, type Bus } from './bus.ts'
import { systemClock, type Alarm, type Clock } from './clock.ts'
import { Listeners } from './listeners.ts'
import type { HubLog } from './log.ts'

/** Milliseconds of back-off before the bus reconnects; the last repeats. */
export const RETURN_DELAYS = [0, 250, 1_000, 5_000] as const

/** Milliseconds without a reply after which the connection counts as lost. */
const patience = 5_000
/** Milliseconds between heartbeats: a connection that only listens does not notice that it is lost. */
export const HEARTBEAT = 15_000

interface Hint {
  channel: string
  payload: string
}

interface PostgresBusOptions {
  url: string
  log: HubLog
  clock?: Clock
  /** Called when the bus listens again after a loss: hints of the meantime are lost. */
  onReturn?: () => void
}

/** The bus on LISTEN and NOTIFY, with its own connection. Rejects if the first connection fails. */
export async function createPostgresBus(options: PostgresBusOptions): Promise<Bus> {
  const { url, log, clock = systemClock, onReturn } = options
  const listeners = new Listeners(log)
  let client: Client | null = null
  let alarm: Alarm | undefined
  let heartbeat: Alarm | undefined
  let closed = false
  let turn: Promise<void> = Promise.resolve()
  let waiting: { hints: Hint[]; sent: Promise<void> } | null = null

  /** One query at a time; a connection that fails one counts as lost. */
  function inTurn(ask: (connected: Client | null) => Promise<unknown>): Promise<void> {
    const earlier = turn
    const answered = async () => {
      await earlier
      const connected = client
      try {
        await ask(connected)
      } catch (error) {
        if (connected) lose(connected, error instanceof Error ? error : undefined)
        throw error
      }
    }
    const asked = answered()
    turn = asked.catch(() => undefined)
    return asked
  }

  /** Batches the hints that come while a query runs: PostgreSQL deduplicates equal ones. */
  function send(hint: Hint): Promise<void> {
    if (waiting) {
      waiting.hints.push(hint)
      return waiting.sent
    }
    const hints = [hint]
    const sent = inTurn(async (connected) => {
      waiting = null
      if (!connected) throw new Error('not connected')
      await connected.query(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as hint (channel, payload)',
        [hints.map(({ channel }) => channel), hints.map(({ payload }) => payload)],
      )
    })
    waiting = { hints, sent }
    return sent
  }

  async function connect(): Promise<void> {
    const next = new Client({
      connectionString: await findPrimary(url),
      keepAlive: true,
      application_name: 'bus',
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    })
    next.on('notification', ({ channel, payload = '' }) => listeners.hear(channel, payload))
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of listeners.channels()) await listen(next, channel)
    } catch (error) {
      next.end().catch((cause: unknown) => log.debug({ err: cause }, 'A connection of the bus did not end'))
      throw error
    }
    if (closed) return next.end()
    client = next
    beat(next)
  }

  function beat(connected: Client): void {
    heartbeat = clock.after(HEARTBEAT, () => {
      if (client !== connected) return
      inTurn(() => connected.query('select')).then(
        () => beat(connected),
        (error: unknown) => log.debug({ err: error }, 'The bus does not hear the database'),
      )
    })
  }

  function lose(lost: Client, error?: Error): void {
    if (client !== lost || closed) return
    client = null
    log.warn({ err: error }, 'The bus has lost the database')
    lost
      .end()
      .catch((cause: unknown) => log.debug({ err: cause }, 'The lost connection of the bus did not end'))
    comeBack(0)
  }

  function comeBack(tries: number): void {
    alarm = clock.after(RETURN_DELAYS[tries] ?? RETURN_DELAYS[RETURN_DELAYS.length - 1] ?? 0, () => {
      comeBackNow().catch((error: unknown) => {
        log.debug({ err: error }, 'The bus does not reach the database')
        comeBack(tries + 1)
      })
    })
  }

  async function comeBackNow(): Promise<void> {
    await connect()
    log.info({}, 'The bus listens again')
    onReturn?.()
  }

  await connect()
  return {
    publish: async (channel, payload) => {
      assertFits(channel, payload)
      const sent = send({ channel, payload }).catch((error: unknown) =>
        log.warn({ err: error, channel }, 'A hint was lost'),
      )
      await sentOrLate(sent, clock)
    },
    subscribe: async (channel, listener) => {
      assertFits(channel, '')
      listeners.add(channel, listener)
      await inTurn(async (connected) => connected && listen(connected, channel))
      return async () => {
        if (!listeners.remove(channel, listener)) return
        await inTurn(async (connected) => connected && unlisten(connected, channel))
      }
    },
    get listens() {
      return client !== null
    },
    // Every node hears every hint.
    present: () => Promise.resolve(),
    close: async () => {
      closed = true
      alarm?.cancel()
      heartbeat?.cancel()
      const last = client
      client = null
      await last?.end()
    },
  }
}

const listen = (client: Client, channel: string) => client.query(`listen ${client.escapeIdentifier(channel)}`)
const unlisten = (client: Client, channel: string) =>
  client.query(`unlisten ${client.escapeIdentifier(channel)}`)
