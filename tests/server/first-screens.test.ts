import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { expect, test } from 'vitest'
import type { DrawFirstScreen } from '#contract/first-screen.ts'
import { pagePatience } from '#server/database/last-known.ts'
import { firstScreens } from '#server/site/first-screen/first-screens.ts'

/** Counts the drawings. @param take waits as long as a drawing takes: until all concurrent requests have asked, or longer */
function countedScreens(
  take: () => Promise<unknown> = () => new Promise((resolve) => setImmediate(resolve)),
) {
  const drawn: string[] = []
  const draw: DrawFirstScreen = async (path, { locale }) => {
    await take()
    drawn.push(path)
    return path === '/pages/999'
      ? null
      : { html: `page ${drawn.length}`, brought: { locale, answers: [], words: {} } }
  }
  const log = pino({ level: 'silent' })
  return { drawn, screens: firstScreens({ draw, routes: {}, log, edition: () => 0 }) }
}

const crowd = (path: string) => Array.from({ length: 16 }, () => ({ path, locale: 'tr' }) as const)

test('Scenario: a crowd opens a page again and again: it is drawn once, and everybody is shown the same', async () => {
  const { drawn, screens } = countedScreens()
  const first = await Promise.all(crowd('/').map(screens))
  const second = await Promise.all(crowd('/').map(screens))
  expect(drawn).toEqual(['/'])
  expect(new Set([...first, ...second]).size).toBe(1)
  expect(first[0]?.html).toContain('page 1')
})

test('Scenario: a crowd opens a page that there is not: nothing of it is kept', async () => {
  const { drawn, screens } = countedScreens()
  expect(new Set(await Promise.all(crowd('/pages/999').map(screens)))).toEqual(new Set([undefined]))
  expect(drawn).toEqual(['/pages/999'])
  await screens({ path: '/pages/999', locale: 'tr' })
  expect(drawn).toHaveLength(2)
})

test('Scenario: the first visitor of a page waits for a drawing that takes longer than the database may', async () => {
  const { screens } = countedScreens(() => delay(pagePatience * 2))
  expect((await screens({ path: '/', locale: 'tr' }))?.html).toContain('page 1')
})
