import type { HubConnection } from '@microsoft/signalr'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createPool, type Pool } from '#server/database/pool.ts'
import { hub88Keys } from '#server/world/games/secrets.ts'
import { openAccounts } from '#server/wallet/wallet.store.ts'
import { caller, type Answer } from '#tests/server/setup/call.ts'
import { pageOf } from '#tests/server/setup/connect.ts'
import { hub88Caller } from '#tests/server/setup/games/hub88.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { newcomer, signUp } from '#tests/server/setup/sign-up.ts'
import { onPaper, type shares, type Unit } from './capacity/on-paper.ts'
import { withPlatform, type Platform } from './platform.ts'

const writers = 8
const players = 200
/** Times that each thing is done, after a tenth of them that warms up. */
const times = 2_000
const signIns = 100
/** They warm the node up. */
const firstPages = 500
const pages = 1_500
/** Minor units: more than all bets together. */
const cash = 100_000_000
/** Kernel ticks of /proc. */
const ticksPerSecond = 100
const secret = 'a secret that only the bench knows, long enough'

export interface CapacityMeasured {
  units: Record<keyof typeof shares, Unit>
  /** Bytes of the node's memory for each connection to the hub. */
  connection: number
}

/** What each thing that players do costs a node and PostgreSQL. */
export const measureCapacity = (): Promise<CapacityMeasured> =>
  withPlatform(
    async (platform) => {
      await using ends = new AsyncDisposableStack()
      const pool = createPool(platform.databaseUrl)
      ends.defer(() => pool.end())
      await openAccounts(pool, 'payment provider', ['sandbox'])
      const place = { pool, clock: { now: () => new Date() } }
      const { privateKey } = await hub88Keys.provider(secret)
      const game = hub88Caller({ ...platform, privateKey })
      const site = caller(platform.url)
      const seats = await Promise.all(Array.from({ length: players }, () => seat(place, 'hub88', cash)))
      const seatOf = (turn: number) => {
        const found = seats[turn % seats.length]
        if (!found) throw new Error('There is no player')
        return found
      }
      const moves = async (what: 'bet' | 'win', turn: number) => {
        const movement = { id: randomUUID(), round: `round-${turn}`, amount: 100 }
        const { refusal } = await game[what](seatOf(turn), movement)
        if (refusal !== null) throw new Error(`A ${what} was refused: ${refusal}`)
      }
      const people: string[] = []
      while (people.length < writers) {
        const username = `person${people.length}`
        await signUp(site, { username, email: `${username}@example.test` })
        people.push(username)
      }
      const measure = (ask: (turn: number) => Promise<unknown>, count = times) =>
        unitOf(platform, pool, ask, count)
      // First: memory that was freed before would be used again.
      const connection = await memoryOfConnection(platform, (turn) => seatOf(turn).signIn)
      return {
        connection,
        units: {
          bet: await measure((turn) => moves('bet', turn)),
          win: await measure((turn) => moves('win', turn)),
          balance: await measure((turn) =>
            asks(site.call('user/balance', {}, { token: seatOf(turn).signIn })),
          ),
          history: await measure((turn) =>
            asks(
              site.call('transaction/games', { kind: 0, skip: 0, take: 20 }, { token: seatOf(turn).signIn }),
            ),
          ),
          document: await measure(async () => (await fetch(`${platform.url}/casino/slot`)).text()),
          'sign-in': await measure((turn) => {
            const username = people[turn % people.length] ?? ''
            return asks(site.call('auth/login', { username, password: newcomer.password }))
          }, signIns),
        },
      }
    },
    {
      SECRET: secret,
      SANDBOX: 'on',
      ADDRESS_FACTOR: '1000',
      ACCEPT_RISK: 'sandbox,weak-secret,http,no-sms,no-mail',
    },
  )

async function unitOf(
  platform: Platform,
  pool: Pool,
  ask: (turn: number) => Promise<unknown>,
  count: number,
): Promise<Unit> {
  const run = async (from: number, to: number) => {
    const turns = Array.from({ length: to - from }, (_, turn) => from + turn).values()
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (const turn of turns) await ask(turn)
      }),
    )
  }
  const warm = Math.ceil(count / 10)
  await run(0, warm)
  const before = await used(platform, pool)
  await run(warm, warm + count)
  const after = await used(platform, pool)
  const each = (what: keyof typeof after) => (after[what] - before[what]) / count
  return { node: each('node'), database: each('database'), logged: each('logged'), kept: each('kept') }
}

/** CPU in milliseconds, and bytes, so far. */
async function used({ cpu }: Platform, pool: Pool): Promise<Unit> {
  const { rows } = await pool.query<{ postmaster: string; backends: string[]; logged: number; kept: number }>(
    `select (string_to_array(pg_read_file('postmaster.pid'), E'\n'))[1] as postmaster,
            array (select pid::text from pg_stat_activity where pid is not null) as backends,
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as logged, pg_database_size(current_database()) as kept`,
  )
  const [row] = rows
  if (!row) throw new Error('PostgreSQL says nothing')
  const running = row.backends.map((pid) => ticksOf(pid)[0])
  // Of those that have ended the postmaster knows the sum.
  const database = running.reduce((sum, ticks) => sum + ticks, 0) + ticksOf(row.postmaster)[1]
  return {
    node: (await cpu()) / 1_000,
    database: (database / ticksPerSecond) * 1_000,
    logged: row.logged,
    kept: row.kept,
  }
}

/** Of the process, and of its children that have ended. */
function ticksOf(pid: string): [own: number, ended: number] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return [user + system, endedUser + endedSystem]
}

async function memoryOfConnection(
  { url, pid }: Platform,
  tokenOf: (turn: number) => string,
): Promise<number> {
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024
  const open: HubConnection[] = []
  async function openMore(count: number): Promise<number> {
    while (count-- > 0) {
      const page = pageOf({ url }, tokenOf(open.length))
      await page.start()
      open.push(page)
    }
    return memory()
  }
  const before = await openMore(firstPages)
  const after = await openMore(pages)
  await Promise.all(open.map((page) => page.stop()))
  return (after - before) / pages
}

async function asks(asked: Promise<Pick<Answer<unknown>, 'success' | 'message'>>): Promise<void> {
  const { success, message } = await asked
  if (!success) throw new Error(message ?? 'refused')
}

const said = (value: number, digits: number) => value.toFixed(digits).padStart(8)

export const sayCapacity = ({ units, connection }: CapacityMeasured): string =>
  [
    'each       node, ms of CPU  PostgreSQL, ms  write-ahead log, bytes  kept, bytes',
    ...Object.entries(units).map(
      ([name, { node, database, logged, kept }]) =>
        `${name.padEnd(10)} ${said(node, 2).padStart(15)}  ${said(database, 2).padStart(14)}  ${said(logged, 0).padStart(22)}  ${said(kept, 0).padStart(11)}`,
    ),
    `A connection to the hub: ${(connection / 1_024).toFixed(0)} KiB of the node's memory`,
    '',
    ...onPaper(units, connection),
  ].join('\n')
