import { phases, shownRounds, type CrashTell, type PastRound } from '#sandbox/contract/aviator.ts'
import { transaction } from '../database.ts'
import type { Alarm } from '../clock.ts'
import { Audience, type Onlooker } from './audience.ts'
import { annulAsked } from './bet.store.ts'
import { endBroken, settleRound } from './broken.ts'
import { endOf, wonOf } from './aviator.rules.ts'
import { chainFor } from './chain.ts'
import { pointOf } from './chain.rules.ts'
import type { CrashGame } from './crash-game.ts'
import { pay, tellBet, type CrashParts, type RoundTools, type LiveRound } from './round-tools.ts'
import { cashReached, elapsedOf, leftOf } from './fly.ts'
import { createLane } from './lane.ts'
import { ownBetOf, seenBetOf } from './live-bet.ts'
import { rollbackOf } from './owed.ts'
import { crash, lastNumber, openRound, pastRounds, takeOff } from './round.store.ts'

/** Concurrent wallet calls of a table. */
const laneWidth = 8
/** Milliseconds; must be longer than the time-out of a wallet call. */
const walletPatience = 60_000

class Stopped extends Error {}

export type SeatedPlayer = Pick<Extract<CrashTell, { type: 'joined' }>, 'player' | 'balance' | 'autoplay'>

/** Runs the rounds of one game, one after the other, while a page is open. */
export class CrashTable implements RoundTools {
  readonly table: CrashGame
  readonly parts: CrashParts
  readonly audience = new Audience()
  readonly lane = createLane(laneWidth)
  round: LiveRound | null = null
  #past: PastRound[] = []
  #wake: (() => void) | undefined
  #alarm: Alarm | undefined
  #state: 'running' | 'stopped' | 'ended' = 'running'

  constructor(table: CrashGame, parts: CrashParts) {
    this.table = table
    this.parts = parts
  }

  /** No page can join any more: the next one opens a new table. */
  get isEnded(): boolean {
    return this.#state !== 'running'
  }

  async prepare(): Promise<void> {
    const { pool } = this.parts
    const parts = { ...this.parts, now: () => this.parts.time.date() }
    await transaction(pool, (tx) => endBroken(tx, parts, this.table))
    this.#past = await pastRounds(pool, this.table, shownRounds)
  }

  /** Resolves when no page is open, rejects on an error. */
  async run(): Promise<void> {
    try {
      while (this.audience.size > 0) await this.#playRound()
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
    } finally {
      this.#state = 'ended'
    }
  }

  /** Leaves the running round open: the next run of the table ends it. */
  async stop(): Promise<void> {
    if (this.#state === 'running') this.#state = 'stopped'
    this.#alarm?.cancel()
    this.#wake?.()
    await this.lane.stop()
  }

  sitDown(onlooker: Onlooker, seated: SeatedPlayer): void {
    const { round } = this
    this.audience.add(onlooker)
    const bets = [...(round?.bets.values() ?? [])]
    this.audience.tell(onlooker, {
      type: 'joined',
      ...seated,
      round: round && { number: round.number, commitment: round.commitment },
      phase: this.#phase(),
      mine: bets
        .filter(({ usercode }) => usercode === onlooker.usercode)
        .map((bet) => ownBetOf(round?.number ?? 0, bet)),
      seen: bets.flatMap((bet) => seenBetOf(bet) ?? []),
      past: this.#past,
    })
  }

  async #playRound(): Promise<void> {
    const round = await this.#open()
    this.round = round
    this.audience.tellAll({
      type: 'betting',
      round: round.number,
      commitment: round.commitment,
      closesIn: phases.betting,
    })
    for (let left = phases.betting; left > 0; left = round.closesAt - this.parts.time.now()) {
      await this.#wait(Math.min(left, phases.tick))
      this.#tellSeen(round)
    }
    round.phase = 'closed'
    this.#insist(await takeOff(this.parts.pool, round.id))
    round.tookOffAt = this.parts.time.now()
    round.phase = 'flying'
    await this.#fly(round)
    await this.#end(round)
    await this.#wait(phases.pause)
  }

