import type { FastifyBaseLogger } from 'fastify'
import type { Bet, ProviderWallet, Rollback, Seat, WalletAnswer, Win } from '../wallet.ts'
import type { Line, Said, Welcomed } from './line.ts'

type Refused = Extract<WalletAnswer, { done: false }>
export type Why = Refused['why']

/** What the provider was told when the game was opened; some ask the wallet by it. */
export interface Guest {
  usercode: string
  name: string
}

/** The wallet's calls in a provider's words. Each rejects where the answer is none of the provider's. */
export interface Dialect {
  /** Null where it asks by the guest, and the token was given to none. */
  authenticate(token: string, guest: Guest | null): Promise<Welcomed | null>
  balance(seat: Seat): Promise<Said>
  bet(seat: Seat, bet: Bet): Promise<Said>
  win(seat: Seat, win: Win): Promise<Said>
  rollback(seat: Seat, rollback: Rollback): Promise<Said>
}

export interface Speech {
  dialect: (line: Line) => Dialect
  /** What a refusal in the provider's words means. 'no answer' where it does not say whether anything was done. */
  whyOf: (said: Said, refusal: string) => Why
}

/** By the provider's words; what is not among them says nothing. */
export const wordsOf =
  (words: Partial<Record<string, Why>>): Speech['whyOf'] =>
  (_said, refusal) =>
    words[refusal] ?? 'no answer'

interface Parts {
  line: Line
  /** Whom a token was given to, as far as the provider was told. */
  guestOf: (token: string) => Promise<Guest | null>
  log: Pick<FastifyBaseLogger, 'warn'>
}

const unknown: Refused = { done: false, why: 'no answer', balance: null }

/** The wallet as the provider sees it: nothing rejects, and what is not known to be done or refused is 'no answer'. */
export function speaking({ dialect, whyOf }: Speech, { line, guestOf, log }: Parts): ProviderWallet {
  const calls = dialect(line)

  function meaning(said: Said): WalletAnswer {
    const { refusal, funds: balance } = said
    if (refusal !== null) return { done: false, why: whyOf(said, refusal), balance }
    return balance === null ? unknown : { done: true, balance }
  }

  /** Undefined where there was no answer, or none of a wallet. */
  async function heard<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer
    } catch (error) {
      log.warn({ err: error }, 'the wallet has not answered')
      return undefined
    }
  }

  async function welcome(token: string) {
    const guest = await guestOf(token)
    return { guest, asked: await calls.authenticate(token, guest) }
  }

  async function ask(answer: Promise<Said>): Promise<WalletAnswer> {
    const said = await heard(answer)
    return said ? meaning(said) : unknown
  }

  return {
    async authenticate(token) {
      const answered = await heard(welcome(token))
      if (answered === undefined) return unknown
      const { asked, guest } = answered
      if (asked === null) return { done: false, why: 'no such player', balance: null }
      const answer = meaning(asked)
      if (!answer.done) return answer
      const usercode = asked.usercode ?? guest?.usercode
      if (usercode === undefined) return unknown
      return { ...answer, usercode, name: asked.name ?? guest?.name ?? usercode }
    },
    balance: (seat) => ask(calls.balance(seat)),
    bet: (seat, bet) => ask(calls.bet(seat, bet)),
    win: (seat, win) => ask(calls.win(seat, win)),
    rollback: (seat, rollback) => ask(calls.rollback(seat, rollback)),
  }
}
