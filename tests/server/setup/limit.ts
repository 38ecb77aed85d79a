import type { Limit, LimitName, SetLimit } from '#contract/protection.ts'
import type { TestApp } from './app.ts'
import { opensGame, tableOf } from './game.ts'
import { methodOf, signedIn, type TestPlayer } from './player.ts'

type Place = Pick<TestApp, 'call'>

/** Amounts in lira, of a session in minutes; throws what the server says against it. */
export async function setsLimit(app: Place, { token }: Pick<TestPlayer, 'token'>, limit: SetLimit) {
  const answer = await app.call('protection/setlimit', limit, { token })
  if (!answer.success) throw new Error(`${limit.kind} ${limit.period} ${limit.amount}: ${answer.message}`)
  return answer.data
}

export const confirms = (app: Place, { token }: Pick<TestPlayer, 'token'>, limit: LimitName, locale = 'en') =>
  app.call('protection/confirmraise', limit, { token, locale })

export async function limitOf(
  app: Place,
  { token }: Pick<TestPlayer, 'token'>,
  { kind, period }: LimitName,
): Promise<Limit | undefined> {
  const { data } = await app.call('protection/limits', {}, { token })
  return data.limits.find((limit) => limit.kind === kind && limit.period === period)
}

/**
 * Stops the clock that requests are judged by. Only the owner of the database can: the function is replaced in the database of the test, and
 * the platform has no setting for it.
 */
export async function stopLimitClock({ pool }: Pick<TestApp, 'pool'>, at: Date): Promise<void> {
  await pool.query(
    `create or replace function limit_clock() returns timestamptz language sql volatile return timestamptz '${at.toISOString()}'`,
  )
}

/** A player with ₺10,000 at a table. */
export async function plays(app: TestApp, cash = 1_000_000) {
  const player = await signedIn(app, cash)
  let bets = 0
  const table = tableOf(app, await opensGame(app, player))
  return {
    player,
    ...table,
    stake: (amount: number) => table.bet(`${player.id} ${++bets}`, amount, { round: `r${bets}` }),
  }
}

/** The answer, a refusal too. */
export async function deposits(app: TestApp, player: TestPlayer, amount: number, locale = 'tr') {
  const detail = { AccountEmail: 'ada@example.test', Amount: amount }
  const body = { id: await methodOf(app, 'turna'), target: 'pay', detail } as const
  return app.call('payment/deposit', body, { token: player.token, locale })
}
