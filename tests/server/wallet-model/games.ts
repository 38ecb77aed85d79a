import { activeOf, wager } from './bonuses.ts'
import { Refusal, moveOf, sendOn, splitBet, splitWin } from './parts.ts'
import { close, turn } from './rounds.ts'
import { fundsOf, personOf, type Provider, type Said, type World } from './world.ts'

export type Asked = { kind: 'bet' | 'win'; id: string; amount: number } | { kind: 'rollback'; of: string }

export interface Call {
  who: number
  provider: Provider
  id: string
  /** The number of the sign-in that opened the game; null if the provider names the player. */
  by: number | null
  round: string
  game: string | null
  movements: readonly Asked[]
  closes: boolean
}

const isOpen = (world: World, who: number, number: number) => {
  const signIn = personOf(world, who).signIns[number]
  return signIn !== undefined && !signIn.gone && signIn.endsAt > world.now
}

interface Seat {
  open: boolean
  game: string | null
}

/** By name: the newest open sign-in, or else the newest. Null if the token is unknown. */
export function seatOf(world: World, who: number, by: number | null): Seat | null {
  const { signIns } = personOf(world, who)
  if (by !== null)
    return signIns[by]?.gone === false ? { open: isOpen(world, who, by), game: `game ${by}` } : null
  const there = [...signIns.keys()].filter((number) => signIns[number]?.gone === false)
  const youngest = there.findLast((number) => isOpen(world, who, number)) ?? there.at(-1)
  return youngest === undefined
    ? { open: false, game: null }
    : { open: isOpen(world, who, youngest), game: `game ${youngest}` }
}

/** Idempotent by id, all or nothing; the answer is stored. */
export function play(world: World, call: Call): Said {
  const { who, provider, id, round, game, closes, movements } = call
  const seat = seatOf(world, who, call.by)
  if (!seat) return { done: false, refusal: 'no such player', funds: null }
  const key = `${provider} ${id}`
  const content = JSON.stringify([who, round, game, closes, movements])
  const earlier = world.calls.get(key)
  if (earlier && earlier.content !== content)
    return { done: false, refusal: 'id reused', funds: fundsOf(world, who) }
  if (earlier) return earlier.said.done ? { ...earlier.said, repeated: true } : earlier.said
  const before = structuredClone(world)
  let said: Said
  try {
    said = doAll(world, call, seat)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    Object.assign(world, before)
    said = { done: false, refusal: error.message, funds: fundsOf(world, who) }
  }
  world.calls.set(key, { content, said })
  return said
}

function doAll(world: World, call: Call, seat: Seat): Said {
  const { who, provider, round, movements, closes } = call
  if (
    movements.some((each) => each.kind !== 'rollback' && !(Number.isInteger(each.amount) && each.amount >= 0))
  )
    throw new Refusal('not an amount')
  if (!seat.open && movements.some(({ kind }) => kind === 'bet')) throw new Refusal('session ended')
  const isNew = movements.map((each) =>
    each.kind === 'rollback' ? takeBack(world, call, seat, each.of) : take(world, call, seat, each),
  )
  if (closes) {
    const last = movements.at(-1)
    close(world, call, round)
    if (last?.kind === 'rollback' && isNew.at(-1))
      close(world, call, world.movements.get(`${provider} ${last.of}`)?.round ?? round)
  }
  return {
    done: true,
    funds: fundsOf(world, who),
    receipts: movements.map((each) =>
      each.kind === 'rollback' ? `back ${provider} ${each.of}` : `${provider} ${each.id}`,
    ),
    repeated: movements.length > 0 && !isNew.includes(true),
  }
}

/** True if it is new. */
function take(
  world: World,
  call: Call,
  seat: Seat,
  { kind, id, amount }: Extract<Asked, { id: string }>,
): boolean {
  const { who, provider, round } = call
  const key = `${provider} ${id}`
  const kept = world.movements.get(key)
  if (kept) {
    if (kept.who === who && kept.isRolledBack) throw new Refusal('rolled back')
    const same = kept.who === who && kept.kind === kind && kept.amount === amount && kept.round === round
    if (!same) throw new Refusal('id reused')
    return false
  }
  const bets = [...world.movements.values()].filter(
    (each) =>
      each.kind === 'bet' &&
      !each.isRolledBack &&
      each.who === who &&
      each.provider === provider &&
      each.round === round,
  )
  const game = call.game ?? (kind === 'win' ? bets.at(-1)?.game : undefined) ?? seat.game ?? ''
  const split = kind === 'bet' ? splitBet(world, who, amount) : splitWin(world, who, amount, bets)
  const { bonuses } = personOf(world, who)
  const active = activeOf(world, who)
  const during = active && bonuses.indexOf(active)
  const outcome = { ...split, during, isRolledBack: false, at: world.now }
  world.movements.set(key, { kind, who, provider, round, game, amount, ...outcome })
  moveOf(world, { who, provider }, split, kind === 'bet' ? -1 : 1)
  turn(world, call, { round, game, bet: kind === 'bet' ? amount : 0, win: kind === 'win' ? amount : 0 })
  if (kind === 'bet' && active) wager(world, who, active, amount)
  return true
}

/** True if it is new. */
function takeBack(world: World, call: Call, seat: Seat, of: string): boolean {
  const { who, provider, round } = call
  const kept = world.movements.get(`${provider} ${of}`)
  if (!kept) {
    const game = call.game ?? seat.game ?? ''
    const nothing = { amount: 0, cash: 0, bonus: 0, house: 0, during: null }
    world.movements.set(`${provider} ${of}`, {
      kind: 'unknown',
      who,
      provider,
      round,
      game,
      ...nothing,
      isRolledBack: true,
      at: world.now,
    })
    return true
  }
  if (kept.who !== who) throw new Refusal('id reused')
  if (kept.isRolledBack) return false
  const split = sendOn(world, who, kept, kept.during)
  const funds = fundsOf(world, who)
  const isBet = kept.kind === 'bet'
  if (!isBet && (funds.cash < split.cash || funds.bonus < split.bonus))
    throw new Refusal('insufficient funds')
  kept.isRolledBack = true
  moveOf(world, call, split, isBet ? 1 : -1)
  const { amount, game } = kept
  turn(world, call, { round: kept.round, game, bet: isBet ? -amount : 0, win: isBet ? 0 : -amount })
  const active = activeOf(world, who)
  if (isBet && active && kept.during !== null && personOf(world, who).bonuses[kept.during] === active)
    wager(world, who, active, -amount)
  return true
}
