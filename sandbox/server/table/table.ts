import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import type { GameRules } from '#contract/game-rules.ts'
import { toMinor, toWire } from '#contract/money.ts'
import {
  stakeLimits,
  type actRequest,
  type betRequest,
  type Entered,
  type enterRequest,
  type Played,
} from '#sandbox/contract/table.ts'
import { transaction } from '../database.ts'
import type { Draw } from '../engine.ts'
import { findRules } from '../launch.store.ts'
import type { TableParts } from '../parts.ts'
import { answeredAgain } from './again.ts'
import type { PlayedGame } from './game.ts'
import {
  brokenRule,
  findRound,
  findStep,
  hasBegunAfter,
  insertRound,
  insertStep,
  recentOf,
  resumeRound,
  type Place,
  type Step,
} from './round.store.ts'
import { refusal, roundView, takeStep } from './step.ts'

interface Parts extends Pick<TableParts, 'pool' | 'walletOf' | 'debts' | 'takeSeat' | 'clock'> {
  draw: Draw
  gameOf: (provider: string, code: string) => PlayedGame | null
}

export interface Table {
  enter: (asked: z.output<typeof enterRequest>) => Promise<Entered>
  bet: (asked: z.output<typeof betRequest>) => Promise<Played>
  act: (asked: z.output<typeof actRequest>) => Promise<Played>
}

/** The round before began less than a cycle ago. */
class TooSoon extends Error {}

const cycleOf = ({ cycle }: GameRules, { kind }: PlayedGame) => (kind === 'slot' ? cycle.slots : cycle.other)

const range = { least: toMinor(stakeLimits.least), most: toMinor(stakeLimits.most) }

/** Bets and actions of all tables; each is idempotent by its id. */
export function openTable(parts: Parts): Table {
  const { pool, draw } = parts

  async function enter({ provider, game: code, token }: z.output<typeof enterRequest>): Promise<Entered> {
    const game = parts.gameOf(provider, code)
    if (!game) return unseated('no such game')
    const taken = await parts.takeSeat({ provider: game.provider, token })
    if (!taken.seated) return unseated(taken.why === 'no answer' ? 'no answer' : 'not seated')
    const place = { provider: game.provider, game: code, usercode: taken.seat.usercode }
    const open = await resumeRound(pool, place, token, parts.clock())
    const recent = await recentOf(pool, place)
    const rules = await findRules(pool, provider, token)
    return {
      done: true,
      player: taken.name,
      game: { code, name: game.name, kind: game.kind, setup: game.setup },
      balance: toWire(taken.balance),
      cycle: cycleOf(rules, game),
      open: open && roundView(game.engine, open),
      recent: recent.map((round) => roundView(game.engine, round)),
    }
  }

  async function bet({ provider, game: code, token, id, bets: input }: z.output<typeof betRequest>) {
    const game = parts.gameOf(provider, code)
    if (!game) return refusal('no such game')
    const bets = z.safeParse(game.engine.bets, input)
    if (!bets.success) return refusal('not understood')
    const stake = game.engine.stakeOf(bets.data)
    if (stake < range.least || stake > range.most) return refusal('stake out of limits')
    const taken = await parts.takeSeat({ provider: game.provider, token })
    if (!taken.seated) return refusal(taken.why === 'no answer' ? 'no answer' : 'not seated')
    const place = { provider: game.provider, game: code, usercode: taken.seat.usercode }
    const round = { ...place, id: randomUUID(), token }
    const cycle = cycleOf(await findRules(pool, provider, token), game)
    const step = { round: round.id, number: 0, id, input, stake }
    const written = await inBook(place, game, step, () =>
      transaction(pool, async (tx) => {
        const now = parts.clock()
        await insertRound(tx, round, now)
        await insertStep(tx, place, step, now)
        if (cycle === 0) return
        // After the inserts: of two bets at once the second waits for the first, and sees it.
        const moment = new Date(now.getTime() - cycle)
        if (await hasBegunAfter(tx, place, { moment, round: round.id })) throw new TooSoon()
      }),
    )
    if (written) return written
    const { engine } = game
    return takeStep(
      parts,
      round,
      step,
      () => {
        const state = engine.deal(bets.data, draw)
        return { state, won: engine.wonIn(state) }
      },
      engine,
    )
  }

  async function act(asked: z.output<typeof actRequest>): Promise<Played> {
    const { provider, game: code, token, id, action: input } = asked
    const game = parts.gameOf(provider, code)
    if (!game) return refusal('no such game')
    const { engine } = game
    const action = z.safeParse(engine.action, input)
    if (!action.success) return refusal('not understood')
    const round = await findRound(pool, asked.round)
    // Only the token that began or resumed the round may play it.
    if (!round || round.token !== token || round.provider !== provider || round.game !== code)
      return refusal('no such round')
    const before = await findStep(pool, round, id)
    if (before) return answeredAgain(pool, before, { round: round.id, input, engine })
    if (round.stepping) return refusal('elsewhere')
    const acted = round.status === 'open' ? engine.act(round.state, action.data, draw) : null
    if (!acted) return refusal('not now')
    const step = { round: round.id, number: round.steps, id, input, stake: acted.stake }
    const written = await inBook(round, game, step, () => insertStep(pool, round, step, parts.clock()))
    if (written) return written
    return takeStep(
      parts,
      round,
      step,
      () => ({ state: acted.state, won: engine.wonIn(acted.state) }),
      engine,
    )
  }

  /** Null if the step was inserted; else the reply to the browser. */
  async function inBook(
    place: Place,
    { engine }: PlayedGame,
    { id, input, number, round }: Pick<Step, 'id' | 'input' | 'number' | 'round'>,
    write: () => Promise<void>,
  ): Promise<Played | null> {
    try {
      await write()
      return null
    } catch (error) {
      if (error instanceof TooSoon) return refusal('too soon')
      const rule = brokenRule(error)
      if (rule === undefined) throw error
      const before = await findStep(pool, place, id)
      if (before) return answeredAgain(pool, before, { round: number === 0 ? null : round, input, engine })
      return refusal(rule === 'round open' ? rule : 'elsewhere')
    }
  }

  return { enter, bet: oneAtATime(bet), act: oneAtATime(act) }
}

const unseated = (why: 'no such game' | 'not seated' | 'no answer') => ({
  done: false as const,
  why,
  balance: null,
})

/** Repetitions of a call in flight share its answer. */
function oneAtATime<Asked extends { token: string; id: string }>(ask: (asked: Asked) => Promise<Played>) {
  const running = new Map<string, { asked: Asked; answer: Promise<Played> }>()
  return async (asked: Asked): Promise<Played> => {
    const key = `${asked.token} ${asked.id}`
    const before = running.get(key)
    if (before) return isDeepStrictEqual(before.asked, asked) ? before.answer : refusal('id reused')
    const answer = ask(asked)
    running.set(key, { asked, answer })
    return answer.finally(() => running.delete(key))
  }
}