  async #open(): Promise<LiveRound> {
    const { parts, table } = this
    const now = this.parts.time.date()
    return transaction(parts.pool, async (tx) => {
      const unanswered = await annulAsked(tx, table, new Date(now.getTime() - walletPatience))
      for (const bet of unanswered) await parts.debts.owe(tx, rollbackOf(table, bet.round, bet))
      const chain = await chainFor(tx, { now, draw: parts.draw }, table)
      const number = (await lastNumber(tx, table)) + 1
      const position = chain.used + 1
      const [commitment, seed] = chain.seeds.slice(chain.used, position + 1)
      if (commitment === undefined || seed === undefined)
        throw new Error(`The chain ${chain.id} has no seed at ${position}`)
      const id = await openRound(tx, { ...table, number, chainId: chain.id, position, commitment, now })
      const closesAt = parts.time.now() + phases.betting
      const fresh = {
        phase: 'betting' as const,
        closesAt,
        tookOffAt: 0,
        bets: new Map(),
        changed: new Set<never>(),
      }
      const point = pointOf(seed, table.game, number)
      return { id, number, commitment, seed, point, ...fresh, pending: new Set() }
    })
  }

  async #fly(round: LiveRound): Promise<void> {
    for (let left = leftOf(this, round); left > 0; left = leftOf(this, round)) {
      this.audience.tellAll({ type: 'flying', round: round.number, elapsed: elapsedOf(this, round) })
      this.#tellSeen(round)
      await this.#wait(Math.min(left, phases.tick))
      await cashReached(this, round)
    }
  }

  async #end(round: LiveRound): Promise<void> {
    const { pool } = this.parts
    round.phase = 'crashed'
    const { seed, point, number } = round
    this.#insist(await crash(pool, round.id, { seed, point, now: this.parts.time.date() }))
    this.#past = [{ round: number, point }, ...this.#past].slice(0, shownRounds)
    this.audience.tellAll({ type: 'crashed', round: number, point, seed })
    await Promise.all(round.pending)
    const debts = await transaction(pool, (tx) => this.#settle(tx, round))
    for (const bet of round.bets.values()) {
      if (bet.state !== 'placed') continue
      const at = endOf(bet, point)
      Object.assign(bet, {
        state: at === null ? 'lost' : 'cashed',
        cashedAt: at,
        won: at === null ? 0 : wonOf(bet.stake, at),
      })
      tellBet(this, round, bet)
    }
    this.#tellSeen(round)
    pay(this, debts)
  }

  async #settle(tx: Parameters<typeof settleRound>[0], round: LiveRound) {
    const debts = await settleRound(tx, { ...this.table, ...round }, round.point)
    for (const debt of debts) await this.parts.debts.owe(tx, debt)
    return debts
  }

  #tellSeen(round: LiveRound): void {
    const bets = [...round.changed].flatMap((bet) => seenBetOf(bet) ?? [])
    round.changed.clear()
    if (bets.length > 0) this.audience.tellAll({ type: 'seen', round: round.number, bets })
  }

  #phase(): Extract<CrashTell, { type: 'joined' }>['phase'] {
    const { round } = this
    if (!round) return { name: 'waiting' }
    if (round.phase === 'crashed') return { name: 'crashed', point: round.point }
    if (round.phase === 'flying') return { name: 'flying', elapsed: elapsedOf(this, round) }
    return { name: 'betting', closesIn: Math.max(0, round.closesAt - this.parts.time.now()) }
  }

  #insist(isOurs: boolean): void {
    if (!isOurs) throw new Error('Another node has ended this round: it took this node for dead')
  }

  async #wait(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (this.#state === 'running') {
      this.#wake = resolve
      this.#alarm = this.parts.time.after(milliseconds, resolve)
      await promise
    }
    if (this.#state !== 'running') throw new Stopped()
  }
}
