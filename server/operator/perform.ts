import { randomUUID } from 'node:crypto'
import { transaction, type Transaction } from '../database/transaction.ts'
import { findAct, insertAct, type KeptAct } from './act.store.ts'
import type { Desk } from './command.ts'
import { NotDone } from './not-done.ts'
import { sayMoment, type Answer } from './show.ts'

export interface Done {
  outcome: string
  players?: readonly number[]
  /** For example 'page 3'. */
  subject?: string
  shown?: Answer
}

/** The command would change nothing; no act is kept. */
export interface Idle {
  nothing: string
}

interface Asked {
  command: string
  why: string | null
  given: Record<string, unknown>
}

export async function keep(
  tx: Transaction,
  desk: Desk,
  asked: Asked & { id: string },
  done: Done,
): Promise<void> {
  const { id, command, why, given } = asked
  const { outcome, subject = null, players = [] } = done
  const at = desk.clock()
  const act = { id, who: desk.who, why, command, given: JSON.stringify(given), players, subject, outcome, at }
  await insertAct(tx, act)
}

/** Does the work and keeps the act in one transaction. Idempotent by id. Throws NotDone if the id is that of another act. */
export function performAct(
  desk: Desk,
  asked: Asked & { id: string | null },
  work: (tx: Transaction, id: string) => Promise<Done | Idle>,
): Promise<Answer> {
  const id = asked.id ?? randomUUID()
  return transaction(desk.pool, async (tx) => {
    const earlier = await findAct(tx, id, JSON.stringify(asked.given))
    if (earlier === 'in files')
      throw new NotDone(`The id ${id} belongs to an act whose month is in files: choose another --id`)
    if (earlier) return again(earlier, asked.command)
    const done = await work(tx, id)
    if ('nothing' in done) return idle(done)
    await keep(tx, desk, { ...asked, id }, done)
    return told(id, done)
  })
}

/** @param id of the act, if it was kept */
export function told(id: string | null, { outcome, shown }: Pick<Done, 'outcome' | 'shown'>): Answer {
  const said = id === null ? outcome : `${outcome}\nKept as act ${id}`
  const text = shown ? `${shown.text}\n\n${said}` : said
  return { text, data: { id, repeated: false, outcome, ...(shown && { shown: shown.data }) } }
}

export const idle = ({ nothing }: Idle): Answer => ({
  text: `Nothing to do: ${nothing}`,
  data: { id: null, repeated: true, outcome: nothing },
})

function again({ id, command, sameGiven, outcome, who, at }: KeptAct, asked: string): Answer {
  if (command !== asked || !sameGiven)
    throw new NotDone(`The id ${id} belongs to another act (${command}): choose another --id`)
  return {
    text: `Nothing was done again: ${who} did this at ${sayMoment(at)}.\n${outcome}`,
    data: { id, repeated: true, outcome },
  }
}
