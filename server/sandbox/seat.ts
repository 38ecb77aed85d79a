import type { WalletProvider } from '../seamless/game-call.ts'
import type { Seat, WalletAnswer } from './wallet.ts'

export type Taken =
  | {
      seated: true
      seat: Seat
      /** The player's, as the wallet says it. */
      name: string
      /** Minor units. */
      balance: number
    }
  | { seated: false; why: Extract<WalletAnswer, { done: false }>['why'] }

/** Asks the wallet who holds a token. Never rejects. */
export type TakeSeat = (asked: { provider: WalletProvider; token: string }) => Promise<Taken>
