import { test, type Page } from '@playwright/test'
import { stripVTControlCharacters } from 'node:util'
import { headers } from '#contract/call.ts'
import { locales, type Locale } from '#contract/locale.ts'
import type { Walked } from 'statechart-paths'
import { leavesOf } from 'statechart-walk'
import type { Said } from '#charts/words/said.ts'
import type { FlowName } from '#machines/flows.ts'
import { endsOf, otherEnds, reachedAt, type End } from './ends.ts'
import type { HeldServer } from './held-server.ts'
import { photograph } from './photograph.ts'
import type { PictureOrder } from './pictures-variable.ts'
import { results } from './record.ts'
import type { Play } from './replay.ts'
import {
  endedByAReload,
  rememberedPictured,
  rememberPictured,
  type Pictured,
  type WhyNot,
} from './state-pictures.ts'

/** Milliseconds: hands that do not find an English name give up, and the next round goes on without it. */
const patience = 15_000
const longest = 120_000

/** One way to these states of the flow, which are pictured in this language. */
interface Outing {
  end: End
  language: Locale
  /** Of the server's answers. */
  answers: Locale
}

/** Of each leaf state, in both languages and themes and four sizes, where a short path rests in it. @param unseen why a replay does not look at the state */
export function takePictures(
  flow: FlowName,
  cases: readonly Walked[],
  order: PictureOrder,
  plays: Play,
  unseen: (state: string) => Said | null,
): void {
  test.use({ actionTimeout: patience })
  test.describe.configure({ timeout: longest })
  for (const { end, language, answers } of outingsOf(flow, cases, order))
    test(`${language}: ${end.leaves.join(', ')}`, async ({ page }) => {
      const records = end.leaves.map((state) => recordOf(flow, state, end, { language, answers }))
      const loads = new Loads(page)
      await pictureThem(page, records, answers, async () => {
        const { server } = await plays(page, end.walked, loads, { at: end.at, language: answers })
        const whyNot: WhyNot = ({ state }) => (loads.inTheLastStep ? endedByAReload : unseen(state))
        return { server, whyNot }
      })
    })
}

/** Page loads, by steps. */
class Loads {
  #all = 0
  readonly #after: number[] = []

  constructor(page: Page) {
    page.on('load', () => (this.#all += 1))
  }

  async reached(): Promise<void> {
    this.#after.push(this.#all)
  }

  passedOver(): void {}

  get inTheLastStep(): boolean {
    const [before, last] = this.#after.slice(-2)
    return last !== undefined && last !== before
  }
}

/** First the fewest ways to all states; then another way to each that is missing, where hands read the answers too. */
function outingsOf(flow: FlowName, cases: readonly Walked[], { round, missing }: PictureOrder): Outing[] {
  if (round === 0)
    return endsOf(cases).flatMap((end) => locales.map((language) => ({ end, language, answers: language })))
  return missing
    .filter((each) => each.flow === flow)
    .flatMap(({ state, language }) => {
      const ends = otherEnds(cases, state, language)
      const end = ends[(round - 1) % ends.length]
      return end ? [{ end: { ...end, leaves: [state] }, language, answers: 'tr' as const }] : []
    })
}

/** @param play brings the page to where the states rest */
export async function pictureThem(
  page: Page,
  records: readonly Pictured[],
  answers: Locale,
  play: () => Promise<{ server: HeldServer; whyNot: WhyNot }>,
  folder = results,
): Promise<void> {
  const earlier = records.map(({ flow, state, language }) =>
    rememberedPictured(flow, state, language, folder),
  )
  for (const record of records) rememberPictured(record, folder)
  try {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(followTheDevice)
    if (answers !== 'tr') await page.addInitScript(askIn, { header: headers.locale, language: answers })
    const { server, whyNot } = await play()
    server.holdsOnlyWhatWaits()
    await test.step('pictures', () => photograph(page, records, { folder, whyNot }))
  } catch (error) {
    const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    for (const [at, record] of records.entries()) {
      const before = earlier[at]
      rememberPictured(before?.error === null ? before : { ...record, error: message }, folder)
    }
    throw error
  }
}

export const recordOf = (
  flow: FlowName,
  state: string,
  end: End,
  speech: Pick<Pictured, 'language' | 'answers'>,
): Pictured => ({
  flow,
  state,
  ...speech,
  way: reachedAt(end),
  leaves: leavesOf(end.walked.moments[end.at]?.state.value ?? ''),
  begun: Date.now(),
  error: 'The run ended before the pictures were taken.',
  shots: [],
})

/** Runs in the page: its theme is the one that the picture asks for. */
function followTheDevice(): void {
  if (globalThis.top === globalThis.self) localStorage.setItem('theme', 'device')
}

/** Runs in the page: the server answers in the language of the picture while hands still read the page in Turkish. */
function askIn({ header, language }: { header: string; language: string }): void {
  const ask = globalThis.fetch
  /** Words and content, by which hands find what they press: the page asks for them again in its new language. */
  const content = /\/api\/(?:cms\/|casino\/|payment\/methods)/
  globalThis.fetch = (what, how) => {
    const address = what instanceof Request ? what.url : String(what)
    const sent = new Headers(how?.headers)
    if (!sent.has(header) || content.test(address)) return ask(what, how)
    sent.set(header, language)
    return ask(what, { ...how, headers: sent })
  }
}
