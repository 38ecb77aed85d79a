import { createHash } from 'node:crypto'
import { pino } from 'pino'
import type { Pool } from '#server/database/pool.ts'
import { seamlessWallet } from '#server/seamless/seamless.ts'
import { mostPerCall, quietParts } from '#tests/server/setup/game.ts'
import { hub88Play } from '#server/world/games/hub88/hub88.play.ts'

export interface Betting {
  playerId: number
  usercode: string
  token: string
  id: string
  round: string
  amount: number
}

export interface Statement {
  /** Inside the transaction; otherwise before it, on any connection. */
  isInside: boolean
  query: string
  values: readonly unknown[]
}

/** The statements of one bet in order, as the server sends them for a call of Hub88. */
export async function recordBet(pool: Pool, bet: Betting): Promise<Statement[]> {
  const statements: Statement[] = []
  const keep = (isInside: boolean, query: Statement['query'], values: readonly unknown[] = []) =>
    statements.push({ isInside, query, values })
  const recording = new Proxy(pool, {
    get(target, name) {
      if (name === 'query')
        return (query: string, values?: unknown[]) => {
          keep(false, query, values)
          return target.query(query, values)
        }
      if (name !== 'connect') return Reflect.get(target, name)
      return async () => {
        const client = await target.connect()
        return new Proxy(client, {
          get(real, member) {
            const value: unknown = Reflect.get(real, member)
            if (member === 'query')
              return (query: string, values?: unknown[]) => {
                keep(true, query, values)
                return real.query(query, values)
              }
            return typeof value === 'function' ? value.bind(real) : value
          },
        })
      }
    },
  })
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
  return statements
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest()

/** Values to replace in a statement; bet and balance of the recorded bet are unlike any other number. */
export interface Filling extends Betting {
  /** After the bet. */
  balance: number
  stripe: number
  receipt: string
}

export function filled(value: unknown, was: Filling, is: Filling): unknown {
  if (value instanceof Date) return new Date()
  if (value instanceof Buffer) return value.equals(hashOf(was.token)) ? hashOf(is.token) : hashOf(is.id)
  if (Array.isArray(value)) return value.map((each: unknown) => filled(each, was, is))
  if (typeof value === 'string')
    return value.startsWith('{')
      ? JSON.stringify({
          done: true,
          funds: { cash: is.balance, bonus: 0 },
          usercode: is.usercode,
          receipts: [is.receipt],
          repeated: false,
        })
      : value.replaceAll(was.id, is.id).replaceAll(was.round, is.round).replaceAll(was.usercode, is.usercode)
  if (value === was.playerId) return is.playerId
  if (value === was.stripe) return is.stripe
  if (value === was.balance) return is.balance
  if (value === was.amount) return is.amount
  return value === -was.amount ? -is.amount : value
}
