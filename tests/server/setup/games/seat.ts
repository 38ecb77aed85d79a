import type { TestApp } from '../app.ts'
import { opensGame } from '../game.ts'
import { signedIn } from '../player.ts'
import type { Seated } from './dialect.ts'

interface Place extends Pick<TestApp, 'pool'> {
  clock: Pick<TestApp['clock'], 'now'>
}

/** A player with so much cash, in minor units, and an open game. */
export async function seat(app: Place, provider: string, cash: number): Promise<Seated> {
  const player = await signedIn(app, cash)
  const token = await opensGame(app, player, provider)
  const { rows } = await app.pool.query<{ usercode: string }>('select usercode from players where id = $1', [
    player.id,
  ])
  return { playerId: player.id, usercode: rows[0]?.usercode ?? '', token, signIn: player.token }
}

export async function leave({ pool, clock }: Place, { playerId }: Seated): Promise<void> {
  await pool.query('update sessions set ended_at = $2 where player_id = $1', [playerId, clock.now()])
}

export async function movementsOf({ pool }: Place, { playerId }: Seated, cause: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct transfers.id) from transfers
       join entries on entries.transfer_id = transfers.id join accounts on accounts.id = entries.account_id
      where accounts.player_id = $1 and transfers.cause = $2`,
    [playerId, cause],
  )
  return rows[0]?.count ?? 0
}

export async function callsKept({ pool }: Place): Promise<number> {
  const { rows } = await pool.query<{ count: number }>('select count(*) from game_calls')
  return rows[0]?.count ?? 0
}
