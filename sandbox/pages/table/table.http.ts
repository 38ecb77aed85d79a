import type * as z from 'zod/mini'
import { entered, played, type Entered, type Played } from '#sandbox/contract/table.ts'
import { randomUuid } from '#src/session/random-id.ts'
import { ask } from '../ask.ts'

/** Attempts per call; safe, because calls are idempotent. */
const tries = 3
/** Milliseconds between them. */
const pause = 1_000

export interface Who {
  provider: string
  game: string
  token: string
}

export const askToEnter = (who: Who): Promise<Entered> => again('enter', entered, who)

export const askToBet = (who: Who, bets: unknown): Promise<Played> =>
  again('bet', played, { ...who, id: randomUuid(), bets })

export const askToAct = (who: Who, round: string, action: unknown): Promise<Played> =>
  again('act', played, { ...who, id: randomUuid(), round, action })

async function again<Answer>(name: string, schema: z.ZodMiniType<Answer>, body: object): Promise<Answer> {
  for (let count = 1; ; count++) {
    try {
      return await ask(`/api/${name}`, schema, { body })
    } catch (error) {
      if (count === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
