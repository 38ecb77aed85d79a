import { randomUUID } from 'node:crypto'
import { timeOf } from '#sandbox/contract/crash-point.ts'
import type { OwnBet } from '#sandbox/contract/aviator.ts'
import type { Clock } from '#server/hub/clock.ts'
import { CrashPage, type Told } from '#tests/server/setup/aviator/page.ts'
import { planOf, seeded, type PlannedBet } from './plan.ts'

interface Place {
  /** The sandbox's origin. */
  url: string
  provider: string
  game: string
  /** The clock of the tables, with its speed. */
  time: Clock
}

export interface Record {
  /** By round: the crash point that this page was told, in hundredths. */
  points: Map<number, number>
  /** By id: the last state of each bet that this page was told. */
  bets: Map<string, OwnBet>
  /** Milliseconds from a bet to its answer. */
  answers: number[]
  /** By reason. */
  refusals: Map<string, number>
}

/** One simulated player: bets by its own plan until rest() is called. */
export async function startBettor(place: Place, token: string, seed: number) {
  const { url, provider, game, time } = place
  const draw = seeded(seed)
  const page = await CrashPage.open(url)
  const record: Record = { points: new Map(), bets: new Map(), answers: [], refusals: new Map() }
  const asked = new Map<string, number>()
  const planned = new Map<string, PlannedBet>()
  let isStopping = false

  function bet(round: number, plan: PlannedBet, closesIn: number): void {
    const id = randomUUID()
    const { slot, stake, auto } = plan
    asked.set(id, performance.now())
    planned.set(id, plan)
    page.say({ type: 'bet', id, round, slot, stake, auto })
    if (plan.cancelAt !== null)
      time.after((closesIn - plan.betAt * closesIn) * plan.cancelAt, () => page.say({ type: 'cancel', id }))
  }

  function onBetting({ round, closesIn }: Told<'betting'>): void {
    if (isStopping) return
    for (const plan of planOf(draw)) time.after(plan.betAt * closesIn, () => bet(round, plan, closesIn))
  }

  function onMine({ bet: told }: Told<'mine'>): void {
    const sent = asked.get(told.id)
    if (sent !== undefined && told.state !== 'asked') {
      record.answers.push(performance.now() - sent)
      asked.delete(told.id)
    }
    record.bets.set(told.id, told)
  }

  /** Once per flight: the player cashes out by this page's clock. */
  const flown = new Set<number>()
  function onFlying({ round, elapsed }: Told<'flying'>): void {
    if (flown.has(round)) return
    flown.add(round)
    for (const { id, round: of, auto, state } of record.bets.values()) {
      const plan = planned.get(id)
      if (of !== round || state !== 'placed' || auto !== null || !plan) continue
      time.after(timeOf(plan.handAt) - elapsed, () => {
        if (!record.points.has(round)) page.say({ type: 'cash out', id })
      })
    }
  }

  page.onTold((tell) => {
    if (tell.type === 'betting') onBetting(tell)
    if (tell.type === 'mine') onMine(tell)
    if (tell.type === 'flying') onFlying(tell)
    if (tell.type === 'crashed') record.points.set(tell.round, tell.point)
    if (tell.type === 'refused') {
      record.refusals.set(tell.why, (record.refusals.get(tell.why) ?? 0) + 1)
      if (tell.id !== null) asked.delete(tell.id)
    }
  })
  page.say({ type: 'join', provider, game, token })
  await page.hears('joined')
  page.forgets()
  return {
    record,
    /** No more bets; open bets stay. */
    rest: () => void (isStopping = true),
    hasOpenBets: () =>
      [...record.bets.values()].some(({ state }) => state === 'asked' || state === 'placed') ||
      asked.size > 0,
    leave: () => page.close(),
  }
}
export type Bettor = Awaited<ReturnType<typeof startBettor>>
