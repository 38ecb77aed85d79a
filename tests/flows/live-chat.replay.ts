import { expect, type Route } from '@playwright/test'
import type { liveChatMachine } from '#machines/live-chat/live-chat.machine.ts'
import { arrives, lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Effect = 'offer a call'
type LiveChat = Replay<typeof liveChatMachine, Effect>

const call = 'cms/siteoptionlist'
const patience = 15_000
const held = new WeakMap<Stage['page'], Route>()

const chat = ({ page }: Stage) => page.getByRole('dialog', { name: 'Canlı Destek' })
const callRequest = ({ page }: Stage) => page.getByRole('dialog', { name: 'Arama Talep Formu' })
const frame = ({ page }: Stage) => page.locator('iframe[title="Canlı Destek"]')
const coming = ({ page }: Stage) => page.getByRole('progressbar', { name: 'Yükleniyor' })
const hears = (stage: Stage) => frame(stage).contentFrame().getByText('Merhaba')

const hands: LiveChat['hands'] = {
  'toggle the live chat': async (stage) => {
    const { page, model } = stage
    if (model?.matches('open')) return page.keyboard.press('Escape')
    // Closes what was offered in place of the chat.
    if (await callRequest(stage).isVisible()) await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Destek', exact: true }).click()
  },
  'open the live chat': () => Promise.reject(new Error('Only the welcome of a new player says it')),
}

const worlds: LiveChat['worlds'] = {
  'chat.loaded': async (stage) => {
    await expect.poll(() => held.has(stage.page), 'the page is asked for').toBe(true)
    await held.get(stage.page)?.fulfill({ contentType: 'text/html', body: '<p>Merhaba</p>' })
    await expect(hears(stage)).toBeAttached()
  },
  'patience for the chat is over': lasts(patience),
}

const sees: LiveChat['sees'] = {
  'loading.unasked': async (stage) => {
    await expect(frame(stage)).toBeAttached()
    await expect(coming(stage)).toHaveCount(0)
    await expect(chat(stage)).toBeHidden()
  },
  'loading.awaited': async (stage) => {
    await expect(coming(stage)).toBeVisible()
    await expect(chat(stage)).toBeHidden()
  },
  offered: async (stage) => {
    await expect(hears(stage)).toBeAttached()
    await expect(chat(stage)).toBeHidden()
  },
  open: async (stage) => {
    await expect(chat(stage)).toBeVisible()
    await expect(hears(stage)).toBeVisible()
  },
  'not offered': async (stage) => {
    await expect(chat(stage)).toBeHidden()
    await expect(coming(stage)).toHaveCount(0)
  },
}

replay<typeof liveChatMachine, Effect>('live chat', {
  open: async (stage) => {
    const { page, server } = stage
    await page.setViewportSize({ width: 360, height: 780 })
    await page.clock.install()
    await page.route('**/chat/lale*', (route) => void held.set(page, route))
    await server.hold(call)
    await page.goto('/promotions')
    const chaturl = new URL('/chat/', page.url()).href
    const data = Object.entries({ chaturl, chatid: 'lale' }).map(([key, value]) => ({
      key,
      value,
      status: true,
    }))
    await server.say(call, { success: true, message: '', data })
    await expect(frame(stage)).toBeAttached()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {
    'offer a call': (stage) => arrives(callRequest(stage)),
  },
  atOnce: ['offer a call'],
})
