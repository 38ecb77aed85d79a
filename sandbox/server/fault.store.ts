import type { FaultSwitch, SandboxFault } from '#sandbox/contract/fault.ts'
import type { Db } from './database.ts'

/** The newest first. */
export async function listFaults(db: Db): Promise<FaultSwitch[]> {
  const { rows } = await db.query<FaultSwitch>(
    'select fault, usercode, target from sandbox.faults order by id desc',
  )
  return rows
}

export async function switchOn(db: Db, { fault, usercode, target }: FaultSwitch): Promise<void> {
  await db.query(
    `insert into sandbox.faults (fault, usercode, target) values ($1, $2, $3)
     on conflict on constraint fault_once do nothing`,
    [fault, usercode, target],
  )
}

export async function switchOff(db: Db, { fault, usercode, target }: FaultSwitch): Promise<void> {
  await db.query(
    'delete from sandbox.faults where fault = $1 and usercode is not distinct from $2 and target is not distinct from $3',
    [fault, usercode, target],
  )
}

/** What a fault is matched against. A missing usercode or game matches only faults that are on for all of them. */
export interface Meeting {
  provider: string
  usercode?: string | undefined
  game?: string | undefined
}

const meets = `(usercode is null or usercode = $1) and (target is null or target = $2 or target = $3)`
const valuesOf = ({ provider, usercode, game }: Meeting) => [usercode ?? null, provider, game ?? null]

export async function findFaults(db: Db, meeting: Meeting): Promise<Set<SandboxFault>> {
  const { rows } = await db.query<{ fault: SandboxFault }>(
    `select fault from sandbox.faults where ${meets}`,
    valuesOf(meeting),
  )
  return new Set(rows.map(({ fault }) => fault))
}

/** Switches the fault off. True for exactly one of several concurrent callers. */
export async function takeFault(db: Db, fault: SandboxFault, meeting: Meeting): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from sandbox.faults where id = (
       select id from sandbox.faults where ${meets} and fault = $4 order by id for update skip locked limit 1
     )`,
    [...valuesOf(meeting), fault],
  )
  return rowCount === 1
}
