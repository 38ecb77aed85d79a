import { gameProviders } from '#contract/game-providers.ts'
import type { Bar } from '../protection/break.store.ts'
import type { PauseOfPlay, Reached, SlotSessionBar, StakeTooHigh } from '../protection/judge.store.ts'
import type { Funds } from '../wallet/wallet.rules.ts'

/** Section 3: betsy and betco. */
export const sportsProviders = ['betsy', 'betco'] as const
export type SportsProvider = (typeof sportsProviders)[number]

export const walletProviders = [...Object.keys(gameProviders), ...sportsProviders]

/** By the token that the game was opened with, by the usercode, or by both, which must be of one player. */
export type PlayerRef = { token: string; usercode?: string } | { usercode: string; launch?: SaidLaunch }

/** What a call says of its launch beside the player: it chooses among the player's sessions, and need not be one of them. */
export interface SaidLaunch {
  token: string
  game: string
}

/** Amounts in minor units. The provider's id names the movement for ever. */
export type GameMovement =
  /** 0: a free bet. `corrects`: the player has made none, the provider takes back what a settled round has paid. */
  | { kind: 'bet'; id: string; amount: number; corrects?: true }
  /** 0: the round has won nothing. */
  | { kind: 'win'; id: string; amount: number }
  /** `of` is the id of the bet or win that is taken back. */
  | { kind: 'rollback'; of: string }

/** A call of any provider. Atomic and idempotent. */
export interface GameCall {
  provider: string
  /** The provider's id for the call; without one, kind and id of the movement. */
  id: string
  player: PlayerRef
  /** Null: the game of the session or of the round. */
  game: string | null
  /** The provider's id for the round. */
  round: string
  movements: readonly GameMovement[]
  /** The round ends with this call. */
  closesRound: boolean
}

export interface Seat {
  usercode: string
  username: string
  locale: string
  funds: Funds
}

export type GameRefusal =
  /** The token or the usercode is unknown. */
  | 'no such player'
  /** For bets only: wins and rollbacks are taken after the end of the session. */
  | 'session ended'
  | 'insufficient funds'
  /** For bets only: the player's own limit, the law's ceiling of a stake, the session of slots or the pause that the law wants. */
  | 'limit reached'
  /** For bets only: the player takes a break, or an exclusion register bars play. */
  | Bar
  /** For bets only: no round begins until the player has answered the reality check. */
  | 'reality check'
  /** The same id came before with other content. */
  | 'id reused'
  /** The movement was rolled back, perhaps before it came. */
  | 'rolled back'
  /** Not a whole number of minor units from 0, or above the limit of one call, which becomes a question. */
  | 'not an amount'

export type Taken =
  | {
      done: true
      funds: Funds
      usercode: string
      /** Our ids, one for each movement in their order; the same for a retry. A rollback of an unknown movement has one as well. */
      receipts: readonly string[]
      /** The call, or each of its movements, had been done before. */
      repeated: boolean
    }
  | {
      done: false
      refusal: GameRefusal
      funds: Funds | null
      /** With 'limit reached'. */
      limit?: Limited
    }

/** `told`: a sentence in the player's language. */
export type Limited = (Reached | StakeTooHigh | SlotSessionBar | PauseOfPlay) & { told: string }

export interface SeamlessWallet {
  /** Null if the token is unknown or its session has ended. */
  authenticate(provider: string, token: string): Promise<Seat | null>
  /** Null if the player is unknown; a session that has ended still has a balance. */
  balance(provider: string, player: PlayerRef): Promise<(Funds & { usercode: string }) | null>
  play(call: GameCall): Promise<Taken>
}
