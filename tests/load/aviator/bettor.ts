import { randomUUID } from 'node:crypto'
import { timeOf } from '#contract/sandbox/crash-point.ts'
import type { OwnBet } from '#contract/sandbox/aviator.ts'
import type { Clock } from '#server/hub/clock.ts'
import { CrashPage, type Told } from '#tests/server/setup/aviator/page.ts'
import { planOf, seeded, type PlannedBet } from './plan.ts'

interface Place {
  /** The sandbox's origin. */
  url: string
  provider: string
  game: string
  /** As fast as that of the tables. */
  time: Clock
}

/** What one player has seen and done. */
export interface Record {
  /** By round: as this page was told, in hundredths. */
  points: Map<number, number>
  /** By id: the last that this page was told of each of its bets. */
  bets: Map<string, OwnBet>
  /** Milliseconds from a bet to its answer. */
  answers: number[]
  /** By reason. */
  refusals: Map<string, number>
}

/** One simulated player: sits down, and bets by a plan of its own until it is told to stop. */
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

  /** Once for each flight: the hand goes up by this page's own clock. */
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
    /** Bets no more; what rides, rides on. */
    rest: () => void (isStopping = true),
    hasOpenBets: () =>
      [...record.bets.values()].some(({ state }) => state === 'asked' || state === 'placed') ||
      asked.size > 0,
    leave: () => page.close(),
  }
}
export type Bettor = Awaited<ReturnType<typeof startBettor>>
