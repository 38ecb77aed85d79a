import type { Db } from '../database/pool.ts'
import type { Funds } from '../wallet/wallet.rules.ts'
import type { Split } from './seamless.rules.ts'

export interface NewMovement extends Split {
  provider: string
  /** The provider's id. */
  reference: string
  kind: 'bet' | 'win' | 'unknown'
  playerId: number
  round: string
  game: string
  amount: number
  corrects: boolean
  bonusId: number | null
  now: Date
}

/** Null, and nothing written, if the provider has used the reference before. */
export async function insertMovement(db: Db, movement: NewMovement): Promise<number | null> {
  const { provider, reference, kind, playerId, round, game, amount, corrects } = movement
  const { cash, bonus, forfeited, bonusId, now } = movement
  const { rows } = await db.query<{ id: number }>(
    `insert into game_movements (provider, reference, kind, player_id, round, game, amount, cash, bonus, forfeited, bonus_id, created_at, rolled_back_at, corrects)
     values ($1, $2, $3::text, $4, $5, $6, $7, $8, $9, $10, $11, $12::timestamptz,
             case when $3 = 'unknown' then $12::timestamptz end, $13)
     on conflict on constraint game_movement_once do nothing returning id`,
    [
      provider,
      reference,
      kind,
      playerId,
      round,
      game,
      amount,
      cash,
      bonus,
      forfeited,
      bonusId,
      now,
      corrects,
    ],
  )
  return rows[0]?.id ?? null
}

export interface KeptMovement extends Split {
  id: number
  kind: 'bet' | 'win' | 'unknown'
  playerId: number
  round: string
  game: string
  amount: number
  corrects: boolean
  rolledBack: boolean
  bonusId: number | null
  /** Present status of that bonus. */
  bonusStatus: string | null
}

/** Locks the movement until the transaction ends. */
export async function lockMovement(
  db: Db,
  provider: string,
  reference: string,
): Promise<KeptMovement | null> {
  const { rows } = await db.query<KeptMovement>(
    `select m.id, m.kind, m.player_id as "playerId", m.round, m.game, m.amount, m.corrects, m.cash, m.bonus, m.forfeited,
            m.rolled_back_at is not null as "rolledBack", m.bonus_id as "bonusId", b.status as "bonusStatus"
       from game_movements m left join bonuses b on b.id = m.bonus_id
      where m.provider = $1 and m.reference = $2 for update of m`,
    [provider, reference],
  )
  return rows[0] ?? null
}

export async function markRolledBack(db: Db, id: number, now: Date): Promise<void> {
  await db.query('update game_movements set rolled_back_at = $2 where id = $1', [id, now])
}

export interface Staked extends Funds {
  /** Present status of the bonus of the last bet with a bonus part. */
  bonusStatus: string | null
  game: string | null
}

/** The player's bets in a round, without those rolled back. */
export async function stakedIn(
  db: Db,
  { provider, playerId, round }: Pick<NewMovement, 'provider' | 'playerId' | 'round'>,
): Promise<Staked> {
  const { rows } = await db.query<Staked>(
    `select coalesce(sum(m.cash), 0)::bigint as cash, coalesce(sum(m.bonus), 0)::bigint as bonus,
            (array_agg(b.status order by m.id desc) filter (where m.bonus > 0))[1] as "bonusStatus",
            (array_agg(m.game order by m.id desc))[1] as game
       from game_movements m left join bonuses b on b.id = m.bonus_id
      where m.player_id = $1 and m.provider = $2 and m.round = $3 and m.kind = 'bet' and not m.corrects and m.rolled_back_at is null`,
    [playerId, provider, round],
  )
  return rows[0] ?? { cash: 0, bonus: 0, bonusStatus: null, game: null }
}
