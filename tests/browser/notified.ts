import { calls } from '#contract/index.ts'
import type { Account } from './account.ts'

const smallest = 50
const cent = 100
const transfer = 50_000

/** Number of deposits per player: each has another amount. */
const made = new WeakMap<Account, number>()

/** Each notification is a deposit of another amount. @returns the amounts as the site shows them */
export async function isNotified(account: Account, times: number): Promise<string[]> {
  const before = made.get(account) ?? 0
  if (before === 0) await account.paysIn(transfer)
  made.set(account, before + times)
  const amounts = Array.from({ length: times }, (_, index) => smallest + (before + index) / cent)
  for (const amount of amounts) await account.paysIn(amount)
  return amounts.map((amount) => amount.toFixed(2).replace('.', ','))
}

const aPage = 100

/** Ids of all notifications, newest first. */
export async function allTold(account: Account): Promise<number[]> {
  const ids: number[] = []
  for (;;) {
    const answer = await account.ask('customer/notification', { skip: ids.length, take: aPage })
    const { list, older } = calls['customer/notification'].data.parse(answer)
    ids.push(...list.map(({ id }) => id))
    if (older === 0) return ids
  }
}
