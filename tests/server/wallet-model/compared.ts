import { transactionStatus } from '#contract/payment.ts'
import { roundStatus } from '#contract/round.ts'
import type { Pool } from '#server/database/pool.ts'
import type { Cast } from './performed.ts'
import type { World } from './world.ts'

/** The accounts that are no player's, and how much was written in all. */
export interface Totals {
  balances: Map<string, number>
  transfers: number
  entries: number
}

export async function totals(pool: Pool): Promise<Totals> {
  const { rows } = await pool.query<{ account: string; balance: number }>(
    `select case kind when 'payment provider' then 'payments ' when 'game provider' then 'games ' else 'house' end || name as account,
            sum(balance)::bigint as balance
       from accounts where player_id is null group by 1`,
  )
  const { rows: counts } = await pool.query<{ transfers: number; entries: number }>(
    'select (select count(*) from transfers) as transfers, (select count(*) from entries) as entries',
  )
  const { transfers, entries } = counts[0] ?? { transfers: 0, entries: 0 }
  return { balances: new Map(rows.map(({ account, balance }) => [account, balance])), transfers, entries }
}

/** What is compared in the end, as text, so that a difference is readable. */
export interface Standing {
  /** Only balances other than 0. */
  balances: Record<string, number>
  transfers: number
  entries: number
  bonuses: string[]
  rounds: string[]
  payments: string[]
}

const sorted = (balances: readonly (readonly [string, number])[]) =>
  Object.fromEntries(balances.filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a.localeCompare(b)))

export function standingOf(world: World): Standing {
  const { balances, transfers, entries, people, payments } = world
  return {
    balances: sorted([...balances]),
    transfers,
    entries,
    bonuses: people.flatMap(({ bonuses }, who) =>
      bonuses.map(({ code, status, wagered }) => `${who} ${code} ${status} ${wagered}`),
    ),
    rounds: people.flatMap(({ rounds }, who) =>
      [...rounds].map(([name, { bet, win, status, game, balanceAfter }]) =>
        [who, name, bet, win, status, game, balanceAfter].join(' '),
      ),
    ),
    payments: payments.map(({ who, type, amount, status }) => [who, type, amount, status].join(' ')),
  }
}

const nameOf = (statuses: Record<string, number>, status: number) =>
  Object.keys(statuses)
    .find((name) => statuses[name] === status)
    ?.toLowerCase() ?? String(status)

/** @param before the totals when the sequence began */
export async function foundOf({ pool, players, references, tag }: Cast, before: Totals): Promise<Standing> {
  const ids = players.map(({ id }) => id)
  const now = await totals(pool)
  const { rows: own } = await pool.query<{ kind: string; who: number; balance: number }>(
    'select kind, player_id as who, balance from accounts where player_id = any ($1)',
    [ids],
  )
  const { rows: bonuses } = await pool.query<{ who: number; code: string; status: string; wagered: number }>(
    'select player_id as who, offer_code as code, status, wagered from bonuses where player_id = any ($1) order by player_id, id',
    [ids],
  )
  const { rows: rounds } = await pool.query<{ who: number; text: string; status: number; rest: string }>(
    `select player_id as who, provider || ' ' || substr(reference, length($2) + 2) || ' ' || bet || ' ' || win as text, status,
            game || ' ' || balance_after as rest
       from rounds where player_id = any ($1) order by player_id, id`,
    [ids, tag],
  )
  const { rows: payments } = await pool.query<{ who: number; type: number; amount: number; status: number }>(
    'select player_id as who, type, amount, status from payments where reference = any ($1) order by id',
    [references],
  )
  return {
    balances: sorted([
      ...own.map(({ kind, who, balance }) => [`${kind} ${ids.indexOf(who)}`, balance] as const),
      ...[...now.balances].map(
        ([name, balance]) => [name, balance - (before.balances.get(name) ?? 0)] as const,
      ),
    ]),
    transfers: now.transfers - before.transfers,
    entries: now.entries - before.entries,
    bonuses: bonuses.map(
      ({ who, code, status, wagered }) => `${ids.indexOf(who)} ${code} ${status} ${wagered}`,
    ),
    rounds: rounds.map(
      ({ who, text, status, rest }) => `${ids.indexOf(who)} ${text} ${nameOf(roundStatus, status)} ${rest}`,
    ),
    payments: payments.map(({ who, type, amount, status }) =>
      [ids.indexOf(who), type === 1 ? 'deposit' : 'withdraw', amount, nameOf(transactionStatus, status)].join(
        ' ',
      ),
    ),
  }
}
