import { roundStatus } from '#contract/round.ts'
import type { Db } from '../database/pool.ts'

export interface WinnerRow {
  image: string | null
  game: string
  /** The player's own name, not masked. */
  name: string
  /** Minor units. */
  amount: number
}

/** The largest wins of rounds that began since, without cancelled ones. */
export async function listWinners(
  db: Db,
  { live, since, take }: { live: boolean; since: Date; take: number },
): Promise<WinnerRow[]> {
  const { rows } = await db.query<WinnerRow>(
    `select games.image, games.name as game, players.name, rounds.win as amount
       from rounds
       join games on games.code = rounds.game and games.live = $1
       join players on players.id = rounds.player_id
      where rounds.win > 0 and rounds.status <> ${roundStatus.Cancelled} and rounds.started_at >= $2
        and rounds.id >= ids_since($2)
      order by rounds.win desc, rounds.id desc limit $3`,
    [live, since, take],
  )
  return rows
}
