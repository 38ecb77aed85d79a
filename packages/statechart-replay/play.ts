import { expect, test, type Page } from '@playwright/test'
import { say } from 'statechart-cases'
import type { Walked } from 'statechart-paths'
import { leavesOf, type Case, type Moment } from 'statechart-walk'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { hasBegun } from './places.ts'
import { tooShortToSee, type Instant, type Look, type Maker, type Script, type Sight } from './script.ts'

export interface Scene<Stage extends Instant, Why = string> {
  page: Page
  /** What hands and sights are given; called before each event and after it. */
  stageOf: (instant: Instant) => Stage
  /** The page shows the moment. @param seen its leaf states that were looked at */
  reached?: (at: number, moment: Moment, seen: string[]) => Promise<void>
  /** A state or an effect is not looked at. @param why null: time passes before the effect is looked at */
  passedOver?: (at: number, part: string, why: Why | null) => void
  /** Number of the last moment to play; without it, the whole path. */
  last?: number
}

/** An effect that is looked at when the path is over. */
interface Owed {
  at: number
  type: string
  look: () => Promise<void>
}

/** Plays the path in a page that is at its start. @returns the effects that are still to be looked at */
export async function play<
  Machine extends AnyStateMachine,
  Effect extends string,
  Stage extends Instant,
  Why,
>(
  script: Script<Machine, Effect, Stage, Why>,
  walked: Walked,
  { page, stageOf, reached, passedOver, last = walked.moments.length - 1 }: Scene<Stage, Why>,
): Promise<Owed[]> {
  const sees: Sights<Stage, Why> = script.sees
  const effects: Record<string, Look<Stage, Why>> = script.effects
  const hands: Makers<Stage> = script.hands
  const worlds: Makers<Stage> = script.worlds
  const atOnce: readonly string[] = script.atOnce ?? []
  const owed: Owed[] = []
  for (const [at, moment] of walked.moments.slice(0, last + 1).entries()) {
    const { event, state, effects: caused } = moment
    const leaves = leavesOf(state.value)
    const model = walked.moments[at - 1]?.state ?? null
    const instant: Instant = {
      walked,
      next: walked.path.steps[at]?.event ?? null,
      model,
      arrival: state,
      stays: () => shows(sees, model, stageOf({ ...instant, arrival: model })),
    }
    const toLookAt = () => {
      const stage = stageOf(instant)
      return caused.flatMap(({ type, params }) => {
        const look = effects[type]
        return typeof look === 'function' ? [{ at, type, look: () => look(stage, params) }] : []
      })
    }
    await test.step(event === null ? 'opens' : say(event), async () => {
      if (event !== null) {
        await hasBegun(page, event)
        await makerOf(event, hands, worlds)(stageOf(instant), event)
      }
      await shows(sees, state, stageOf(instant))
      const parts = [
        ...leaves.map((leaf) => [leaf, sees[leaf]] as const),
        ...caused.map(({ type }) => [type, effects[type]] as const),
      ]
      for (const [part, seen] of parts) if (typeof seen === 'object') passedOver?.(at, part, seen.unseen)
      for (const { type, look } of toLookAt()) if (atOnce.includes(type)) await look()
      const seen = leaves.filter((leaf) => typeof sees[leaf] === 'function')
      await reached?.(at, moment, seen)
    })
    if (event?.type.startsWith('xstate.after.'))
      for (const { at: before, type } of owed.splice(0)) passedOver?.(before, type, null)
    owed.push(...toLookAt().filter(({ type }) => !atOnce.includes(type)))
  }
  return owed
}

type Sights<Stage, Why> = Readonly<Record<string, Sight<Stage, Why>>>

async function shows<Stage, Why>(
  sees: Sights<Stage, Why>,
  state: AnyMachineSnapshot | null,
  stage: Stage,
): Promise<void> {
  for (const leaf of state ? leavesOf(state.value) : []) {
    const sight = sees[leaf]
    expect(sight, `how "${leaf}" is seen`).toBeDefined()
    expect(sight, `"${leaf}", where the path rests`).not.toBe(tooShortToSee)
    if (typeof sight === 'function') await sight(stage)
  }
}

const byWorld: [RegExp, string][] = [
  [/^xstate\.done\.actor\.(.+)$/, '$1 is done'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 fails'],
  [/^xstate\.after\.([^.]+)\..+$/, '$1 is over'],
]

type Makers<Stage> = Readonly<Record<string, Maker<Stage>>>

function makerOf<Stage>({ type }: Case, hands: Makers<Stage>, worlds: Makers<Stage>): Maker<Stage> {
  const world = byWorld.find(([pattern]) => pattern.test(type))
  const maker = worlds[world ? type.replace(...world) : type] ?? hands[type]
  if (!maker) throw new Error(`Nothing makes "${type}" happen`)
  return maker
}
