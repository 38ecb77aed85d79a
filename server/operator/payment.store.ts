import type { Db } from '../database/pool.ts'

export interface PaymentOwner {
  playerId: number
  usercode: string
  /** Minor units. */
  amount: number
}

export async function ownerOf(db: Db, reference: string): Promise<PaymentOwner | null> {
  const { rows } = await db.query<PaymentOwner & Record<string, unknown>>(
    `select player_id as "playerId", usercode, amount from payments join players on players.id = player_id where reference = $1`,
    [reference],
  )
  return rows[0] ?? null
}
