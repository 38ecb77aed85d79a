import type { FastifyBaseLogger } from 'fastify'
import type { Db, Transaction } from './database.ts'
import type { Alarm, Clock } from './clock.ts'
import type { WalletProvider } from '#sandbox/contract/provider.ts'
import { claimDue, findDebt, insertDebt, keepAnswer, type Waits } from './debts.store.ts'
import type { Rollback, Seat, WalletAnswer, WalletOf, Win } from './wallet.ts'

/** A decided win or rollback that must reach the wallet. */
export type Debt = { provider: WalletProvider; seat: Seat } & (
  | { kind: 'win'; owed: Win }
  | { kind: 'rollback'; owed: Rollback }
)

/**
 * An outbox: a debt is written in the transaction that decides it, and sent until the wallet gives a definite answer, also after a
 * restart and by any node.
 */
export interface Debts {
  /** Call it in the deciding transaction. Idempotent by id. */
  owe(tx: Transaction, debt: Debt): Promise<void>
  /** Sends it once now; returns a stored answer if there is one. Without an answer it is retried in the background. */
  pay(debt: Pick<Debt, 'provider'> & { id: string }): Promise<WalletAnswer>
}

/** Milliseconds before the first retry, and at most between retries. */
const waits: Waits = { first: 1_000, longest: 60_000 }
/** Milliseconds between two runs. */
const debtsEvery = 1_000
const mostAtOnce = 50

interface DebtParts {
  pool: Db
  walletOf: WalletOf
  clock: Pick<Clock, 'after' | 'date'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** A retry would change nothing. 'not trusted' is retried: its cause is a wrong secret, which the operator can correct. */
const isDefinite = (answer: WalletAnswer) =>
  answer.done || (answer.why !== 'no answer' && answer.why !== 'not trusted')

/** `stop` resolves when no call is in flight. */
export function startDebts({ pool, walletOf, clock, log }: DebtParts): Debts & { stop(): Promise<void> } {
  let stopped = false
  let running = Promise.resolve()
  let alarm: Alarm = clock.after(debtsEvery, ring)

  async function send(debt: Debt): Promise<WalletAnswer> {
    const { provider, kind, seat, owed } = debt
    const { id } = owed
    const wallet = walletOf(provider)
    const answer = await (kind === 'win' ? wallet.win(seat, owed) : wallet.rollback(seat, owed))
    if (!isDefinite(answer)) return answer
    await keepAnswer(pool, { provider, id }, answer)
    if (!answer.done) log.error({ provider, id, why: answer.why }, 'the wallet refused a debt: no retry')
    return answer
  }

  async function sendDue(): Promise<void> {
    try {
      const due = await claimDue(pool, { now: clock.date(), most: mostAtOnce, waits })
      await Promise.all(due.map(send))
    } catch (error) {
      log.warn({ err: error }, 'wins and rollbacks could not be sent; they are retried')
    }
    if (!stopped) alarm = clock.after(debtsEvery, ring)
  }

  function ring(): void {
    running = sendDue()
  }

  return {
    owe: (tx, debt) => insertDebt(tx, debt, new Date(clock.date().getTime() + waits.first)),
    async pay({ provider, id }) {
      const kept = await findDebt(pool, { provider, id })
      if (!kept) throw new Error(`There is no win or rollback ${id} of ${provider}: call owe() first`)
      return kept.answer ?? send(kept.debt)
    },
    async stop() {
      stopped = true
      alarm.cancel()
      await running
    },
  }
}
