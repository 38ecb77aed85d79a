import type { Parts } from '../parts.ts'
import { refused, type Refusal } from '../reply.ts'
import {
  guessesOfAcquainted,
  guessesOfNetwork,
  guessesOfOne,
  guessesOfStrangers,
  lettersOfAcquainted,
  lettersOfNetwork,
  lettersOfOne,
  lettersOfStrangers,
  shared,
} from './limits.ts'
import { standingOf, type Origin } from './standing.store.ts'
import {
  countAlone,
  countOf,
  startAnew,
  uncount,
  type Count,
  type Counted,
  type Wait,
} from './tries.store.ts'

export const wait = ({ wait: kind, seconds, limit }: Extract<Counted, { allowed: false }>): Refusal =>
  refused(kind, { status: 429, limit, retryAfter: seconds, values: { seconds } })

const limitsOf = {
  password: {
    one: guessesOfOne,
    acquainted: guessesOfAcquainted,
    stranger: guessesOfStrangers,
    network: guessesOfNetwork,
    wait: 'too many tries',
    // Its message offers recovery: that still works, and makes the browser a known one.
    waitOfAll: 'too many tries at account',
  },
  'reset code': {
    one: guessesOfOne,
    acquainted: guessesOfAcquainted,
    stranger: guessesOfStrangers,
    network: guessesOfNetwork,
    wait: 'too many tries',
    waitOfAll: 'too many tries',
  },
  letter: {
    one: lettersOfOne,
    acquainted: lettersOfAcquainted,
    stranger: lettersOfStrangers,
    network: lettersOfNetwork,
    wait: 'too many codes',
    waitOfAll: 'too many codes',
  },
} as const satisfies Record<string, Record<string, Wait | object>>

export interface Guesser extends Origin {
  username: string
}

/** A guess that is counted as wrong until it turns out right. */
export interface Guess {
  /** Uncounts it, and what the same browser or network guessed wrong at this account before. */
  wasRight(): Promise<void>
}

/**
 * Rate limits of guesses at an account. A known browser has its own counter: nothing that others do, at this account or from this network,
 * locks it out. All others share what is left.
 */
export const guardOf = ({ pool, clock, env }: Pick<Parts, 'pool' | 'clock' | 'env'>) => {
  /** The first is the guesser's own counter. */
  async function countsOf(purpose: keyof typeof limitsOf, guesser: Guesser): Promise<[Count, ...Count[]]> {
    const { network } = guesser
    const account = guesser.username.toLowerCase()
    const limits = limitsOf[purpose]
    const { standing, knownBy } = await standingOf(pool, account, guesser)
    if (standing === 'own') return [countOf(limits.wait, limits.one, purpose, 'own', account, knownBy)]
    return [
      countOf(limits.wait, limits.one, purpose, 'one', account, network),
      countOf(limits.waitOfAll, limits[standing], purpose, standing, account),
      countOf(limits.wait, shared(limits.network, env.addressFactor), purpose, 'network', network),
    ]
  }

  return {
    countsOf,

    /** Resets the guesser's own counter. */
    async startAnew(purpose: keyof typeof limitsOf, guesser: Guesser): Promise<void> {
      const [own] = await countsOf(purpose, guesser)
      await startAnew(pool, [own])
    },

    async guess(purpose: 'password' | 'reset code', guesser: Guesser): Promise<Guess | Refusal> {
      const counts = await countsOf(purpose, guesser)
      const counted = await countAlone(pool, counts, clock())
      if (!counted.allowed) return wait(counted)
      return {
        async wasRight() {
          await uncount(pool, counted.tries)
          await startAnew(pool, [counts[0]])
        },
      }
    },
  }
}
