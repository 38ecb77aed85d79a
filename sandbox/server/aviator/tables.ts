import type { Onlooker } from './audience.ts'
import { endAbandoned } from './broken.ts'
import { crashGames, type CrashGame } from './crash-game.ts'
import type { CrashParts } from './round-tools.ts'
import { CrashTable, type SeatedPlayer } from './table.ts'

export interface CrashTables {
  /** Opens the table if this process does not run it yet. Null if it cannot be opened now. */
  join(game: CrashGame, onlooker: Onlooker, seated: SeatedPlayer): Promise<CrashTable | null>
  /** Settles the rounds of a process that died. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** The tables of this process: each runs only while a page is open. */
export function crashTables(parts: CrashParts): CrashTables {
  const { log, time } = parts
  const open = new Map<CrashGame, Promise<CrashTable | null>>()
  const runs = new Map<CrashTable, Promise<void>>()
  let isStopped = false

  async function opened(game: CrashGame): Promise<CrashTable | null> {
    if (isStopped) return null
    const table = new CrashTable(game, parts)
    try {
      await table.prepare()
      return table
    } catch (error) {
      log.error({ err: error, game: game.game }, 'a crash table could not be opened')
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

  async function run(game: CrashGame, table: CrashTable): Promise<void> {
    try {
      await table.run()
    } catch (error) {
      log.error({ err: error, game: game.game }, 'a crash table stopped; its round will be annulled')
    }
    open.delete(game)
    runs.delete(table)
    table.audience.sendAway()
  }

  return {
    async join(game, onlooker, seated) {
      let table = await tableOf(game)
      while (table?.isEnded) {
        await runs.get(table)
        table = await tableOf(game)
      }
      if (!table) return null
      table.sitDown(onlooker, seated)
      if (!runs.has(table)) runs.set(table, run(game, table))
      return table
    },
    start: () =>
      endAbandoned({ ...parts, now: () => time.date() }, crashGames).catch((error: unknown) =>
        log.warn({ err: error }, 'unfinished rounds of crash games could not be ended'),
      ),
    async stop() {
      isStopped = true
      await Promise.all([...runs].map(([table, ended]) => Promise.all([table.stop(), ended])))
    },
  }
}
