import { expect } from '@playwright/test'
import { cutOff, reconnect, visit } from '#tests/browser/gestures.ts'
import type { Site } from '#tests/browser/site.ts'
import { stopTheClock } from '#tests/browser/page-clock.ts'
import type { FlowScreens } from './screen.ts'

const call = 'casino/games'
const tiles = (site: Site) => site.main.getByRole('list').getByRole('listitem')

/** The server sends this name in both languages. */
const blackjack = (site: Site) => site.main.getByRole('button', { name: 'Blackjack', exact: true })

/** A click scrolls its target into view, and the header then covers half of what is above. */
const backToTop = (site: Site) => site.page.evaluate(() => window.scrollTo(0, 0))

const hasTiles = async (site: Site) => {
  await expect(tiles(site).getByRole('link').first()).toBeVisible()
  await expect(blackjack(site)).toBeVisible()
}

const lobby: FlowScreens = {
  flow: 'a lobby',
  who: 'visitor',
  screens: [
    {
      name: 'the games',
      light: true,
      reach: async (site) => {
        await visit('/casino/live')(site)
        await hasTiles(site)
      },
    },
    {
      name: 'a category',
      repeats: true,
      reach: async (site) => {
        await blackjack(site).click()
        await backToTop(site)
        await expect(
          site.main.getByRole('region', { name: site.say('Canlı Casino'), exact: true }),
        ).toHaveAttribute('aria-busy', 'false')
      },
    },
    {
      name: 'nothing found',
      reach: async (site) => {
        await site.main.getByRole('searchbox').fill('qqq')
        await site.sees('Tüm oyunları göster')
      },
    },
    {
      name: 'failed',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, call)
        await site.press('Tüm oyunları göster')
        await expect(site.main.getByRole('alert')).toBeVisible()
        await backToTop(site)
        await reconnect(site, call)
      },
    },
    {
      name: 'without categories, and more that does not come',
      repeats: true,
      reach: async (site) => {
        await cutOff(site, 'casino/categorylist')
        await visit('/casino/slot')(site)
        await expect(tiles(site).getByRole('link').first()).toBeVisible()
        await site.sees('Kategoriler yüklenemedi.')
        await cutOff(site, call)
        await expect(async () => {
          await site.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
          await expect(site.main.getByRole('alert')).toBeVisible({ timeout: 500 })
        }).toPass()
        await backToTop(site)
      },
    },
    { name: 'favourites, for a visitor', reach: visit('/casino/slot?category=my-favourites') },
  ],
}

const ownLobby: FlowScreens = {
  flow: 'a lobby with games of their own',
  who: 'newcomer',
  screens: [
    {
      name: 'the games',
      reach: async (site) => {
        await visit('/casino/live')(site)
        await hasTiles(site)
        await expect(tiles(site).locator('button[aria-busy=false]').first()).toBeVisible()
      },
    },
    {
      name: 'no favourites yet',
      reach: async (site) => {
        await site.press('Favorilerim', site.main)
        await site.sees('Tüm oyunları göster')
      },
    },
  ],
}

const others: FlowScreens = {
  flow: 'the other lobbies',
  who: 'visitor',
  screens: ['/casino/slot', '/casino/games', '/casino/bingo', '/casino/tvbets'].map((path) => ({
    name: path,
    reach: async (site) => {
      await visit(path)(site)
      await expect(tiles(site).getByRole('link').first()).toBeVisible()
    },
  })),
}

const coming: FlowScreens = {
  flow: 'a lobby on its way',
  who: 'visitor',
  screens: [
    {
      name: 'coming',
      coming: true,
      stopped: true,
      reach: async (site) => {
        // Otherwise the page stops waiting for the answer while axe looks.
        await site.page.clock.install()
        for (const each of [call, 'casino/categorylist'])
          await site.page.route(`**/api/${each}`, () => undefined)
        await visit('/casino/bingo')(site)
        await expect(site.main.getByLabel(site.say('Oyunlar yükleniyor'))).toBeVisible()
        await stopTheClock(site.page)
      },
    },
  ],
}

export const ofLobbies: FlowScreens[] = [lobby, others, ownLobby, coming]
