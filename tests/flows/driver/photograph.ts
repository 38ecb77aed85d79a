import { expect, type Page, type Request } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { flows } from '#machines/flows.ts'
import { canBeDrawn } from '#tests/pictures/still.ts'
import { placesOf, restsIn } from 'statechart-replay'
import { chooseLanguage } from './choose-language.ts'
import {
  endsTheFlow,
  notAtThisSize,
  notInThisLanguage,
  rememberPictured,
  shotOf,
  sizes,
  themes,
  type Pictured,
  type Shot,
  type WhyNot,
} from './state-pictures.ts'

const picture = { type: 'jpeg', quality: 60, scale: 'css', animations: 'disabled', timeout: 10_000 } as const

/** Takes the pictures of those in which the page rests. @param whyNot for a state in which no page can rest */
export async function photograph(
  page: Page,
  all: readonly Pictured[],
  { folder, whyNot }: { folder: URL; whyNot: WhyNot },
): Promise<void> {
  const there = await resting(page, all)
  const coming = comingTo(page)
  const canSpeak = await speaks(page, there)
  await isStill(page, coming, patience)
  const spoken = canSpeak ? await resting(page, [...there]) : nobody
  for (const record of all.filter((each) => !spoken.has(each))) {
    const reason = there.has(record)
      ? notInThisLanguage
      : (whyNot(record) ?? (await leftBehind(page, record)))
    const how = reason
      ? { error: null, shots: allShots.map((shot) => ({ ...shot, reason })) }
      : { error: 'The page does not rest in it.' }
    rememberPictured({ ...record, ...how }, folder)
  }
  if (spoken.size === 0) return
  await showTheTop(page, spoken)
  const shots = await shotsOf(page, [...spoken], coming, folder)
  for (const [record, own] of shots) rememberPictured({ ...record, error: null, shots: own }, folder)
}

/** The page has gone on without the flow. */
const leftBehind = async (page: Page, { flow }: Pictured) =>
  (await placesOf(page, flows[flow].machine.id)).length === 0 ? endsTheFlow : null

const nobody: ReadonlySet<Pictured> = new Set()
const allShots = sizes.flatMap(({ width }) => themes.map((theme) => ({ theme, width })))

async function speaks(page: Page, records: ReadonlySet<Pictured>): Promise<boolean> {
  for (const { language } of records) return chooseLanguage(page, language)
  return false
}

async function shotsOf(
  page: Page,
  records: readonly Pictured[],
  coming: Set<Request>,
  folder: URL,
): Promise<ReadonlyMap<Pictured, Shot[]>> {
  let wait = patience
  const shots = new Map(records.map((record) => [record, Array<Shot>()]))
  for (const { width, height } of outwardFrom(page.viewportSize()?.width ?? 0))
    for (const theme of themes) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: theme })
      if (!(await isStill(page, coming, wait))) wait = impatience
      const before = await resting(page, records)
      const taken = await page.screenshot(picture)
      const after = await resting(page, records)
      for (const [record, own] of shots) {
        const isThere = before.has(record) && after.has(record)
        own.push({ theme, width, reason: isThere ? null : notAtThisSize })
        if (isThere) writeFileSync(new URL(shotOf(record, { theme, width }), folder), taken)
      }
    }
  return shots
}

/** Hands scroll to what they press. A state that depends on it gets its place back. */
async function showTheTop(page: Page, records: ReadonlySet<Pictured>): Promise<void> {
  const place = await page.evaluate(() => scrollY)
  if (place === 0) return
  await page.evaluate(scrollAndSee, 0)
  if ((await resting(page, [...records])).size < records.size) await page.evaluate(scrollAndSee, place)
}

/** Runs in the page: resolves when observers have seen the new place. */
const scrollAndSee = (place: number) =>
  new Promise<void>((seen) => {
    scrollTo(0, place)
    const eye = new IntersectionObserver(() => {
      eye.disconnect()
      seen()
    })
    eye.observe(document.documentElement)
  })

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
/** Milliseconds, when something is held. */
const impatience = 300

/** Nothing is coming, and all that is there can be drawn. */
async function isStill(page: Page, coming: Set<Request>, timeout: number): Promise<boolean> {
  const isComing = async () => coming.size > 0 || (await page.evaluate(pictureIsComing))
  const canShow = async () => {
    if (await isComing()) return false
    await canBeDrawn(page)
    return true
  }
  return expect
    .poll(canShow, { timeout })
    .toBe(true)
    .then(
      () => true,
      async () => {
        coming.clear()
        await expect
          .poll(() => canBeDrawn(page).then(() => true), { timeout: impatience })
          .toBe(true)
          .catch(() => undefined)
        return false
      },
    )
}

/** Runs in the page: a picture in sight is still loading. */
function pictureIsComing(): boolean {
  return Array.from(document.images).some((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return !image.complete && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  })
}
