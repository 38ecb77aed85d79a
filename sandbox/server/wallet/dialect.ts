import type { FastifyBaseLogger } from 'fastify'
import type { Bet, ProviderWallet, Rollback, Seat, WalletAnswer, Win } from '../wallet.ts'
import type { WalletLink, Said, Welcomed } from './wallet-link.ts'

type Refused = Extract<WalletAnswer, { done: false }>
export type Why = Refused['why']

/** Who plays, from the launch call; some providers name the player by it and not by the token. */
export interface Guest {
  usercode: string
  name: string
}

/** The wallet's calls in a provider's format. Each rejects if the answer does not match the format. */
export interface Dialect {
  /** Null if the provider needs the guest and there is none for the token. */
  authenticate(token: string, guest: Guest | null): Promise<Welcomed | null>
  balance(seat: Seat): Promise<Said>
  bet(seat: Seat, bet: Bet): Promise<Said>
  win(seat: Seat, win: Win): Promise<Said>
  rollback(seat: Seat, rollback: Rollback): Promise<Said>
}

export interface Speech {
  dialect: (link: WalletLink) => Dialect
  /** Reads a refusal. 'no answer' if it does not say whether the wallet acted. */
  whyOf: (said: Said, refusal: string) => Why
}

/** Maps a provider's error codes; an unknown code is 'no answer'. */
export const wordsOf =
  (words: Partial<Record<string, Why>>): Speech['whyOf'] =>
  (_said, refusal) =>
    words[refusal] ?? 'no answer'

interface Parts {
  link: WalletLink
  /** The player that a token was given to at the launch. */
  guestOf: (token: string) => Promise<Guest | null>
  log: Pick<FastifyBaseLogger, 'warn'>
}

const unknown: Refused = { done: false, why: 'no answer', balance: null }

/** Never rejects: an outcome that is not certain is 'no answer'. */
export function speaking({ dialect, whyOf }: Speech, { link, guestOf, log }: Parts): ProviderWallet {
  const calls = dialect(link)

  function meaning(said: Said): WalletAnswer {
    const { refusal, funds: balance } = said
    if (refusal !== null) return { done: false, why: whyOf(said, refusal), balance }
    return balance === null ? unknown : { done: true, balance }
  }

  /** Undefined if there was no valid answer. */
  async function heard<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await answer
    } catch (error) {
      log.warn({ err: error }, 'no valid answer from the wallet')
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
