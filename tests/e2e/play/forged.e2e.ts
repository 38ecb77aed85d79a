import { expect, type Frame, type Page } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import type { GameProvider } from '#sandbox/contract/provider.ts'
import { Seat } from './seat.ts'

/** The messages by which a game of each provider asks to close. */
const exits: Record<GameProvider, unknown> = {
  dt: { command: 'exit' },
  pragmatic: { name: 'notifyCloseContainer' },
  em: { sender: 'game', type: 'navigateLobby' },
  amusnet: { command: 'com.egt-bg.exit' },
  egt: { command: 'com.egt-bg.exit' },
  hub88: { command: 'lobby' },
  softgamings: 'exit',
}

const nonsense: unknown[] = [
  { command: 'jackpot' },
  { command: ['exit'] },
  { name: 'gameOver', event: 'exit', type: 'navigateNowhere', sender: 'somebody' },
  'reload',
  '{"command":"exit"}',
  null,
  7,
  [],
]

declare global {
  interface Window {
    heard: number
  }
}

const heard = (page: Page) => page.evaluate(() => window.heard)

/** Posts the messages and waits until the site has received them. */
async function say(page: Page, from: Frame | Page, messages: readonly unknown[]): Promise<void> {
  const before = await heard(page)
  await from.evaluate((all) => {
    const site = window.opener ?? window.parent
    for (const each of all) site.postMessage(each, '*')
  }, messages)
  await expect.poll(() => heard(page)).toBeGreaterThanOrEqual(before + messages.length)
}

async function anotherWindow(page: Page): Promise<Page> {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open('/favicon.svg')),
  ])
  await popup.waitForLoadState()
  return popup
}

/** Another frame with the origin of the game. */
async function anotherFrame(page: Page, game: URL): Promise<Frame> {
  const hasNoOrigin = game.pathname === '/frame/html'
  const address = hasNoOrigin ? game.href : new URL('/games/', game).href
  await page.evaluate((src) => {
    const frame = document.createElement('iframe')
    frame.id = 'another'
    if (src.endsWith('/frame/html')) frame.setAttribute('sandbox', 'allow-scripts')
    frame.src = src
    document.body.append(frame)
  }, address)
  const frame = await (await page.locator('#another').elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no other frame')
  await frame.waitForURL(address)
  return frame
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.heard = 0
    window.addEventListener('message', () => {
      window.heard += 1
    })
  }),
)

for (const [system, exit] of Object.entries(exits) as [GameProvider, unknown][]) {
  test(`Scenario: forged messages change nothing of a game of ${system}; its own exit closes it`, async ({
    page,
  }) => {
    const seat = await Seat.at(page, { system })
    await seat.opens()
    const { opened } = seat
    await opened.isPlayed()
    const address = await opened.frame.getAttribute('src')
    const game = await (await opened.frame.elementHandle())?.contentFrame()
    if (!game || !address) throw new Error('There is no game')
    const goesOn = async () => {
      await expect(opened.bar('Oyunu kapat')).toBeVisible()
      await opened.isPlayed()
    }

    await test.step('the site itself, another window and another frame say the exit', async () => {
      await say(page, page, [exit])
      const popup = await anotherWindow(page)
      await say(page, popup, [exit])
      await popup.close()
      await say(page, await anotherFrame(page, new URL(address, page.url())), [exit])
      await page.locator('#another').evaluate((frame) => frame.remove())
      await goesOn()
    })

    await test.step('the game says what means nothing', async () => {
      await say(page, game, [...nonsense, ...(system === 'hub88' ? [exit] : [])])
      await goesOn()
    })

    if (system !== 'hub88' && system !== 'softgamings')
      await test.step('the frame shows a page of another origin, which says the exit', async () => {
        const elsewhere = new URL('/frame/lobby', page.url()).href
        await game.evaluate((url) => location.replace(url), elsewhere)
        await game.waitForURL(elsewhere)
        await say(page, game, [exit])
        await expect(opened.bar('Oyunu kapat')).toBeVisible()
        await opened.bar('Oyunu yeniden yükle').click()
        await opened.isPlayed()
      })

    if (system === 'softgamings')
      await test.step('the frame for its HTML takes none but from the page around it', async () => {
        const other = await anotherFrame(page, new URL(address, page.url()))
        await game.evaluate(() => window.parent.frames[1]?.postMessage({ html: '<p>forged</p>' }, '*'))
        await page.evaluate(() => window.frames[1]?.postMessage({ html: '<p>real</p>' }, '*'))
        await expect(other.locator('p')).toHaveText('real')
        await page.locator('#another').evaluate((frame) => frame.remove())
      })

    await opened.own('Oyunlara dön').click()
    await opened.isClosed()
  })
}
