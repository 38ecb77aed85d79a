import { expect, type Page } from '@playwright/test'
import { answers } from '../browser/gestures.ts'
import { test } from '../browser/test.ts'
import { takePlainDocuments } from '../browser/plain-documents.ts'
import { video } from '#charts/flows/casino.given.ts'
import { winners } from '../pictures/winners.ts'
import { entersAs, makes } from './access/stand.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
]
const lobbies = ['slot', 'live', 'games', 'bingo', 'tvbets']

/** Games of the first row that are not wholly visible between header and bottom, or have no picture or name. */
const faultsOfFirstRow = (page: Page) =>
  page
    .getByRole('main')
    .locator('li[aria-posinset]')
    .evaluateAll((tiles) => {
      const bars = [...document.querySelectorAll('nav')].filter(
        (nav) => getComputedStyle(nav).position === 'fixed' && nav.checkVisibility(),
      )
      const lower = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
      const upper = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const boxes = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }))
      const row = boxes.filter(({ box }) => box.top === boxes[0]?.box.top)
      const isSeen = (box: DOMRect) =>
        box.height > 0 &&
        box.top >= upper &&
        box.bottom <= lower &&
        box.left >= 0 &&
        box.right <= document.documentElement.clientWidth
      const isWhole = ({ tile, box }: (typeof row)[number]) => {
        const picture = tile.querySelector('img')
        const words = tile.querySelector('a > span')
        return (
          isSeen(box) &&
          picture !== null &&
          picture.naturalWidth > 0 &&
          isSeen(picture.getBoundingClientRect()) &&
          words !== null &&
          isSeen(words.getBoundingClientRect())
        )
      }
      const cut = row
        .filter((each) => !isWhole(each))
        .map(({ tile, box }) => `${tile.textContent}: ${box.bottom} of ${lower}`)
      return row.length < 2 ? [`${row.length} in the row`, ...cut] : cut
    })

const isBusy = (page: Page) =>
  page
    .getByRole('main')
    .locator('[aria-busy=true]')
    .evaluateAll((parts) => parts.some((part) => part.checkVisibility()))

for (const [language, who] of [
  ['tr', 'visitor'],
  ['en', 'newcomer'],
] as const)
  test(`Scenario: a ${who} who opens a lobby sees a whole row of games without scrolling, ${language}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const made = who === 'visitor' ? null : await makes(page, who)
    const site = await entersAs(page, made, { language, theme: 'dark' })
    await takePlainDocuments(page.context())
    await answers(site, 'transaction/topwinners', who === 'visitor' ? [] : winners)
    if (who === 'newcomer') await answers(site, 'cms/video', video)
    for (const [index, lobby] of lobbies.entries()) {
      // Each lobby is opened in one size, each size is opened in: the others follow by a change of the window.
      const first = (index + (who === 'visitor' ? 0 : 2)) % sizes.length
      for (const size of [...sizes.slice(first), ...sizes.slice(0, first)]) {
        await page.setViewportSize(size)
        if (size === sizes[first]) await site.visits(`/casino/${lobby}`)
        await expect.poll(() => isBusy(page)).toBe(false)
        await expect
          .poll(() => faultsOfFirstRow(page), `/casino/${lobby}, ${size.width} x ${size.height}`)
          .toEqual([])
        expect(await page.evaluate(() => scrollY)).toBe(0)
      }
    }
  })
