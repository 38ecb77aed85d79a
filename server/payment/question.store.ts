import type { Db } from '../database/pool.ts'
import type { Report } from './payment.rules.ts'

/** Characters of a reference that are kept; ours are shorter. */
const mostReference = 100

interface NewQuestion extends Report {
  provider: string
  reference: string
  /** Null: no payment of ours has the reference. */
  paymentId: number | null
  kind: 'other amount' | 'contradicts' | 'unknown'
  at: Date
}

/** Keeps a report that cannot be true; the same report again is the same question, answered or not. */
export async function keepQuestion(db: Db, question: NewQuestion): Promise<void> {
  const { provider, reference, paymentId, kind, status, amount, at } = question
  await db.query(
    `insert into payment_questions as asked (provider, reference, payment_id, kind, reported_status, reported_amount, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict on constraint payment_question_once do update set times = asked.times + 1, last_at = excluded.last_at`,
    [provider, reference.slice(0, mostReference), paymentId, kind, status, amount, at],
  )
}

export interface PaymentQuestion {
  id: number
  provider: string
  reference: string
  kind: NewQuestion['kind'] | 'above the limit'
  /** Null: a bet or a win. */
  reportedStatus: number | null
  movement: 'bet' | 'win' | null
  /** Minor units. */
  reportedAmount: number
  /** Null, as are the next two, if no payment of ours has the reference. */
  usercode: string | null
  status: number | null
  amount: number | null
  times: number
  firstAt: Date
  lastAt: Date
}

export async function openQuestions(db: Db): Promise<PaymentQuestion[]> {
  const { rows } = await db.query<PaymentQuestion>(
    `select asked.id, asked.provider, asked.reference, kind, reported_status as "reportedStatus", movement, reported_amount as "reportedAmount",
            usercode, status, amount, times, first_at as "firstAt", last_at as "lastAt"
       from payment_questions asked
       left join payments on payments.id = payment_id
       left join players on players.id = coalesce(asked.player_id, payments.player_id)
      where answered_at is null
      order by first_at, asked.id`,
  )
  return rows
}

interface Answer {
  id: number
  by: string
  answer: string
  at: Date
}

export async function answerQuestion(db: Db, { id, by, answer, at }: Answer): Promise<boolean> {
  const { rowCount } = await db.query(
    `update payment_questions set answered_at = $2, answered_by = $3, answer = $4 where id = $1 and answered_at is null`,
    [id, at, by, answer],
  )
  return rowCount === 1
}

export async function isQuestioned(db: Db, paymentId: number): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from payment_questions where payment_id = $1 and answered_at is null limit 1',
    [paymentId],
  )
  return rowCount === 1
}
