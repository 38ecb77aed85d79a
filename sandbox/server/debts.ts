import type { FastifyBaseLogger } from 'fastify'
import type { Db, Transaction } from './database.ts'
import type { Alarm, Clock } from './clock.ts'
import type { WalletProvider } from '#sandbox/contract/provider.ts'
import { claimDue, findDebt, insertDebt, keepAnswer, type Waits } from './debts.store.ts'
import type { Rollback, Seat, WalletAnswer, WalletOf, Win } from './wallet.ts'

/** What the wallet has to be told, whatever happens: a win or a rollback that is decided. */
export type Debt = { provider: WalletProvider; seat: Seat } & (
  | { kind: 'win'; owed: Win }
  | { kind: 'rollback'; owed: Rollback }
)

/**
 * Wins and rollbacks on their way to the wallet. They are written with what decided them, so that none is lost, and sent until the
 * wallet has answered definitely: after a restart as well, and by whichever node is there.
 */
export interface Debts {
  /** In the transaction that decides it. The same id is owed once, however often it is said. */
  owe(tx: Transaction, debt: Debt): Promise<void>
  /**
   * Sends it now, once; what was answered before is answered again. Where the wallet does not answer, it is sent again without the caller.
   * Never rejects for the wallet's sake.
   */
  pay(debt: Pick<Debt, 'provider'> & { id: string }): Promise<WalletAnswer>
}

/** Until the first try that nobody has asked for, and between those that follow; milliseconds. */
const waits: Waits = { first: 1_000, longest: 60_000 }
/** Milliseconds between the end of one round and the next. */
const debtsEvery = 1_000
/** Sent at the same time. */
const most = 50

interface DebtParts {
  pool: Db
  walletOf: WalletOf
  clock: Pick<Clock, 'after' | 'date'>
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** Nothing more is to be found out by sending it again. A call that is not trusted is a matter of settings, which are mended. */
const isDefinite = (answer: WalletAnswer) =>
  answer.done || (answer.why !== 'no answer' && answer.why !== 'not trusted')

/** `stop` resolves when nothing is on its way any more. */
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
    if (!answer.done) log.error({ provider, id, why: answer.why }, 'the wallet has refused what it is owed')
    return answer
  }

  async function round(): Promise<void> {
    try {
      const due = await claimDue(pool, { now: clock.date(), most, waits })
      await Promise.all(due.map(send))
    } catch (error) {
      log.warn({ err: error }, 'what the wallet is owed could not be sent')
    }
    if (!stopped) alarm = clock.after(debtsEvery, ring)
  }

  function ring(): void {
    running = round()
  }

  return {
    owe: (tx, debt) => insertDebt(tx, debt, new Date(clock.date().getTime() + waits.first)),
    async pay({ provider, id }) {
      const kept = await findDebt(pool, { provider, id })
      if (!kept) throw new Error(`Nothing is owed to ${provider}: ${id}`)
      return kept.answer ?? send(kept.debt)
    },
    async stop() {
      stopped = true
      alarm.cancel()
      await running
    },
  }
}
