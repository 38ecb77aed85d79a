import {
  balanceOf,
  day,
  fundsOf,
  move,
  offers,
  personOf,
  type Bonus,
  type BonusStatus,
  type Reply,
  type World,
} from './world.ts'

export const activeOf = (world: World, who: number): Bonus | null =>
  personOf(world, who).bonuses.find(({ status }) => status === 'active') ?? null

const offerOf = (code: string) => {
  const offer = offers.find((each) => each.code === code)
  if (!offer) throw new RangeError(code)
  return offer
}

function activate(world: World, who: number, bonus: Bonus): void {
  const { amount, requirement, days } = offerOf(bonus.code)
  bonus.status = 'active'
  bonus.endsAt = world.now + days * day
  move(world, { house: -amount, [`bonus ${who}`]: amount })
  if (requirement === 0) end(world, who, bonus, 'converted')
}

/** Empties the bonus account: to cash if converted, otherwise to the house. */
export function end(
  world: World,
  who: number,
  bonus: Bonus,
  how: 'converted' | 'expired' | 'cancelled',
): void {
  const { bonus: left } = fundsOf(world, who)
  bonus.status = how
  move(world, { [`bonus ${who}`]: -left, [how === 'converted' ? `cash ${who}` : 'house']: left })
}

/** The whole bet counts; a rollback subtracts it. */
export function wager(world: World, who: number, bonus: Bonus, amount: number): void {
  const { requirement } = offerOf(bonus.code)
  bonus.wagered = Math.min(requirement, Math.max(0, bonus.wagered + amount))
  if (bonus.wagered === requirement) end(world, who, bonus, 'converted')
}

function playedOnDeposit(world: World, who: number): boolean {
  const deposits = world.payments.filter(
    (each) => each.who === who && each.type === 'deposit' && each.status === 'confirmed',
  )
  const last = Math.max(...deposits.map(({ changedAt }) => changedAt))
  return (
    deposits.length > 0 &&
    [...world.movements.values()].some(
      (each) => each.who === who && each.kind === 'bet' && !each.isRolledBack && each.at > last,
    )
  )
}

export function claim(world: World, who: number, code: string): Reply {
  const { bonuses } = personOf(world, who)
  const isTrial = code === offers[0]?.code
  if (bonuses.some((each) => each.code === code))
    return { done: false, why: isTrial ? 'trial bonus taken' : 'bonus claimed' }
  if (activeOf(world, who)) return { done: false, why: 'another bonus active' }
  if (code === 'first-deposit' && playedOnDeposit(world, who))
    return { done: false, why: 'deposit played on' }
  const bonus: Bonus = { code, status: 'requested', wagered: 0, endsAt: Infinity }
  bonuses.push(bonus)
  if (isTrial) activate(world, who, bonus)
  return { done: true }
}

const follows: Partial<Record<BonusStatus, BonusStatus[]>> = {
  requested: ['active', 'rejected'],
  active: ['expired', 'cancelled'],
}

export type Decided = 'active' | 'rejected' | 'cancelled'

export function decide(world: World, who: number, code: string, to: Decided): string {
  const bonus = personOf(world, who).bonuses.find((each) => each.code === code)
  if (!bonus) return 'unknown'
  if (bonus.status === to || (bonus.status === 'converted' && to === 'active')) return 'repeated'
  if (!follows[bonus.status]?.includes(to)) return 'contradicts'
  if (to === 'active' && activeOf(world, who)) return 'another active'
  if (to === 'active') activate(world, who, bonus)
  else if (to === 'cancelled') end(world, who, bonus, 'cancelled')
  else bonus.status = to
  return 'apply'
}

export function expire(world: World): void {
  for (const [who] of world.people.entries()) {
    const bonus = activeOf(world, who)
    if (bonus && bonus.endsAt <= world.now) end(world, who, bonus, 'expired')
  }
}

export function adjust(
  world: World,
  who: number,
  account: keyof ReturnType<typeof fundsOf>,
  amount: number,
): boolean {
  if (balanceOf(world, `${account} ${who}`) + amount < 0) return false
  move(world, { [`${account} ${who}`]: amount, house: -amount })
  return true
}
