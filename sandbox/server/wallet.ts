import type { WalletProvider, Refusal } from '#sandbox/contract/provider.ts'

/** Who sits at a game, as the provider was told. */
export interface Seat {
  token: string
  usercode: string
}

export interface Bet {
  /** The provider's, and the same whenever it is sent again. */
  id: string
  round: string
  game: string
  /** Minor units. */
  amount: number
  endsRound: boolean
}

export interface Win extends Bet {
  /** The bet that it answers. */
  of: string
}

export interface Rollback {
  id: string
  round: string
  game: string
  /** The id of the bet or the win. */
  of: string
}

export type WalletAnswer =
  | { done: true; balance: number }
  | {
      done: false
      /** 'no answer': it is not known whether it was done; the same call, sent again, finds out. */
      why: Refusal | 'not trusted' | 'no answer'
      /** Minor units; null where it was not said. */
      balance: number | null
    }

/** The platform's wallet as a provider calls it, over HTTP and in the provider's own words. No method rejects. */
export interface ProviderWallet {
  authenticate(
    token: string,
  ): Promise<
    (WalletAnswer & { done: true; usercode: string; name: string }) | (WalletAnswer & { done: false })
  >
  balance(seat: Seat): Promise<WalletAnswer>
  bet(seat: Seat, bet: Bet): Promise<WalletAnswer>
  /** 0 where nothing was won. */
  win(seat: Seat, win: Win): Promise<WalletAnswer>
  rollback(seat: Seat, rollback: Rollback): Promise<WalletAnswer>
}

export type WalletOf = (provider: WalletProvider) => ProviderWallet
