import { expire } from './bonuses.ts'
import { day, personOf, type World } from './world.ts'

const deposits = day
const requests = 7 * day
const rounds = 7 * day
const signIns = 365 * day
const lasts = 30 * day

export function signIn(world: World, who: number): void {
  personOf(world, who).signIns.push({ endsAt: world.now + lasts, gone: false })
}

export function signOut(world: World, who: number): void {
  const last = personOf(world, who).signIns.at(-1)
  if (last) last.endsAt = Math.min(last.endsAt, world.now)
}

/** Time passes and the upkeep runs. */
export function pass(world: World, milliseconds: number): void {
  world.now += milliseconds
  const isOlder = (at: number, age: number) => at < world.now - age
  for (const payment of world.payments)
    if (payment.status === 'created' && isOlder(payment.at, deposits)) payment.status = 'cancelled'
  for (const person of world.people) {
    for (const [key, { at, said }] of person.requests) {
      const madePayment = said.done && said.payment !== undefined
      if (!madePayment && isOlder(at, requests)) person.requests.delete(key)
    }
    for (const round of person.rounds.values())
      if (round.status === 'processing' && isOlder(round.changedAt, rounds)) round.status = 'expired'
    for (const each of person.signIns) if (isOlder(each.endsAt, signIns)) each.gone = true
  }
  expire(world)
}
