import { expect, test, type Page } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { headers } from '#contract/call.ts'
import { locales, type Locale } from '#contract/locale.ts'
import { leavesOf } from '#charts/paths/leaves.ts'
import type { Walked } from '#charts/paths/select.ts'
import type { Said } from '#charts/words/said.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { canBeDrawn } from '#tests/pictures/still.ts'
import { endsOf, reachedAt, type End } from './ends.ts'
import { picturesVariable } from './pictures-variable.ts'
import { chooseLanguage, restsIn } from './places.ts'
import { results } from './record.ts'
import type { Play } from './replay.ts'
import { rememberPictured, shotOf, sizes, themes, type Pictured, type Shot } from './state-pictures.ts'

export const takesPictures = process.env[picturesVariable] === 'on'

const picture = { type: 'jpeg', quality: 60, scale: 'css', animations: 'disabled', timeout: 10_000 } as const

/** Of each leaf state, in both languages and themes and four sizes, where a short path rests in it. */
export function takePictures(flow: FlowName, cases: readonly Walked[], plays: Play): void {
  for (const end of endsOf(cases))
    for (const language of locales)
      test(`${language}: ${end.leaves.join(', ')}`, async ({ page }) => {
        const records = end.leaves.map((state) => recordOf(flow, state, end, language))
        for (const record of records) rememberPictured(record)
        try {
          await page.emulateMedia({ colorScheme: 'dark' })
          await page.addInitScript(followTheDevice)
          if (language !== 'tr') await page.addInitScript(askIn, { header: headers.locale, language })
          const { server } = await plays(page, end.walked, null, { at: end.at, language })
          server.holdsOnlyWhatWaits()
          await test.step('pictures', () => photograph(page, language, records))
        } catch (error) {
          const message = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
          for (const record of records) rememberPictured({ ...record, error: message })
          throw error
        }
      })
}

const recordOf = (flow: FlowName, state: string, end: End, language: Locale): Pictured => ({
  flow,
  state,
  language,
  way: reachedAt(end),
  leaves: leavesOf(end.walked.moments[end.at]?.state.value ?? ''),
  begun: Date.now(),
  error: 'The run ended before the pictures were taken.',
  shots: [],
})

async function photograph(page: Page, language: Locale, records: readonly Pictured[]): Promise<void> {
  const first = await resting(page, records)
  if (language !== 'tr') await chooseLanguage(page, language)
  const shots = new Map(records.map((record) => [record, Array<Shot>()]))
  for (const { width, height } of outwardFrom(page.viewportSize()?.width ?? 0))
    for (const theme of themes) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      await isStill(page)
      const before = await resting(page, records)
      const taken = await page.screenshot(picture)
      const after = await resting(page, records)
      for (const [record, own] of shots) {
        const isThere = !first.has(record) || (before.has(record) && after.has(record))
        own.push({ theme, width, reason: isThere ? null : notAtThisSize })
        if (isThere) writeFileSync(new URL(shotOf(record, { theme, width }), results), taken)
        if (!first.has(record)) console.log('NOT AT FIRST', record.state)
      }
    }
  for (const [record, own] of shots) rememberPictured({ ...record, error: null, shots: own })
}

const notAtThisSize: Said = {
  tr: 'Bu durum bu genişlikte yoktur.',
  en: 'This state does not exist at this width.',
}

/** Larger ones first: a state that is left on the way does not come back. */
const outwardFrom = (own: number) => [
  ...sizes.filter(({ width }) => width >= own),
  ...sizes.filter(({ width }) => width < own).toReversed(),
]

async function resting(page: Page, records: readonly Pictured[]): Promise<ReadonlySet<Pictured>> {
  const found = await Promise.all(
    records.map(async (record) =>
      (await restsIn(page, flows[record.flow].machine.id, record.state)) ? [record] : [],
    ),
  )
  return new Set(found.flat())
}

/** What does not come, as where a path holds it, is part of the picture. */
async function isStill(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(comingInSight), { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined)
  await canBeDrawn(page)
}

/** Runs in the page: pictures in sight that are still loading. */
function comingInSight(): number {
  return Array.from(document.images).filter((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return !image.complete && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  }).length
}

/** Runs in the page: its theme is the one that the picture asks for. */
function followTheDevice(): void {
  if (globalThis.top === globalThis.self) localStorage.setItem('theme', 'device')
}

/** Runs in the page: the server answers in the language of the picture while hands still read the page in Turkish. */
function askIn({ header, language }: { header: string; language: string }): void {
  const ask = globalThis.fetch
  const ofThePage = /\/api\/cms\/translationlist/
  globalThis.fetch = (what, how) => {
    const address = what instanceof Request ? what.url : String(what)
    const sent = new Headers(how?.headers)
    if (!sent.has(header) || ofThePage.test(address)) return ask(what, how)
    sent.set(header, language)
    return ask(what, { ...how, headers: sent })
  }
}
