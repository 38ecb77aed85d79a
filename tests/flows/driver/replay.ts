import { expect, test, type Page } from '@playwright/test'
import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, StateValueFrom } from 'xstate'
import type { Locale } from '#contract/locale.ts'
import type { FlowName, flows } from '#machines/flows.ts'
import { Player } from '#tests/browser/player.ts'
import type { Case } from '#charts/paths/flow.ts'
import type { Said } from '#charts/words/said.ts'
import { say, sayBriefly } from '#charts/paths/say.ts'
import type { Walked } from '#charts/paths/select.ts'
import { leavesOf } from '#charts/paths/leaves.ts'
import type { Moment } from '#charts/paths/walk.ts'
import { Attempt } from './attempt.ts'
import { browserCases } from './cases.ts'
import { chosenOf } from './chosen.ts'
import { HeldHub } from './held-hub.ts'
import { HeldServer } from './held-server.ts'
import { takePlainDocuments } from '#tests/browser/plain-documents.ts'
import { savesData } from '#tests/browser/saves-data.ts'
import { pictureOrder } from './pictures-variable.ts'
import { takePictures } from './pictures.ts'
import { followFlows, hasBegun } from './places.ts'
import { Reckoning } from './reckoning.ts'
import type { ToastEffect } from './toasts.ts'
import { Witness, type TabEffect } from './witness.ts'

export interface Stage {
  page: Page
  player: Player
  server: HeldServer
  hub: HeldHub
  walked: Walked
  /** The event after this one: a hand may need to know whether its code must be right. */
  next: Case | null
  /** The model before the event. */
  model: AnyMachineSnapshot | null
  /** The model after the event. */
  arrival: AnyMachineSnapshot | null
  /** The server's last message. */
  said: string
  /** The page still shows the state before the event. */
  stays: () => Promise<void>
}

type Provided<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]
type NameOf<Part> = keyof NonNullable<Part> & string
type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>

/** Events without a dot: what a person does. */
export type Intent<Machine extends AnyStateMachine> = Exclude<EventOf<Machine>['type'], `${string}.${string}`>
/** What happens by itself: facts, ends of actors, delays. */
export type World<Machine extends AnyStateMachine> =
  | Extract<EventOf<Machine>['type'], `${string}.${string}`>
  | `${NameOf<Provided<Machine>['actors']>} is done`
  | `${NameOf<Provided<Machine>['actors']>} fails`
  | `${NameOf<Provided<Machine>['delays']>} is over`

type Keys<Value> = Value extends object ? keyof Value : never
type Below<Value> = Value extends object
  ? { [Key in keyof Value & string]-?: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value & string]
  : never
type Leaf<Value> = Exclude<Extract<Value, string>, Keys<Value>> | Below<Value>
export type StateName<Machine extends AnyStateMachine> = Leaf<StateValueFrom<Machine>>

/** Left as soon as it is entered: no path rests there. */
export const tooShortToSee = 'too short to see'
/** What a replay does not look at, with the reason: the report shows it. */
interface Unseen {
  unseen: Said
}
export type Sight = ((stage: Stage) => Promise<void>) | typeof tooShortToSee | Unseen
type Look = ((stage: Stage, params: unknown) => Promise<void>) | Unseen
/** Toasts and tabs are checked for all flows, see Reckoning. */
type OwnEffect<EffectName extends string> = Exclude<EffectName, ToastEffect | TabEffect>

type Effect = Moment['effects'][number]
type Maker = (stage: Stage, event: Case) => Promise<void>

export interface Replay<Machine extends AnyStateMachine, EffectName extends string> {
  /** Brings the page to the start of the machine. */
  open: (stage: Stage) => Promise<void>
  /** How a person makes an event happen. */
  hands: Record<Intent<Machine>, Maker>
  /** How the world makes an event happen. */
  worlds: Record<World<Machine>, Maker>
  /** How a state is seen in the page. */
  sees: Record<StateName<Machine>, Sight>
  /** How an effect is seen. Checked later, when the clock runs again. */
  effects: Record<OwnEffect<EffectName>, Look>
  /** Effects to check at once: what follows would hide them. */
  atOnce?: readonly OwnEffect<EffectName>[]
}

interface Until {
  /** Number of the moment. */
  at: number
  /** Of the server's messages. */
  language: Locale
}

const wholeInTurkish = ({ moments }: Walked): Until => ({ at: moments.length - 1, language: 'tr' })

/** Plays a case, or its beginning. */
export type Play = (
  page: Page,
  walked: Walked,
  going: Pick<Attempt, 'reached' | 'passedOver'>,
  until?: Until,
) => Promise<{ server: HeldServer; reckoning: Reckoning; owed: { look: () => Promise<void> }[] }>

type Registry = typeof flows
type NameFor<Machine extends AnyStateMachine> = {
  [Name in FlowName]: Registry[Name]['machine'] extends Machine ? Name : never
}[FlowName]

