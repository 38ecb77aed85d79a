import { personOf } from './bonus/trial-person.ts'
import { personalNoPurpose } from './auth/personal-no.ts'
import type { Db } from './database/pool.ts'
import { sealedAs } from './payment/sealed-detail.ts'
import { marksOf } from './protection/excluded-person.ts'
import {
  dropKeyedMarks,
  findIdentity,
  keepMarks,
  listExcludedPlayers,
} from './protection/excluded-person.store.ts'
import { seal, unseal } from './seal.ts'

interface Secrets {
  before: string
  secret: string
}

const batch = 500

/** Every column with sealed texts: one that is missing here cannot be read after the secret is changed. */
const sealedTexts = [
  { table: 'players', column: 'personal_no', purpose: personalNoPurpose },
  { table: 'payments', column: 'sealed', purpose: sealedAs },
] as const

/** Reseals with the new secret. A text that the previous secret does not open stays as it is. */
export async function sealAnew(tx: Db, { before, secret }: Secrets): Promise<void> {
  for (const { table, column, purpose } of sealedTexts) {
    for (let after = 0; ;) {
      const { rows } = await tx.query<{ id: number; text: string }>(
        `select id, ${column} as text from ${table} where id > $1 and ${column} is not null order by id limit $2`,
        [after, batch],
      )
      const opened = rows.flatMap(({ id, text }) => {
        const plain = openedWith(before, purpose, text)
        return plain === null ? [] : [{ id, text: seal(secret, purpose, plain) }]
      })
      await tx.query(
        `update ${table} set ${column} = anew.text from unnest($1::bigint[], $2::text[]) as anew (id, text) where ${table}.id = anew.id`,
        [opened.map(({ id }) => id), opened.map(({ text }) => text)],
      )
      after = rows.at(-1)?.id ?? 0
      if (rows.length < batch) break
    }
  }
  await knowPeopleAnew(tx, secret)
  await rememberPeopleAnew(tx, secret)
  // The hash depends on the secret: a retry would be refused as another request.
  await tx.query('update requests set content_hash = null where content_hash is not null')
}

/** People are kept as a keyed hash of the national id, which is resealed by now. */
async function knowPeopleAnew(tx: Db, secret: string): Promise<void> {
  const { rows } = await tx.query<{ playerId: number; personalNo: string }>(
    `select players.id as "playerId", personal_no as "personalNo"
       from trial_bonus_people people join players on players.id = people.player_id`,
  )
  const readable = rows.filter(({ personalNo }) => openedWith(secret, personalNoPurpose, personalNo) !== null)
  const people = readable.map(({ playerId, personalNo }) => ({
    playerId,
    person: personOf(secret, personalNo),
  }))
  await tx.query(
    `update trial_bonus_people people set person = anew.person
       from unnest($1::bigint[], $2::bytea[]) as anew (player_id, person) where people.player_id = anew.player_id`,
    [people.map(({ playerId }) => playerId), people.map(({ person }) => person)],
  )
}

/** Those whose national id neither secret opens keep their marks, which nobody is known by any more. */
async function rememberPeopleAnew(tx: Db, secret: string): Promise<void> {
  for (const playerId of await listExcludedPlayers(tx)) {
    const identity = await findIdentity(tx, playerId)
    if (openedWith(secret, personalNoPurpose, identity.personalNo) === null) continue
    await dropKeyedMarks(tx, playerId)
    await keepMarks(tx, playerId, marksOf(secret, identity))
  }
}

function openedWith(secret: string, purpose: string, text: string): string | null {
  try {
    return unseal(secret, purpose, text)
  } catch {
    return null
  }
}
