import type { Transaction } from '../database/transaction.ts'
import type { WalletProvider } from '../seamless/game-call.ts'
import type { Rollback, Seat, WalletAnswer, Win } from './wallet.ts'

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
