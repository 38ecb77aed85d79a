import type { Alarm } from '../clock.ts'
import type { Onlooker } from './audience.ts'
import { endAbandoned } from './broken.ts'
import { crashGames, type CrashGame } from './crash-game.ts'
import type { CrashParts } from './desk.ts'
import { lockTable, runningTables } from './running.store.ts'
import { CrashTable } from './table.ts'

/** Milliseconds between two looks for rounds that a node has left behind. */
const lookEvery = 60_000

export interface CrashTables {
  /** Sits down at a table, and opens it where nobody sits there; null where another node runs it. */
  join(
    game: CrashGame,
    onlooker: Onlooker,
    seated: { player: string; balance: number },
  ): Promise<CrashTable | null>
  /** Ends what was left behind, from now on. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The tables that this node runs: each is run by one node, and only while somebody looks. */
export function crashTables(parts: CrashParts): CrashTables {
  const { log, time } = parts
  const open = new Map<CrashGame, Promise<CrashTable | null>>()
  const runs = new Map<CrashTable, Promise<void>>()
  let alarm: Alarm | undefined
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false

  const running = runningTables(parts.pool, (error) => {
    log.warn({ err: error }, 'crash tables are left: the database may have given them to another node')
    for (const table of runs.keys()) void table.stop()
  })

  async function opened(game: CrashGame): Promise<CrashTable | null> {
    try {
      if (isStopped || !(await running.take(game))) return null
      const table = new CrashTable(game, parts)
      await table.prepare()
      return table
    } catch (error) {
      log.error({ err: error, game: game.game }, 'a crash table could not be opened')
      await leave(game)
      return null
    }
  }

  function tableOf(game: CrashGame): Promise<CrashTable | null> {
    const known = open.get(game)
    if (known) return known
    const opening = opened(game).then((table) => {
      if (!table) open.delete(game)
      return table
    })
    open.set(game, opening)
    return opening
  }

  const leave = (game: CrashGame) =>
    running
      .leave(game)
      .catch((error: unknown) => log.warn({ err: error, game: game.game }, 'a crash table is still held'))

  /** From the first who sits down to the last who leaves. */
  async function run(game: CrashGame, table: CrashTable): Promise<void> {
    try {
      await table.run()
    } catch (error) {
      log.error({ err: error, game: game.game }, 'a crash table has fallen: its round is annulled')
    }
    open.delete(game)
    runs.delete(table)
    table.audience.sendAway()
    await leave(game)
  }

  async function look(): Promise<void> {
    try {
      await endAbandoned({ ...parts, now: () => time.date() }, crashGames, lockTable)
    } catch (error) {
      log.warn({ err: error }, 'broken rounds of crash games stay as they are')
    }
    if (!isStopped) alarm = time.after(lookEvery, () => (looking = look()))
  }

  return {
    async join(game, onlooker, { player, balance }) {
      let table = await tableOf(game)
      while (table?.isEnded) {
        await runs.get(table)
        table = await tableOf(game)
      }
      if (!table) return null
      table.sitDown(onlooker, player, balance)
      if (!runs.has(table)) runs.set(table, run(game, table))
      return table
    },
    start: () => (looking = look()),
    async stop() {
      isStopped = true
      alarm?.cancel()
      await looking
      await Promise.all([...runs].map(([table, ended]) => Promise.all([table.stop(), ended])))
      running.close()
    },
  }
}
