import { expect } from 'vitest'
import type { ElsewhereSetting } from '#sandbox/contract/player-file.ts'
import { lugas } from '#server/world/player-file.lugas.ts'
import type { KnownPlayerFiles } from '#server/world/player-files.ts'
import type { TestApp } from './app.ts'
import { logsIn, playerWithPassword } from './break.ts'
import { setsLimit } from './limit.ts'
import type { TestPlayer } from './player.ts'

export interface German extends TestPlayer {
  username: string
  person: ElsewhereSetting['person']
}

/** A rate with which the law's ceiling is above every limit of these scenarios. */
export const germanRates = { LAW_RATES: '{"EUR":47.5}' }

/** A silent file is waited for one second. */
export const impatientFiles: KnownPlayerFiles = { lugas: (place) => lugas(place, 1_000) }

/** A signed-in player from Germany with ₺1,000 and a monthly limit, in lira, whom the file tells from all others. */
export async function german(app: TestApp, limit = 1_000): Promise<German> {
  const { id, username } = await playerWithPassword(app, { cash: 100_000, country: 'DE' })
  const person = { name: 'Ada', surname: `Deniz ${id}`, birthDate: '1990-01-01' }
  await app.pool.query('update players set surname = $2 where id = $1', [id, person.surname])
  const { data } = await logsIn(app, { username })
  const player = { id, username, person, token: data.token }
  await setsLimit(app, player, { kind: 'deposit', period: 'month', amount: limit })
  return player
}

/** What the player does at another operator. */
export async function elsewhere(
  { env }: Pick<TestApp, 'env'>,
  { person }: Pick<German, 'person'>,
  does: Omit<ElsewhereSetting, 'person'>,
): Promise<void> {
  const reply = await fetch(`${env.sandboxUrl}/api/player-file`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person, ...does }),
  })
  expect(reply.status).toBe(200)
}

const keyOf = ({ person: { name, surname, birthDate } }: Pick<German, 'person'>) =>
  `${name} ${surname} ${birthDate}`.toLowerCase()

/** The amounts that the file counts for us, in minor units. */
export async function bookedFor({ pool }: Pick<TestApp, 'pool'>, player: Pick<German, 'person'>) {
  const { rows } = await pool.query<{ amount: number }>(
    `select amount from sandbox.file_deposits where person = $1 and operator = 'here' order by amount`,
    [keyOf(player)],
  )
  return rows.map(({ amount }) => amount)
}

/** Our monthly limit as the file has it, in minor units; undefined: none. */
export async function limitInFile({ pool }: Pick<TestApp, 'pool'>, player: Pick<German, 'person'>) {
  const { rows } = await pool.query<{ amount: number }>(
    `select amount from sandbox.file_limits where person = $1 and operator = 'here'`,
    [keyOf(player)],
  )
  return rows[0]?.amount
}

/** Where the file says that the player plays; undefined: nowhere. */
export async function activeAt({ pool }: Pick<TestApp, 'pool'>, player: Pick<German, 'person'>) {
  const { rows } = await pool.query<{ operator: string }>(
    'select operator from sandbox.file_activity where person = $1',
    [keyOf(player)],
  )
  return rows[0]?.operator
}
