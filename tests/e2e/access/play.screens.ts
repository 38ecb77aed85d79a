import { expect } from '@playwright/test'
import { cutOff, reconnect, visit } from '#tests/browser/gestures.ts'
import { pathOf } from '#tests/browser/game.ts'
import { hasPlayed } from '#tests/browser/rounds.ts'
import type { Site } from '#tests/browser/site.ts'
import { playedGame } from '#charts/flows/casino.given.ts'
import type { FlowScreens } from './screen.ts'

const game = pathOf(playedGame)
const launch = 'casino/pragmaticlaunchurl'
const startedAt = new Date('2026-11-20T10:00:00Z')

const outside: FlowScreens = {
  flow: 'a game that is not played',
  who: 'visitor',
  screens: [
    { name: 'no such game', reach: visit('/casino/play/nothing') },
    { name: 'a game, for a visitor', reach: visit(game) },
  ],
}

const retry = async (site: Site) => {
  await cutOff(site, launch)
  await site.press('Oyunu yeniden yükle')
  await expect(site.page.getByRole('alert')).toContainText(site.say('Oyun açılamadı'))
  await reconnect(site, launch)
}

const hasCome = async (site: Site) => {
  await expect(site.page.locator('[aria-busy=false] > iframe')).toBeVisible()
  await expect(site.page.frameLocator('iframe').getByRole('banner')).toBeVisible()
}

const deposits = async (site: Site) => {
  const actions = site.page.getByRole('group', { name: site.say('Oyun işlemleri') })
  await site.press('Para Yatır', actions)
  const methods = site.page.getByRole('dialog', { name: site.say('Para Yatır') })
  await expect(methods.getByRole('button', { name: /Kesecik/ })).toBeVisible()
}

const onItsPage: FlowScreens = {
  flow: 'a game on its page',
  who: 'newcomer',
  screens: [
    {
      name: 'coming',
      coming: true,
      reach: async (site) => {
        await site.page.route(`**/api/${launch}`, () => undefined)
        await visit(game)(site)
        await site.sees('Oyun açılıyor…')
      },
    },
    {
      name: 'played',
      only: 'desktop',
      reach: async (site) => {
        await site.page.unroute(`**/api/${launch}`)
        await visit(game)(site)
        await hasCome(site)
      },
    },
    { name: 'the ways to deposit', only: 'desktop', reach: deposits },
    {
      name: 'refused',
      reach: async (site) => {
        await site.page.keyboard.press('Escape')
        await retry(site)
      },
    },
    {
      name: 'the rounds',
      reach: async (site) => {
        await hasPlayed(site.person.username, [{ startedAt }, { startedAt, win: 4_200 }])
        await visit('/dashboard/game-history')(site)
        await expect(site.main.getByText('Lale Bahçesi').first()).toBeVisible()
      },
    },
  ],
}

const overThePage: FlowScreens = {
  flow: 'a game over the page of a phone',
  who: 'newcomer',
  screens: [
    { name: 'before', only: 'phone', repeats: true, reach: visit(game) },
    {
      name: 'played',
      only: 'phone',
      reach: async (site) => {
        await site.press('Oyna', site.main)
        await hasCome(site)
      },
    },
    { name: 'the ways to deposit', only: 'phone', reach: deposits },
    {
      name: 'refused',
      only: 'phone',
      reach: async (site) => {
        await site.page.keyboard.press('Escape')
        await retry(site)
      },
    },
  ],
}

export const ofPlay: FlowScreens[] = [outside, onItsPage, overThePage]
