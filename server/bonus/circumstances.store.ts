import { transactionKind, transactionStatus } from '#contract/payment.ts'
import type { Db } from '../database/pool.ts'
import type { Circumstances } from './bonus.rules.ts'
import { personOf } from './trial-person.ts'

interface Found extends Omit<Circumstances, 'personHadTrial'> {
  /** Encrypted. */
  personalNo: string
}

/** The circumstances of a claim, and the keyed hash of the person. @param secret that seals the national id */
export async function findCircumstances(
  db: Db,
  playerId: number,
  secret: string,
): Promise<Circumstances & { person: Buffer }> {
  const { rows } = await db.query<Found>(
    `select phone_verified_at is not null as "phoneVerified", personal_no as "personalNo",
            exists (select from bonuses where player_id = $1 and status = 'active') as "wagersAnother",
            exists (
              select from game_movements
               where player_id = $1 and kind = 'bet' and not corrects and rolled_back_at is null and created_at > (
                 select max(changed_at) from payments where player_id = $1 and type = $2 and status = $3)
            ) as "playedOnDeposit"
       from players where id = $1`,
    [playerId, transactionKind.Deposit, transactionStatus.Confirmed],
  )
  if (!rows[0]) throw new Error('The player of a claim is not there')
  const { personalNo, ...found } = rows[0]
  const person = personOf(secret, personalNo)
  const { rowCount } = await db.query(
    'select from trial_bonus_people where person = $1 and player_id <> $2',
    [person, playerId],
  )
  return { ...found, personHadTrial: rowCount === 1, person }
}
