import type { Said } from '#sandbox/server/wallet/wallet-link.ts'
import type { TestApp } from '../app.ts'

export interface Seated {
  playerId: number
  usercode: string
  /** Of the game session. */
  token: string
  /** Of the sign-in on the site. */
  signIn: string
}

/** Minor units; a fraction of one is not an amount. */
export interface Movement {
  id: string
  round: string
  amount: number
  currency?: string
}

/** A provider that calls the server's wallet over HTTP, in its dialect and with its signature. */
export interface GameCaller {
  balance(seated: Seated): Promise<Said>
  bet(seated: Seated, bet: Movement): Promise<Said>
  win(seated: Seated, win: Movement & { of?: string }): Promise<Said>
  rollback(seated: Seated, rollback: { id: string; of: string; round: string }): Promise<Said>
  /** A bet with a wrong signature. */
  forge(seated: Seated, bet: Movement): Promise<Said>
  /** A correctly signed call with a body that is none. */
  babble(text: string): Promise<Said>
}

interface Place extends Pick<TestApp, 'url'> {
  env: Pick<TestApp['env'], 'secret'>
  clock: Pick<TestApp['clock'], 'now'>
}

export interface Dialect {
  provider: string
  caller(app: Place): Promise<GameCaller>
  refusals: Record<
    | 'insufficient funds'
    | 'limit reached'
    | 'on a break'
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