/** Plays the chosen cases of the flow, each in a page of its own, against the real server. */
export function replay<Machine extends AnyStateMachine, EffectName extends string>(
  name: NameFor<Machine>,
  flow: Replay<Machine, EffectName>,
): void {
  const effects: Record<string, Look> = flow.effects
  const lookAt = async ({ type, params }: Effect, stage: Stage) => {
    const seen = effects[type]
    if (typeof seen === 'function') await seen(stage, params)
  }
  const atOnce: readonly string[] = flow.atOnce ?? []
  const hands: Record<string, Maker> = flow.hands
  const worlds: Record<string, Maker> = flow.worlds
  const sees: Record<string, Sight> = flow.sees
  const canBeSeen = (leaf: string) => typeof sees[leaf] === 'function'
  const plays: Play = async (page, walked, going, { at: last, language } = wholeInTurkish(walked)) => {
    const server = new HeldServer(page, language)
    const opened = {
      page,
      player: new Player(page),
      server,
      hub: new HeldHub(page),
      walked,
      next: null,
      model: null,
      arrival: null,
      said: '',
      stays: () => Promise.resolve(),
    }
    await takePlainDocuments(page.context())
    await savesData(page.context())
    await followFlows(page)
    await page.addInitScript(waitsForEver)
    const reckoning = new Reckoning(name, await Witness.of(page))
    await flow.open(opened)
    const owed: { at: number; type: string; look: () => Promise<void> }[] = []
    const passesOver = (at: number, part: string, reason: Said | null) => {
      if (reason !== null) going.passedOver(at, part, reason)
    }
    for (const [at, moment] of walked.moments.slice(0, last + 1).entries()) {
      const { event, state, effects: expected } = moment
      const model = walked.moments[at - 1]?.state ?? null
      const stage: Stage = {
        ...opened,
        next: walked.path.steps[at]?.event ?? null,
        model,
        arrival: state,
        stays: async () => {
          for (const leaf of model ? leavesOf(model.value) : [])
            await look(sees[leaf], { ...stage, arrival: model }, leaf)
        },
      }
      await test.step(event === null ? 'opens' : say(event), async () => {
        if (event !== null) {
          await hasBegun(page, event)
          await makerOf(event, { hands, worlds })(stage, event)
        }
        for (const leaf of leavesOf(state.value)) await look(sees[leaf], stage, leaf)
        for (const leaf of leavesOf(state.value)) passesOver(at, leaf, reasonOf(sees[leaf]))
        for (const { type } of expected) passesOver(at, type, reasonOf(effects[type]))
        const said = server.lastMessage
        for (const effect of expected.filter(({ type }) => atOnce.includes(type)))
          await lookAt(effect, { ...stage, said })
        if (event === null) await reckoning.begins(moment)
        else await reckoning.goesOn(moment, said)
        await going.reached(at, page, leavesOf(state.value).filter(canBeSeen))
      })
      if (event?.type.startsWith('xstate.after.'))
        for (const { at: before, type } of owed.splice(0)) passesOver(before, type, timeHasPassed)
      const said = server.lastMessage
      owed.push(
        ...expected
          .filter(({ type }) => !atOnce.includes(type))
          .filter(({ type }) => typeof effects[type] === 'function')
          .map((effect) => ({ at, type: effect.type, look: () => lookAt(effect, { ...stage, said }) })),
      )
    }
    return { server, reckoning, owed }
  }
  test.describe(name, () => {
    const cases = browserCases(name)
    const order = pictureOrder()
    if (order !== null) return takePictures(name, cases, order, plays)
    let attempt: Attempt | null = null
    test.afterEach(async ({ page }, info) => {
      await attempt?.ended(info, page)
      attempt = null
    })
    const chosen = chosenOf(cases)
    for (const [index, walked] of cases.entries()) {
      if (!chosen.has(walked)) continue
      test(titleOf(index, walked), async ({ page }) => {
        attempt = new Attempt(name, index + 1, walked)
        const { reckoning, owed } = await plays(page, walked, attempt)
        await test.step('what was to be seen of it beside the flow', async () => {
          await settles(page)
          expect(reckoning.faults()).toEqual([])
          await page.clock.resume()
          for (const each of owed) await each.look()
          await reckoning.toastsAreShown()
          await timePasses(page)
          expect(reckoning.faultyToasts()).toBe('')
        })
      })
    }
  })
}

const reasonOf = (sight: Sight | Look | undefined) => (typeof sight === 'object' ? sight.unseen : null)

/** Effects are looked at when the clock runs again. */
const timeHasPassed: Said = {
  tr: 'bakılmadan önce zaman ilerletilir',
  en: 'the time is moved on before it is looked at',
}

function titleOf(index: number, { path }: Walked): string {
  const events = path.steps.map(({ event }) => sayBriefly(event))
  return `Scenario ${index + 1}: as ${path.start.name}${events.map((event) => `, ${event}`).join('')}`
}

async function look(sight: Sight | undefined, stage: Stage, leaf: string): Promise<void> {
  expect(sight, `how "${leaf}" is seen`).toBeDefined()
  expect(sight, `"${leaf}", where the path rests`).not.toBe(tooShortToSee)
  if (typeof sight === 'function') await sight(stage)
}

/** Runs in the page: a call is not given up while the path holds its answer, on a slow machine either. */
function waitsForEver(): void {
  AbortSignal.timeout = () => new AbortController().signal
}

/** What the page has started by itself reaches the test. */
async function settles(page: Page): Promise<void> {
  for (let turns = 0; turns < 2; turns += 1) await page.evaluate(() => undefined)
}

/** Runs timers that are due in the page. */
const timePasses = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => void setTimeout(resolve)))

const byWorld: [RegExp, string][] = [
  [/^xstate\.done\.actor\.(.+)$/, '$1 is done'],
  [/^xstate\.error\.actor\.(.+)$/, '$1 fails'],
  [/^xstate\.after\.([^.]+)\..+$/, '$1 is over'],
]

function makerOf({ type }: Case, by: Record<'hands' | 'worlds', Record<string, Maker>>): Maker {
  const world = byWorld.find(([pattern]) => pattern.test(type))
  const maker = by.worlds[world ? type.replace(...world) : type] ?? by.hands[type]
  if (!maker) throw new Error(`Nothing makes "${type}" happen`)
  return maker
}
