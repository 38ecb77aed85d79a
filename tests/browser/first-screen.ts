import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { broughtId } from '#contract/first-screen.ts'
import { Account } from './account.ts'
import { newPerson } from './person.ts'

export const paths = ['/', '/casino/slot', '/casino/live', '/promotions', '/pages/1', '/spor']
export const phone = { width: 360, height: 780 }
export const windows = { phone, tablet: { width: 900, height: 1000 }, desktop: { width: 1280, height: 720 } }

/** The late part of the site has loaded. */
export const hasBegun = (page: Page) => expect(page.getByRole('contentinfo').getByText('18+')).toBeVisible()

/** The winners are there, or have made room for others. */
export const winnersHaveCome = (page: Page) =>
  expect(page.getByRole('region', { name: 'Çok kazananlar' }).locator('[aria-busy=true]')).toHaveCount(0)

export function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', ({ message }) => faults.push(message))
  return faults
}

/** A first screen that takes long to draw comes with a later document. */
export async function drawn(request: APIRequestContext, path: string): Promise<string> {
  const read = async () => (await request.get(path)).text()
  await expect.poll(read).toContain(`id="${broughtId}"`)
  return read()
}

/** @returns a function that releases them */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await coming
    await route.continue()
  })
  return come
}

/** Runs in the page: remembers what the document shows before the scripts run. */
export function mark(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const shown = document.querySelectorAll('#root :is(h1, header, img, a, button)')
    Object.assign(window, { shown: [...shown].filter((each) => each.checkVisibility()).slice(0, 60) })
  })
}

/** Runs in the page: how many of these elements are still in the document, and how many they were. */
export function remaining(): [number, number] {
  const shown = Reflect.get(window, 'shown') as Element[]
  return [shown.filter(({ isConnected }) => isConnected).length, shown.length]
}

interface LayoutShiftSource {
  node?: Node
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

interface Seen {
  /** Start time and description. */
  shifts: [number, string][]
  ways: string[]
  frames: number
  /** When the whole document was painted. */
  read: number
}

/** Runs in the page: notes layout shifts, and the login and sign-up buttons of each frame. */
export function watchFrames(): void {
  const seen: Seen = { shifts: [], ways: [], frames: 0, read: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as LayoutShiftSource[]
      for (const { node, previousRect, currentRect } of sources)
        seen.shifts.push([
          entry.startTime,
          `${node instanceof Element ? node.outerHTML.slice(0, 80) : ''} ${JSON.stringify([previousRect, currentRect])}`,
        ])
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    // A busy machine paints before it has parsed the whole document.
    if (document.readyState !== 'loading' && (seen.frames += 1) === 2) seen.read = performance.now()
    for (const button of document.querySelectorAll('button'))
      if (/^(?:Üye Ol|Giriş Yap)$/.test(button.textContent) && button.checkVisibility())
        seen.ways.push(button.textContent)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Without the layout shifts while the document was parsed. */
export async function seenOn(page: Page) {
  const { shifts, read, ...seen } = await page.evaluate(() => Reflect.get(window, 'seen') as Seen)
  return { ...seen, shifts: shifts.filter(([at]) => at >= read) }
}

export async function newPlayer(page: Page): Promise<Account> {
  const account = await Account.of(page, newPerson())
  await account.paysIn(1250)
  await account.comesBack({ balance: 1250, withdrawable: 1250 })
  return account
}
