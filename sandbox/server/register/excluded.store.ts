import type { RegisterName } from '#sandbox/contract/register.ts'
import type { Db } from '../database.ts'

export async function setExcluded(
  db: Db,
  { register, person, on }: { register: RegisterName; person: string; on: boolean },
): Promise<void> {
  await db.query(
    on
      ? 'insert into sandbox.excluded_people (register, person) values ($1, lower($2)) on conflict do nothing'
      : 'delete from sandbox.excluded_people where register = $1 and person = lower($2)',
    [register, person],
  )
}

export async function isExcluded(db: Db, register: RegisterName, person: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from sandbox.excluded_people where register = $1 and person = lower($2)',
    [register, person],
  )
  return rowCount === 1
}
