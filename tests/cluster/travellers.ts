import { createPool } from '#server/database/pool.ts'
import { readEnv } from '#server/env.ts'
import { caller } from '#tests/server/setup/call.ts'
import { deskOf } from '#tests/server/setup/desk.ts'
import { hub88 } from '#tests/server/setup/games/hub88.ts'
import { seat } from '#tests/server/setup/games/seat.ts'
import { proveLedger } from '#tests/server/setup/player.ts'
import type { Cluster } from './cluster.ts'
import { persist, travel, type CallMade, type Travelled } from './journey.ts'

/** Milliseconds that the players may take to end their turn. */
const patience = 120_000
/** Milliseconds of one statement of the proof. */
const longestStatement = 5 * 60_000

interface Travels {
  /** In the order of their answers; times since the begin. */
  calls: CallMade[]
  /** Of deposit, bets, wins and withdrawal. */
  turns: number
  /** What does not add up. */
  wrong: string[]
}

/** Players deposit, bet, win and withdraw through nginx while `during` runs. Then each acknowledged movement must be there once. @param during `now`: milliseconds since the begin */
export async function whilePlayersTravel(
  cluster: Cluster,
  players: number,
  during: (now: () => number, soFar: readonly CallMade[]) => Promise<unknown>,
): Promise<Travels> {
  await using ends = new AsyncDisposableStack()
  const { site, sandbox } = cluster.places
  const env = { ...readEnv(cluster.nodes[0]?.environment ?? {}), sandboxUrl: sandbox }
  const common = { ...caller(site), url: site, env, clock: { now: () => new Date() } }
  const enough = new AbortController()
  const broken = new AbortController()
  ends.defer(async () => broken.abort())

  const begun = performance.now()
  const calls: CallMade[] = []
  const note = (call: CallMade) => calls.push({ ...call, since: call.since - begun, at: call.at - begun })
  const called = await hub88.caller(common)
  const tables = await Promise.all(
    cluster.databases.map(async ({ url }) => {
      const pool = createPool(url, { patience: longestStatement })
      ends.defer(() => pool.end())
      const server = { ...common, pool }
      const desk = await deskOf(server)
      ends.defer(() => desk.close())
      return { server, desk, hub88: called, note }
    }),
  )
  const underWay = Array.from({ length: players }, async (_, number) => {
    const table = tables[number % tables.length]
    if (!table) throw new Error('There is no shard')
    const { server } = table
    const gone: Travelled[] = []
    do {
      const player = await persist(() => seat(server, 'hub88', 0), broken.signal)
      if (player) gone.push(await travel(table, player, enough.signal, broken.signal))
    } while (!enough.signal.aborted && !broken.signal.aborted)
    return gone
  })
  await during(() => performance.now() - begun, calls)
  enough.abort()
  setTimeout(() => broken.abort(), patience).unref()
  const travelled = (await Promise.all(underWay)).flat()

  const wrong = broken.signal.aborted ? ['A player did not come to the end of a turn'] : []
  const balances = new Map<number, number>()
  for (const { pool } of tables.map(({ server }) => server)) {
    const { rows } = await pool.query<{ player_id: number; balance: number }>(
      `select player_id, balance from accounts where player_id = any ($1) and kind = 'cash'`,
      [travelled.map(({ playerId }) => playerId)],
    )
    for (const row of rows) balances.set(row.player_id, row.balance)
    await proveLedger({ pool }).catch((error: Error) => wrong.push(error.message))
  }
  for (const { playerId, balance, stale } of travelled) {
    if (stale.length > 0) wrong.push(`Player ${playerId} was shown old histories: ${stale.join()}`)
    if (balances.get(playerId) !== balance)
      wrong.push(`Player ${playerId} has ${balances.get(playerId)}, and acknowledged was ${balance}`)
  }
  return { calls, turns: travelled.reduce((sum, each) => sum + each.turns, 0), wrong }
}
