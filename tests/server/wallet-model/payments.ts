import { balanceOf, move, personOf, type Payment, type Reply, type World } from './world.ts'

/** Idempotent by the key. */
export function once(
  world: World,
  who: number,
  { key, content }: { key: string; content: string },
  work: () => Reply,
): Reply {
  const { requests } = personOf(world, who)
  const earlier = requests.get(key)
  if (earlier) return earlier.content === content ? earlier.said : { done: false, why: 'request id reused' }
  const said = work()
  requests.set(key, { content, said, at: world.now })
  return said
}

/** The smallest payment, in minor units. */
const least = { deposit: 2_000, withdraw: 5_000 }
const mostOpen = { deposit: 20, withdraw: 10 }

const openOf = ({ payments }: World, who: number, type: Payment['type']) =>
  payments.filter(
    (each) => each.who === who && each.type === type && ['created', 'pending'].includes(each.status),
  ).length

export function submit(world: World, who: number, type: Payment['type'], amount: number): Reply {
  if (amount < least[type]) return { done: false, why: 'amount too small' }
  if (openOf(world, who, type) >= mostOpen[type])
    return { done: false, why: `too many open ${type === 'deposit' ? 'deposits' : 'withdrawals'}` }
  if (type === 'withdraw') {
    if (balanceOf(world, `cash ${who}`) < amount) return { done: false, why: 'balance too small' }
    move(world, { [`cash ${who}`]: -amount, [`held ${who}`]: amount })
  }
  const status = type === 'deposit' ? 'created' : 'pending'
  world.payments.push({ who, type, amount, status, at: world.now, changedAt: world.now })
  return { done: true, payment: world.payments.length - 1 }
}

const follows: Record<Payment['type'], Partial<Record<Payment['status'], Payment['status'][]>>> = {
  deposit: {
    created: ['pending', 'confirmed', 'rejected'],
    pending: ['confirmed', 'rejected'],
    cancelled: ['pending', 'confirmed', 'rejected'],
  },
  withdraw: { pending: ['confirmed', 'rejected'] },
}

export type Settled = 'pending' | 'confirmed' | 'rejected'

/** As the provider of a deposit reports it, or an operator decides on a withdrawal. */
export function settle(world: World, payment: Payment, to: Settled, amount: number): string {
  const { type, who, status } = payment
  if (amount !== payment.amount) return 'other amount'
  const next = follows[type][status]
  if (!next?.includes(to)) return status === to || (!next && to === 'pending') ? 'repeated' : 'contradicts'
  Object.assign(payment, { status: to, changedAt: world.now })
  if (type === 'deposit' && to === 'confirmed')
    move(world, { 'payments sandbox': -amount, [`cash ${who}`]: amount })
  if (type === 'withdraw')
    move(world, {
      [`held ${who}`]: -amount,
      [to === 'confirmed' ? 'payments sandbox' : `cash ${who}`]: amount,
    })
  return 'apply'
}
