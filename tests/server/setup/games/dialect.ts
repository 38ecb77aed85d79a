import type { Said } from '#server/sandbox/wallet/line.ts'
import type { WalletProvider } from '#server/seamless/game-call.ts'
import type { TestApp } from '../app.ts'

/** Who plays: what the provider was told when the game was opened. */
export interface Seated {
  playerId: number
  usercode: string
  /** Of the game. */
  token: string
  /** Of the player, on the site. */
  signIn: string
}

/** Amounts are minor units, and may hold a fraction of one; then they are no amounts. */
export interface Movement {
  id: string
  round: string
  amount: number
  currency?: string
}

/** A provider that calls the wallet of the server over HTTP, in its own words and with its own signature. */
export interface GameCaller {
  balance(seated: Seated): Promise<Said>
  bet(seated: Seated, bet: Movement): Promise<Said>
  win(seated: Seated, win: Movement & { of?: string }): Promise<Said>
  rollback(seated: Seated, rollback: { id: string; of: string; round: string }): Promise<Said>
  /** A bet that is signed with something else. */
  forge(seated: Seated, bet: Movement): Promise<Said>
  /** Signed, but not what the calls look like. */
  babble(text: string): Promise<Said>
}

export interface Dialect {
  provider: WalletProvider
  caller(app: TestApp): Promise<GameCaller>
  /** The provider's words. */
  refusals: Record<
    | 'insufficient funds'
    | 'id reused'
    | 'rolled back'
    | 'session ended'
    | 'no such player'
    | 'another currency'
    | 'not an amount'
    | 'not signed'
    | 'not understood',
    string
  >
}
