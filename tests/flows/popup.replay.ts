import { expect } from '@playwright/test'
import type { FoundPopup, popupMachine, PopupEffect } from '#machines/popup/popup.machine.ts'
import { shownPopup } from '#charts/flows/given.ts'
import { placesOf } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Popup = Replay<typeof popupMachine, PopupEffect>

const call = 'cms/popup'
const popup = ({ page }: Stage) => page.getByRole('dialog', { name: shownPopup.title ?? '' })
const menu = ({ page }: Stage) => page.getByRole('dialog', { name: 'Menü', exact: true })
const remembered = ({ page }: Stage) => page.evaluate(() => localStorage.getItem('popupsSeen') ?? '')
const hasNoEnd = () => Promise.reject(new Error('It is watched until it has come'))

const hands: Popup['hands'] = {
  close: (stage) => popup(stage).getByRole('button', { name: 'Kapat', exact: true }).click(),
  'follow the link': async (stage) => {
    await popup(stage).getByRole('link').click()
    await expect(stage.page).toHaveURL(shownPopup.url ?? '')
  },
}

const worlds: Popup['worlds'] = {
  'look for the popup is done': async (stage, { output }) => {
    const { popup: data, seen } = output as FoundPopup
    const { page, server } = stage
    if (seen) {
      const content = JSON.stringify([data?.images.map(({ url }) => url), data?.url])
      await page.evaluate((kept) => localStorage.setItem('popupsSeen', JSON.stringify([kept])), content)
    }
    await server.say(call, { success: true, message: '', data })
  },
  'look for the popup fails': ({ server }, { error }) => server.fail(call, error),
  'person.acted': async ({ page }) => {
    await page.getByRole('banner').getByRole('button', { name: 'Menüyü aç' }).click()
    await expect.poll(() => placesOf(page, 'popup')).toEqual(['waiting'])
  },
  'page.freed': ({ page }) => page.keyboard.press('Escape'),
  'watch the person is done': hasNoEnd,
  'watch the person fails': hasNoEnd,
  'watch the page is done': hasNoEnd,
  'watch the page fails': hasNoEnd,
}

const sees: Popup['sees'] = {
  checking: (stage) => stage.server.isAsked(call),
  untouched: async (stage) => {
    await stage.server.isAsked(call, 0)
    await expect(popup(stage)).toHaveCount(0)
  },
  waiting: async (stage) => {
    await expect(menu(stage)).toBeVisible()
    await expect(popup(stage)).toHaveCount(0)
  },
  shown: async (stage) => {
    await expect(popup(stage).locator('img')).toHaveJSProperty('complete', true)
    await expect(popup(stage)).toContainText(shownPopup.text ?? '')
  },
  dismissed: async (stage) => {
    await stage.server.isAsked(call, 0)
    await expect(popup(stage)).toHaveCount(0)
  },
}

replay<typeof popupMachine, PopupEffect>('popup', {
  open: async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    await server.hold(call)
    await page.goto('/')
  },
  hands,
  worlds,
  sees,
  effects: {
    'remember what was shown': async (stage) => {
      await expect.poll(() => remembered(stage)).toContain('welcome-640')
    },
  },
})
