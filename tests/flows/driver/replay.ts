import { expect, test, type Page } from '@playwright/test'
import { followFlows, play, type Instant, type Script, type Sight as FrameSight } from 'statechart-replay'
import type { AnyStateMachine } from 'xstate'
import type { Locale } from '#contract/locale.ts'
import type { FlowName, flows } from '#machines/flows.ts'
import { Player } from '#tests/browser/player.ts'
import type { Said } from '#charts/words/said.ts'
import { say } from 'statechart-cases'
import type { Walked } from 'statechart-paths'
import { Attempt } from './attempt.ts'
import { browserCases } from './cases.ts'
import { chosenOf } from './chosen.ts'
import { HeldHub } from './held-hub.ts'
import { HeldServer } from './held-server.ts'
import { takePlainDocuments } from '#tests/browser/plain-documents.ts'
import { savesData } from '#tests/browser/saves-data.ts'
import { pictureOrder } from './pictures-variable.ts'
import { takePictures } from './pictures.ts'
import { Reckoning } from './reckoning.ts'
import type { ToastEffect } from './toasts.ts'
import { Witness, type TabEffect } from './witness.ts'

export interface Stage extends Instant {
  page: Page
  player: Player
  server: HeldServer
  hub: HeldHub
  /** The server's last message. */
  said: string
}

export type Sight = FrameSight<Stage, Said>
/** Toasts and tabs are checked for all flows, see Reckoning. */
type OwnEffect<EffectName extends string> = Exclude<EffectName, ToastEffect | TabEffect>

export interface Replay<Machine extends AnyStateMachine, EffectName extends string> extends Script<
  Machine,
  OwnEffect<EffectName>,
  Stage,
  Said
> {
  /** Brings the page to the start of the machine. */
  open: (stage: Stage) => Promise<void>
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
  const plays: Play = async (page, walked, going, { at: last, language } = wholeInTurkish(walked)) => {
    const server = new HeldServer(page, language)
    const around = { page, player: new Player(page), server, hub: new HeldHub(page) }
    const stageOf = (instant: Instant): Stage => ({ ...around, ...instant, said: server.lastMessage })
    await takePlainDocuments(page.context())
    await savesData(page.context())
    await followFlows(page)
    await page.addInitScript(waitsForEver)
    const reckoning = new Reckoning(name, await Witness.of(page))
    const before = { walked, next: null, model: null, arrival: null, stays: () => Promise.resolve() }
    await flow.open(stageOf(before))
    const owed = await play(flow, walked, {
      page,
      stageOf,
      last,
      passedOver: (at, part, why) => going.passedOver(at, part, why ?? timeHasPassed),
      reached: async (at, moment, seen) => {
        if (at === 0) await reckoning.begins(moment)
        else await reckoning.goesOn(moment, server.lastMessage)
        await going.reached(at, page, seen)
      },
    })
    return { server, reckoning, owed }
  }
  const sees: Readonly<Record<string, Sight>> = flow.sees
  const unseen = (leaf: string) => {
    const sight = sees[leaf]
    return typeof sight === 'object' ? sight.unseen : null
  }
  test.describe(name, () => {
    const cases = browserCases(name)
    const order = pictureOrder()
    if (order !== null) return takePictures(name, cases, order, plays, unseen)
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

/** Effects are looked at when the clock runs again. */
const timeHasPassed: Said = {
  tr: 'bakılmadan önce zaman ilerletilir',
  en: 'the time is moved on before it is looked at',
}

function titleOf(index: number, { path }: Walked): string {
  const events = path.steps.map(({ event }) => say({ type: event.type }))
  return `Scenario ${index + 1}: as ${path.start.name}${events.map((event) => `, ${event}`).join('')}`
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
