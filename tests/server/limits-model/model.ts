import type { LimitName } from '#contract/protection.ts'

/** What must come of each step, from plain lists: no running sums, no locks, no SQL. Amounts in minor units, moments in milliseconds. */

export const minute = 60_000
export const day = 24 * 60 * minute
const week = 7 * day
const pause = 5 * minute
const wait = day
const within = week
/** Istanbul has had no summer time since 2016. */
const offset = 3 * 60 * minute

interface Play {
  id: string
  at: number
  kind: 'bet' | 'win'
  amount: number
  rolledBack: boolean
}

interface Limit {
  amount: number
  request: { amount: number | null; from: number; lapses: number } | null
}

export interface Model {
  limits: Map<string, Limit>
  /** As they came, and as they are counted for limits of play: those have moments that never go back. */
  plays: Play[]
  counted: { at: number; isBet: boolean; play: Play }[] | null
  deposits: { at: number; amount: number }[]
}

export const newModel = (): Model => ({ limits: new Map(), plays: [], counted: null, deposits: [] })

export const nameOf = ({ kind, period }: LimitName) => `${kind}/${period}`
const kindOf = (name: string) => name.slice(0, name.indexOf('/'))
const isOfPlay = (name: string) => ['stake', 'loss', 'session'].includes(kindOf(name))

/** Whether something at the moment still counts. */
function counts(name: string, at: number, now: number): boolean {
  if (name.endsWith('/day')) return at > now - day
  if (name.endsWith('/week')) return at > now - week
  const local = new Date(now + offset)
  return at >= Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - offset
}

/** The first moment that counts, to the millisecond. */
function beginning(name: string, now: number): number {
  if (name.endsWith('/day')) return now - day
  if (name.endsWith('/week')) return now - week
  const local = new Date(now + offset)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - offset
}

export function used({ counted, deposits }: Model, name: string, now: number): number {
  const kind = kindOf(name)
  if (!isOfPlay(name))
    return deposits.filter(({ at }) => counts(name, at, now)).reduce((sum, { amount }) => sum + amount, 0)
  const all = counted ?? []
  if (kind === 'session') return playedIn(all, beginning(name, now), now)
  return all
    .filter(({ at, play }) => counts(name, at, now) && !play.rolledBack)
    .reduce((sum, { play: { kind: of, amount } }) => {
      if (of === 'bet') return sum + amount
      return kind === 'loss' ? sum - amount : sum
    }, 0)
}

/** How long it is until five minutes after a bet, over all bets, each moment once. */
function playedIn(all: NonNullable<Model['counted']>, from: number, now: number): number {
  const end = Math.max(now, all.at(-1)?.at ?? 0)
  const bets = all.filter(({ isBet }) => isBet).map(({ at }) => at)
  return bets.reduce((sum, at, index) => {
    const until = Math.min(at + pause, bets[index + 1] ?? end, end)
    return sum + Math.max(0, until - Math.max(at, from))
  }, 0)
}

export function setLimit(model: Model, name: string, amount: number | null, now: number): void {
  const limit = model.limits.get(name)
  if (!limit) {
    if (amount === null) return
    if (isOfPlay(name) && ![...model.limits.keys()].some(isOfPlay)) beginCounting(model)
    model.limits.set(name, { amount, request: null })
  } else if (amount !== null && amount < limit.amount) {
    model.limits.set(name, { amount, request: null })
  } else if (amount !== limit.amount) {
    const { request } = limit
    if (request && request.amount === amount && now < request.lapses) return
    limit.request = { amount, from: now + wait, lapses: now + wait + within }
  }
}

function beginCounting(model: Model): void {
  model.counted = []
  for (const play of model.plays) if (!play.rolledBack) count(model, play)
}

function count({ counted }: Model, play: Play): void {
  counted?.push({ at: Math.max(play.at, counted.at(-1)?.at ?? 0), isBet: play.kind === 'bet', play })
}

/** Whether the confirmation is taken. */
export function confirm({ limits }: Model, name: string, now: number): boolean {
  const request = limits.get(name)?.request
  if (!request || now < request.from || now >= request.lapses) return false
  if (request.amount === null) limits.delete(name)
  else limits.set(name, { amount: request.amount, request: null })
  return true
}

export function cancel({ limits }: Model, name: string): void {
  const limit = limits.get(name)
  if (limit) limit.request = null
}

/** Whether the bet is taken. */
export function bet(model: Model, id: string, amount: number, now: number): boolean {
  const fits = [...model.limits].every(([name, limit]) => {
    if (!isOfPlay(name)) return true
    const so = used(model, name, now)
    return kindOf(name) === 'session'
      ? so < limit.amount * minute
      : amount === 0 || so + amount <= limit.amount
  })
  if (fits) played(model, { id, at: now, kind: 'bet', amount, rolledBack: false })
  return fits
}

export function win(model: Model, id: string, amount: number, now: number): void {
  played(model, { id, at: now, kind: 'win', amount, rolledBack: false })
}

function played(model: Model, made: Play): void {
  model.plays.push(made)
  if ([...model.limits.keys()].some(isOfPlay)) count(model, made)
}

export function rollBack({ plays }: Model, id: string): void {
  const made = plays.find((each) => each.id === id)
  if (made) made.rolledBack = true
}

/** Whether the deposit is taken. */
export function deposit(model: Model, amount: number, now: number): boolean {
  const fits = [...model.limits].every(
    ([name, limit]) => isOfPlay(name) || used(model, name, now) + amount <= limit.amount,
  )
  if (fits) model.deposits.push({ at: now, amount })
  return fits
}
