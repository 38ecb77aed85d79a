import * as z from 'zod/mini'
import { entered, played, type Entered, type Played } from '#sandbox/contract/table.ts'
import { randomUuid } from '#src/session/random-id.ts'

/** How often a call is sent before it counts as lost: it has an id, and happens once. */
const tries = 3
/** Milliseconds between them. */
const pause = 1_000
/** How long an answer is waited for, in milliseconds. */
const patience = 20_000

/** Who plays what: as the address of the page says it. */
export interface Who {
  provider: string
  game: string
  token: string
}

export const askToEnter = (who: Who): Promise<Entered> => ask('enter', entered, who)

export const askToBet = (who: Who, bets: unknown): Promise<Played> =>
  ask('bet', played, { ...who, id: randomUuid(), bets })

export const askToAct = (who: Who, round: string, action: unknown): Promise<Played> =>
  ask('act', played, { ...who, id: randomUuid(), round, action })

/** Rejects where nobody has answered. */
async function ask<Answer>(name: string, schema: z.ZodMiniType<Answer>, body: object): Promise<Answer> {
  for (let count = 1; ; count++) {
    try {
      const reply = await fetch(`/api/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(patience),
      })
      return z.parse(schema, await reply.json())
    } catch (error) {
      if (count === tries) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
