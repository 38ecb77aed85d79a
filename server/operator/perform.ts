import { randomUUID } from 'node:crypto'
import { transaction, type Transaction } from '../database/transaction.ts'
import { findAct, insertAct, type KeptAct } from './act.store.ts'
import type { Desk, Done } from './command.ts'
import { NotDone } from './not-done.ts'
import { sayMoment, type Answer } from './show.ts'

interface Asked {
  command: string
  id: string | null
  why: string | null
  given: Record<string, unknown>
  /** Each time it is asked is an act of its own. */
  repeatable: boolean
  work: (tx: Transaction, id: string) => Promise<Done>
}

/**
 * Does the work and keeps who has done it, why and to what, in one transaction. An act has an id, and is done once by it: asked again
 * with the same id it says what came of the first. Throws NotDone where the id is that of another act.
 */
export async function performAct(desk: Desk, asked: Asked): Promise<Answer> {
  const id = asked.id ?? randomUUID()
  return transaction(desk.pool, async (tx) => {
    const given = JSON.stringify(asked.given)
    const earlier = await findAct(tx, id, given)
    if (earlier) return again(earlier, asked.command)
    const done = await asked.work(tx, id)
    const { who } = desk
    const { command, why } = asked
    const { outcome, subject = null, players = [] } = done
    await insertAct(tx, { id, who, why, command, given, players, subject, outcome, at: desk.clock() })
    return told({ id, repeated: false, outcome }, done.shown)
  })
}

function told(act: { id: string; repeated: boolean; outcome: string }, shown?: Answer): Answer {
  const text = [shown?.text, `${act.outcome}\nKept as act ${act.id}`].filter(Boolean).join('\n\n')
  return { text, data: { ...act, ...(shown && { shown: shown.data }) } }
}

function again({ id, command, sameGiven, outcome, who, at }: KeptAct, asked: string): Answer {
  if (command !== asked || !sameGiven) throw new NotDone(`The id ${id} is that of another act: ${command}`)
  return {
    text: `Nothing was done again: ${who} did this at ${sayMoment(at)}.\n${outcome}`,
    data: { id, repeated: true, outcome },
  }
}
