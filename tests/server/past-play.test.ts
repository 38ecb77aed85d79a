import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#server/database/transaction.ts'
import { insertLimit } from '#server/protection/limit.store.ts'
import { startApp, type TestApp } from './setup/app.ts'
import { setsLimit } from './setup/limit.ts'
import { signedIn } from './setup/player.ts'

const start = new Date('2026-11-10T09:00:00.000Z')

let app: TestApp
beforeAll(async () => {
  // The movements of this test have no round and moved no money.
  app = await startApp({ now: start, proofs: [] })
})
afterAll(() => app.close())

test('Scenario: a first limit counts the past as if it had been there, and of a heavy player in one go', async () => {
  const some = 2_000
  const many = 20_000
  const [careful, late, gambler] = [await signedIn(app), await signedIn(app), await signedIn(app)]
  // A win first, pauses beyond five minutes, and now and then a clock that goes back.
  const play = (id: number, count: number, [from, to] = [1, count]) =>
    app.pool.query(
      `insert into game_movements (provider, reference, kind, player_id, round, game, amount, cash, bonus, forfeited, created_at)
       select 'hub88', $1::bigint || ' ' || nth, case nth % 3 when 1 then 'win' else 'bet' end, $1::bigint, nth, 'old', abs(nth) % 100, abs(nth) % 100, 0, 0,
              $2::timestamptz + nth * interval '39 days' / $3::int - case when nth % 7 = 0 then interval '1 hour' else interval '0' end
         from generate_series($4::int, $5::int) as nth`,
      [id, start, count, from, to],
    )
  const sums = async (id: number) => {
    const { rows } = await app.pool.query<{ at: Date }>(
      'select at, staked, lost, played, bet_at from play_sums where player_id = $1 order by at, movement_id',
      [id],
    )
    return rows
  }
  const limit = { kind: 'session', period: 'month', amount: 1 } as const
  await setsLimit(app, careful, limit)
  await play(careful.id, some)
  // More than 40 days before the last one.
  await play(late.id, some, [-100, -60])
  await play(late.id, some)
  await app.pool.query(
    `insert into game_movements (provider, reference, kind, player_id, round, game, amount, cash, bonus, forfeited, created_at, rolled_back_at)
     values ('hub88', $1::bigint || ' rolled back', 'bet', $1::bigint, 1, 'old', 500, 500, 0, 0, $2, $2)`,
    [late.id, start],
  )
  await setsLimit(app, late, limit)
  expect(await sums(late.id)).toHaveLength(some)
  expect(await sums(late.id)).toEqual(await sums(careful.id))

  await play(gambler.id, many, [-many, -600])
  await play(gambler.id, many)
  await app.pool.query('analyze game_movements')
  const looked = await transaction(app.pool, async (tx) => {
    await insertLimit(tx, { playerId: gambler.id, ...limit, by: 'player' })
    const { rows } = await tx.query<{ scans: number; rows: number }>(
      `select (seq_scan + idx_scan)::int as scans, (seq_tup_read + idx_tup_fetch)::int as rows
         from pg_stat_xact_user_tables where relname in ('game_movements', 'play_sums') order by relname`,
    )
    return rows
  })
  expect(await sums(gambler.id)).toHaveLength(many)
  const [movements, counted] = looked
  expect(movements?.rows).toBeLessThan(1.1 * many)
  expect(counted?.scans).toBeLessThan(10)
})
