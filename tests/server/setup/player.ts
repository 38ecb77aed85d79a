import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { transactionKind, type TransactionKind } from '#contract/payment.ts'
import { personalNoPurpose } from '#server/auth/personal-no.ts'
import { openSession } from '#server/auth/session.store.ts'
import { seal } from '#server/seal.ts'
import { reconcile, type Proof, type Reconciliation } from '#server/wallet/reconcile.ts'
import { depositConfirmed } from '#server/wallet/wallet.rules.ts'
import { post } from '#server/wallet/wallet.store.ts'
import { transaction } from '#server/database/transaction.ts'
import type { TestApp } from './app.ts'
import { testFingerprint } from './call.ts'

export interface TestPlayer {
  id: number
  token: string
}

interface Place extends Pick<TestApp, 'pool'> {
  clock: Pick<TestApp['clock'], 'now'>
}

/** The SECRET of every platform that runs inside the test's process. */
export const testSecret = 'a secret that only the tests know, long enough'

const digits = (count: number) =>
  randomInt(10 ** count)
    .toString()
    .padStart(count, '0')

let lastPhone = randomInt(10 ** 9)
/** No two of a process are the same: a verified phone has one player. */
const newPhone = () => `905${((lastPhone += 1) % 10 ** 9).toString().padStart(9, '0')}`

export async function signsIn({ pool, clock }: Place, playerId: number): Promise<string> {
  const opened = await openSession(pool, {
    playerId,
    password: 'unused',
    browser: `browser of ${playerId}`,
    fingerprint: testFingerprint,
    address: '127.0.0.1',
    device: 'test',
    now: clock.now(),
  })
  if (!opened) throw new Error('no session')
  return opened.token
}

/** A signed-in player with cash, in minor units, and a verified phone. @param personalNo by default a new person's */
export async function signedIn(
  { pool, clock }: Place,
  cash = 0,
  personalNo = digits(11),
): Promise<TestPlayer> {
  // Of thousands none is drawn twice.
  const name = `p${randomBytes(9).toString('hex')}`
  const { rows } = await pool.query<{ id: number }>(
    `insert into players (username, email, password, name, surname, personal_no, phone, phone_verified_at, birth_date, country_id, currency_id, trial_bonus_wanted, locale, created_at)
     values ($1, $1 || '@example.test', 'unused', 'Ada', 'Deniz', $2, $3, $4, '1990-01-01', 235, 1, false, 'tr', $4) returning id`,
    [name, seal(testSecret, personalNoPurpose, personalNo), newPhone(), clock.now()],
  )
  const id = rows[0]?.id ?? 0
  const token = await signsIn({ pool, clock }, id)
  const deposit = { provider: 'sandbox', playerId: id, amount: cash, reference: randomUUID() }
  if (cash > 0 && !(await post(pool, depositConfirmed(deposit)))) throw new Error('The deposit was refused')
  return { id, token }
}

/** The law of the country holds for the player from now on. @param code of ISO */
export async function livesIn(
  { pool }: Pick<TestApp, 'pool'>,
  player: TestPlayer,
  code: string,
): Promise<TestPlayer> {
  await pool.query(
    'update players set country_id = (select id from countries where code = $2) where id = $1',
    [player.id, code],
  )
  return player
}

export async function methodOf({ pool }: Pick<TestApp, 'pool'>, code: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from payment_methods where code = $1', [code])
  return rows[0]?.id ?? 0
}

export interface PaymentRow {
  reference: string
  status: number
  amount: number
}

export async function paymentsOf(
  { pool }: Pick<TestApp, 'pool'>,
  player: TestPlayer,
  type: TransactionKind = transactionKind.Deposit,
): Promise<PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    'select reference, status, amount from payments where player_id = $1 and type = $2 order by id',
    [player.id, type],
  )
  return rows
}

export async function balanceOf(app: Pick<TestApp, 'call'>, player: TestPlayer): Promise<number> {
  const answer = await app.call('user/balance', {}, { token: player.token })
  return answer.data.balance
}

/** Reads one snapshot. Throws if a proof fails. @param proofs all, unless the test moves money without a payment or round */
export function proveLedger(
  { pool }: Pick<TestApp, 'pool'>,
  proofs?: readonly Proof[],
): Promise<Reconciliation> {
  return transaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only')
    return reconcile(tx, proofs)
  })
}
