import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import { keepMonths, monthly } from '#server/months/month.store.ts'
import { commands } from '#server/operator/commands.ts'
import { NotDone } from '#server/operator/not-done.ts'
import { tidy } from '#server/upkeep/upkeep.store.ts'
import type { TestApp } from './app.ts'
import { deskOf } from './desk.ts'
import { scratchFolder } from './scratch.ts'

export const day = 24 * 60 * 60 * 1000

/** The months of a platform as its upkeep and its operator handle them, by the clock of the test. */
export function monthsOf(app: TestApp) {
  const folder = scratchFolder('test')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  async function types(name: 'detach-month' | 'restore-month', month: string): Promise<string> {
    const desk = await deskOf(app)
    const typed = { command: name, words: [month, folder], options: {}, why: 'Too much', id: null }
    try {
      const answer = await commands
        .get(name)
        ?.run({ ...desk, shard: 0, shards: [desk.pool], who: 'Deniz' }, typed)
      return answer?.text ?? ''
    } catch (error) {
      if (error instanceof NotDone) return error.message
      throw error
    } finally {
      await desk.close()
    }
  }
  return {
    folder,
    types,
    upkeep: async () => {
      await tidy(app.pool, app.clock.now())
      return keepMonths(app.pool, app.clock.now())
    },
    async goes(days: number) {
      app.clock.pass(days * day)
      return this.upkeep()
    },
    /** All that is kept of the past. A count that is 0 is none. */
    async book() {
      const tables = [...monthly, 'history_counts', 'movements', 'carried_sums', 'carried_movements']
      const texts = tables.map(async (table) => {
        const { rows } = await app.pool.query<{ line: string }>(
          `select to_jsonb(kept)::text as line from ${table} as kept where (to_jsonb(kept) ->> 'total') is distinct from '0' order by 1`,
        )
        return [table, rows.map(({ line }) => line)] as const
      })
      return Object.fromEntries(await Promise.all(texts))
    },
    async partitionsOf(table: 'transfers' | 'rounds') {
      const { rows } = await app.pool.query<{ name: string }>(
        `select tableoid::regclass::text as name from ${table} order by id`,
      )
      return rows.map(({ name }) => name)
    },
  }
}
