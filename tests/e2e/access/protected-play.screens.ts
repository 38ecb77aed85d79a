import { expect } from '@playwright/test'
import { checkDue } from '#charts/flows/check.given.ts'
import { pausedPlay } from '#charts/flows/play.given.ts'
import { answers, cutOff, reconnect, stopTheClock, visit } from '#tests/browser/gestures.ts'
import { Account } from '#tests/browser/account.ts'
import { gameOf, pathOf } from '#tests/browser/game.ts'
import type { FlowScreens } from './screen.ts'
import { opens, standsStill } from './sports.screens.ts'

const play = 'protection/play'
const sessionOfPlay: FlowScreens = {
  flow: 'a session of play',
  who: 'newcomer',
  screens: [
    {
      name: 'the pause after the longest play',
      light: true,
      stopped: true,
      reach: async (site) => {
        await site.page.clock.install()
        await standsStill(site)
        await answers(site, play, pausedPlay)
        await opens('/spor/betco')(site)
        await expect(
          site.page.getByRole('button', { name: new RegExp(`^${site.say('Kalan mola')}`) }),
        ).toBeVisible()
        await stopTheClock(site)
      },
    },
    {
      name: 'the reality check',
      light: true,
      stopped: true,
      reach: async (site) => {
        await site.page.clock.resume()
        await answers(site, play, checkDue)
        await opens('/spor/betco')(site)
        await site.shows('Oyun Özeti')
        await expect(site.button('Kapat', site.dialog)).toHaveCount(0)
        await stopTheClock(site)
      },
    },
  ],
}

const register = 'protection/register'
const registers: FlowScreens = {
  flow: 'the exclusion register of a country',
  who: 'visitor',
  screens: [
    {
      name: 'it is silent',
      light: true,
      reach: async (site) => {
        await (await Account.of(site.page, site.person, 'Birleşik Krallık')).comesBack()
        await answers(site, register, { register: 'no answer' })
        await visit('/dashboard/deposit')(site)
        await expect(site.button('Yeniden dene')).toBeVisible()
      },
    },
    {
      name: 'it names the player',
      reach: async (site) => {
        await reconnect(site, register)
        await answers(site, register, { register: 'excluded' })
        await visit('/dashboard/deposit')(site)
        await expect(site.main.getByRole('link', { name: site.say('Geçmişime Bak') })).toBeVisible()
      },
    },
  ],
}

const slots: FlowScreens = {
  flow: 'the session of slots',
  who: 'visitor',
  screens: [
    {
      name: 'time and money are set before the game',
      light: true,
      reach: async (site) => {
        const account = await Account.of(site.page, site.person, 'İspanya')
        await account.comesBack()
        await visit(pathOf(await gameOf(account, 'dt')))(site)
        await site.sees('Slot oturumunuz')
      },
    },
    {
      name: 'it could not begin',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, 'protection/beginslotsession')
        await site.field('En yüksek kayıp tutarı').fill('100')
        await site.press('Oturumu başlat')
        await expect(site.main.getByRole('alert')).toBeVisible()
      },
    },
  ],
}

/** What stops play, or comes before it. */
export const ofProtectedPlay: FlowScreens[] = [sessionOfPlay, registers, slots]
