import type { WalletProvider } from '#sandbox/contract/provider.ts'
import type { Seat, WalletAnswer, WalletOf } from './wallet.ts'

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

/** Asks the wallet for the player of a token. Never rejects. */
export type TakeSeat = (asked: { provider: WalletProvider; token: string }) => Promise<Taken>

export const seats =
  (walletOf: WalletOf): TakeSeat =>
  async ({ provider, token }) => {
    const answer = await walletOf(provider).authenticate(token)
    if (!answer.done) return { seated: false, why: answer.why }
    const { usercode, name, balance } = answer
    return { seated: true, seat: { token, usercode }, name, balance }
  }
