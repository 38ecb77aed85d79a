/** The wallet as plain maps and numbers, without the server's rules: the platform is compared with it. */

export const hour = 60 * 60 * 1000
export const day = 24 * hour

export const providers = ['hub88', 'pragmatic'] as const
export type Provider = (typeof providers)[number]

export interface Offer {
  code: string
  /** Minor units, like the requirement. */
  amount: number
  requirement: number
  days: number
}

/** The bonus offers of the model; the first is granted when it is claimed. */
export const offers: readonly Offer[] = [
  { code: 'trial', amount: 25_000, requirement: 75_000, days: 7 },
  { code: 'first-deposit', amount: 40_000, requirement: 40_000, days: 30 },
  { code: 'loss-discount', amount: 15_000, requirement: 30_000, days: 7 },
  { code: 'withdrawal-free-discount', amount: 10_000, requirement: 0, days: 7 },
]

export type BonusStatus = 'requested' | 'active' | 'converted' | 'expired' | 'cancelled' | 'rejected'

export interface Bonus {
  code: string
  status: BonusStatus
  wagered: number
  endsAt: number
}

export interface Round {
  bet: number
  win: number
  status: 'processing' | 'completed' | 'cancelled' | 'expired'
  game: string
  balanceAfter: number
  changedAt: number
}

export interface SignIn {
  endsAt: number
  gone: boolean
}

export interface Person {
  /** By number; the game that a sign-in opens is named after it. */
  signIns: SignIn[]
  bonuses: Bonus[]
  /** By provider and name. */
  rounds: Map<string, Round>
  /** By idempotency key. */
  requests: Map<string, { content: string; said: Reply; at: number }>
}

export interface Movement {
  kind: 'bet' | 'win' | 'unknown'
  who: number
  provider: Provider
  round: string
  game: string
  amount: number
  cash: number
  bonus: number
  /** The part of a win that stayed with the house. */
  house: number
  /** The number of the bonus that was active then. */
  during: number | null
  isRolledBack: boolean
  at: number
}

export interface Payment {
  who: number
  type: 'deposit' | 'withdraw'
  amount: number
  status: 'created' | 'pending' | 'confirmed' | 'rejected' | 'cancelled'
  at: number
  changedAt: number
}

export interface Funds {
  cash: number
  bonus: number
}

/** The answer to a game call. Receipts are named after their movements. */
export type Said =
  | { done: true; funds: Funds; receipts: string[]; repeated: boolean }
  | { done: false; refusal: string; funds: Funds | null }

/** The answer to a player: the payment's number, or the reason of the refusal. */
export type Reply = { done: true; payment?: number } | { done: false; why: string }

export interface World {
  now: number
  /** By account: `cash 0`, `house`, `games hub88`. */
  balances: Map<string, number>
  transfers: number
  entries: number
  people: Person[]
  calls: Map<string, { content: string; said: Said }>
  movements: Map<string, Movement>
  payments: Payment[]
}

export const newWorld = (now: number): World => ({
  now,
  balances: new Map(),
  transfers: 0,
  entries: 0,
  people: [],
  calls: new Map(),
  movements: new Map(),
  payments: [],
})

export const personOf = (world: World, who: number): Person => {
  const person = world.people[who]
  if (!person) throw new RangeError(`Nobody has the number ${who}`)
  return person
}

export const balanceOf = (world: World, account: string) => world.balances.get(account) ?? 0

export const playableOf = (world: World, who: number) =>
  balanceOf(world, `cash ${who}`) + balanceOf(world, `bonus ${who}`)

export const fundsOf = (world: World, who: number): Funds => ({
  cash: balanceOf(world, `cash ${who}`),
  bonus: balanceOf(world, `bonus ${who}`),
})

/** Moves money between accounts; an amount of 0 makes no entry. */
export function move(world: World, changes: Record<string, number>): void {
  const entries = Object.entries(changes).filter(([, amount]) => amount !== 0)
  if (entries.length === 0) return
  for (const [account, amount] of entries) world.balances.set(account, balanceOf(world, account) + amount)
  world.transfers += 1
  world.entries += entries.length
}
