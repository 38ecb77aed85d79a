import { pino } from 'pino'
import type { Pool } from '#server/database/pool.ts'
import { seamlessWallet } from '#server/seamless/seamless.ts'
import { hashOf } from '#server/seamless/session.store.ts'
import { mostPerCall, quietParts } from '#tests/server/setup/game.ts'
import { hub88Play } from '#server/world/games/hub88/hub88.play.ts'

export interface Betting {
  usercode: string
  token: string
  id: string
  round: string
  amount: number
}

export interface Statement {
  query: string
  values: readonly unknown[]
}

/** What the server asks the database for a bet of Hub88: one statement. */
export async function recordBet(pool: Pool, bet: Betting): Promise<Statement> {
  const statements: Statement[] = []
  const recording: Pool = {
    ...pool,
    query(query, values = []) {
      statements.push({ query, values })
      return pool.query(query, values)
    },
    connect: () => Promise.reject(new Error('A bet is one statement, without a transaction around it')),
  }
  const clock = { now: () => new Date(), pass: () => undefined }
  const wallet = seamlessWallet({
    ...quietParts({ clock }),
    env: { mostPerCall },
    pool: recording,
    hint: () => undefined,
  })
  const log = pino({ level: 'silent' })
  const { id, round, usercode: user, token, amount } = bet
  const answer = await hub88Play({ wallet, log }).bet({
    user,
    token,
    round,
    request_uuid: `r-${id}`,
    transaction_uuid: id,
    amount: amount * 1_000,
    currency: 'TRY',
  })
  if (!answer.body.includes('RS_OK')) throw new Error(`The bet that is recorded was refused: ${answer.body}`)
  const [only, ...more] = statements
  if (!only || more.length > 0) throw new Error(`A bet is one statement, and not ${statements.length}`)
  return only
}

/** Values to replace in the statement; the amount of the recorded bet is unlike any other number. */
export function filled(value: unknown, was: Betting, is: Betting): unknown {
  if (value instanceof Date) return new Date()
  if (value instanceof Buffer) return hashOf(is.token)
  if (typeof value === 'string')
    return value
      .replaceAll(was.id, is.id)
      .replaceAll(was.round, is.round)
      .replaceAll(was.usercode, is.usercode)
  return value === was.amount ? is.amount : value
}
