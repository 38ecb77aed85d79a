import type { Funds } from '../wallet/wallet.rules.ts'

/** The seven that games come from (section 7: the launch calls). */
export const gameProviders = ['dt', 'pragmatic', 'em', 'amusnet', 'egt', 'hub88', 'softgamings'] as const
export type GameProvider = (typeof gameProviders)[number]

/** The sportsbooks of the session (section 3: betsy and betco). */
export const sportsProviders = ['betsy', 'betco'] as const
export type SportsProvider = (typeof sportsProviders)[number]

/** All that the wallet is called by. */
export const walletProviders = [...gameProviders, ...sportsProviders] as const
export type WalletProvider = (typeof walletProviders)[number]

/**
 * Who plays, as the provider says it: by the token that the game was opened with, or by the usercode that it was told; where both
 * are said, they have to be of one player.
 */
export type PlayerRef = { token: string; usercode?: string } | { usercode: string }

/** What a call moves; amounts are minor units. The id is the provider's and names the movement for ever. */
export type GameMovement =
  /** 0 is a bet that the provider gives away. */
  | { kind: 'bet'; id: string; amount: number }
  /** 0 is a round that has won nothing. */
  | { kind: 'win'; id: string; amount: number }
  /** `of` is the id of the bet or the win that should not have been. */
  | { kind: 'rollback'; of: string }

/** A provider's call, whatever words it came in. It is done as a whole or not at all, and once. */
export interface GameCall {
  provider: WalletProvider
  /** The provider's id for this call; where it has none of its own, kind and id of the movement. */
  id: string
  player: PlayerRef
  /** Null where the call does not say it: then that of the session or of the round. */
  game: string | null
  /** The provider's id for the round. */
  round: string
  movements: readonly GameMovement[]
  /** Nothing more is to come in this round. */
  closesRound: boolean
}

export interface Seat {
  usercode: string
  username: string
  locale: string
  funds: Funds
}

/** Why nothing was moved. */
export type GameRefusal =
  /** Nobody was given this token, or nobody has this usercode. */
  | 'no such player'
  /** Bets only: a win or a rollback is taken after the end of the session. */
  | 'session ended'
  | 'insufficient funds'
  /** The same id came before with other content. */
  | 'id reused'
  /** The movement was rolled back before, or before it came. */
  | 'rolled back'
  /** Not a whole number of minor units from 0, or more than one call may move: then people are asked. */
  | 'not an amount'

export type Taken =
  | {
      done: true
      funds: Funds
      usercode: string
      /** Ours, one for each movement, in their order; the same when the call comes again. A rollback of what was unknown has one as well. */
      receipts: readonly string[]
      /** The call, or each of its movements, had been done before. */
      repeated: boolean
    }
  | {
      done: false
      refusal: GameRefusal
      /** Null where the player is not known. */
      funds: Funds | null
    }

/** The wallet as games play with it. Every adapter of a provider maps its own words onto these. */
export interface SeamlessWallet {
  /** Null where the token is nobody's or its session has ended. */
  authenticate(provider: WalletProvider, token: string): Promise<Seat | null>
  /** Null where nobody is known by it; a session that has ended still has a balance. */
  balance(provider: WalletProvider, player: PlayerRef): Promise<(Funds & { usercode: string }) | null>
  play(call: GameCall): Promise<Taken>
}
