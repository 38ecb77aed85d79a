import { expect, type Frame, type Page } from '@playwright/test'
import type { Screen } from '#tests/e2e/access/screen.ts'

/** Texts that differ in every run, and what replaces them in a picture. */
const said: [RegExp, string][] = [
  [/lale\d{10}/g, 'lale0123456789'],
  [/[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g, '01234567-0123-0123-0123-0123456789ab'],
  [/\+90 \d{3} \d{3} \d{2} \d{2}/g, '+90 555 012 34 56'],
  [/\b\d+ saniye/g, '58 saniye'],
  [/\b\d+ seconds/g, '58 seconds'],
  [/\b1000\d{4}\b/g, '10001234'],
  [/\d{1,2} (?:Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara)\S* \d{4}/g, '21 Kas 2026'],
  [/\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\S* \d{4}/g, '21 Nov 2026'],
  [/\b\d{2}\.\d{2}\.\d{4}\b/g, '21.11.2026'],
  [/\b\d{2}:\d{2}\b/g, '12:00'],
  [/\b1 (sa|h) \d+ (?:dk|min)/g, '1 $1'],
]

/** Runs in the page: replaces the texts and keeps the real ones for `sayItself`. */
function sayTheSame(replaced: [source: string, by: string][]): void {
  const own: [Node, string, string][] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.nodeValue ?? ''
    const same = replaced.reduce((text, [source, by]) => text.replaceAll(new RegExp(source, 'g'), by), words)
    if (same === words) continue
    own.push([node, words, same])
    node.nodeValue = same
  }
  Object.assign(globalThis, { own })
}

/** Runs in the page: restores the texts. */
function sayItself(): void {
  for (const [node, words, same] of Reflect.get(globalThis, 'own') as [Node, string, string][])
    if (node.nodeValue === same) node.nodeValue = words
}

/** Runs in the page: resolves when fonts and visible pictures can be drawn. */
async function isThere(): Promise<void> {
  await document.fonts.ready
  const inSight = Array.from(document.images).filter((image) => {
    const { left, right, top, bottom } = image.getBoundingClientRect()
    return image.complete && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  })
  // A picture that cannot be decoded shows in the screenshot.
  await Promise.allSettled(inSight.map((image) => image.decode()))
}

const isBusy = () =>
  Array.from(document.querySelectorAll('[aria-busy=true]')).some((part) => part.checkVisibility())

/** Fonts and visible pictures can be drawn, in frames too. */
export const canBeDrawn = (page: Page) => inAll(page, (frame) => frame.evaluate(isThere))

const inAll = async <Found>(page: Page, look: (frame: Frame) => Promise<Found>) =>
  Promise.all(page.frames().map(look))

/** Calls `look` when nothing is loading, with replaced texts, and restores them. */
export async function stillOf(
  page: Page,
  { coming }: Pick<Screen, 'coming'>,
  look: () => Promise<void>,
): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  if (!coming) await expect.poll(() => inAll(page, (frame) => frame.evaluate(isBusy))).not.toContain(true)
  await canBeDrawn(page)
  const replaced = said.map(([pattern, by]): [string, string] => [pattern.source, by])
  await inAll(page, (frame) => frame.evaluate(sayTheSame, replaced))
  await look()
  await inAll(page, (frame) => frame.evaluate(sayItself))
}
