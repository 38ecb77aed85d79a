import { expect, type Page, type Request } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { flows } from '#machines/flows.ts'
import { canBeDrawn } from '#tests/pictures/still.ts'
import { restsIn } from 'statechart-replay'
import { chooseLanguage } from './choose-language.ts'
import {
  notAtThisSize,
  notInThisLanguage,
  rememberPictured,
  shotOf,
  sizes,
  themes,
  type Pictured,
  type Shot,
} from './state-pictures.ts'

const picture = { type: 'jpeg', quality: 60, scale: 'css', animations: 'disabled', timeout: 10_000 } as const

/** Takes the pictures of those in which the page rests. */
export async function photograph(page: Page, all: readonly Pictured[], folder: URL): Promise<void> {
  const there = await resting(page, all)
  for (const record of all.filter((each) => !there.has(each)))
    rememberPictured({ ...record, error: 'The page does not rest in it.' }, folder)
  if (there.size === 0) return
  const records = [...there]
  const coming = comingTo(page)
  for (const language of new Set(records.map((each) => each.language))) await chooseLanguage(page, language)
  const spoken = await resting(page, records)
  const shots = new Map(records.map((record) => [record, Array<Shot>()]))
  for (const { width, height } of outwardFrom(page.viewportSize()?.width ?? 0))
    for (const theme of themes) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      await isStill(page, coming)
      const before = await resting(page, records)
      const taken = await page.screenshot(picture)
      const after = await resting(page, records)
      for (const [record, own] of shots) {
        const isThere = before.has(record) && after.has(record)
        own.push({
          theme,
          width,
          reason: isThere ? null : spoken.has(record) ? notAtThisSize : notInThisLanguage,
        })
        if (isThere) writeFileSync(new URL(shotOf(record, { theme, width }), folder), taken)
      }
    }
  for (const [record, own] of shots) rememberPictured({ ...record, error: null, shots: own }, folder)
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

/** Calls that are asked from now on and have no answer yet. */
function comingTo(page: Page): Set<Request> {
  const coming = new Set<Request>()
  page.on('request', (request) => request.url().includes('/api/') && coming.add(request))
  page.on('requestfinished', (request) => coming.delete(request))
  page.on('requestfailed', (request) => coming.delete(request))
  return coming
}

/** Milliseconds. What has not come by then is held by the path, and is part of the picture. */
const patience = 3_000

async function isStill(page: Page, coming: Set<Request>): Promise<void> {
  const isComing = async () => coming.size > 0 || (await page.evaluate(pictureIsComing))
  await expect
    .poll(isComing, { timeout: patience })
    .toBe(false)
    .catch(() => coming.clear())
  await expect
    .poll(() => canBeDrawn(page).then(() => true), { timeout: patience })
    .toBe(true)
    .catch(() => undefined)
}

/** Runs in the page: a picture in sight is still loading. */
function pictureIsComing(): boolean {
  return Array.from(document.images).some((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return !image.complete && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  })
}
