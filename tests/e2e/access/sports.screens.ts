import { expect } from '@playwright/test'
import { parts } from '#sandbox/contract/sports.ts'
import { programmeOf } from '#sandbox/server/sports/programme.ts'
import { Sportsbook } from '#tests/browser/sportsbook.ts'
import type { Site } from '#tests/browser/site.ts'
import type { FlowScreens } from './screen.ts'

const moment = Date.parse('2026-11-21T15:00:00Z')
/** Matches of every kind, more than a screen holds. axe checks each of them. */
const enough = 16
const resultOfTheFirst = /^(?:Maç sonucu|Match result): /

/** Freezes the sportsbook at one moment. */
export async function standsStill({ page, language }: Site): Promise<void> {
  await page.route('**/api/sports/live', () => undefined)
  await page.route('**/api/sports/programme?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams.get('part')
    const part = parts.find((each) => each === asked) ?? 'sports'
    const { fixtures, ...programme } = programmeOf({ part, language }, moment, new Map())
    await route.fulfill({ json: { ...programme, fixtures: fixtures.slice(0, enough) } })
  })
}

export const opens = (path: string) => async (site: Site) => {
  await site.visits(path)
  await expect(new Sportsbook(site.page).frame.getByRole('list').first()).toBeVisible()
}

const visitor: FlowScreens = {
  flow: 'the sportsbook',
  who: 'visitor',
  screens: [
    {
      name: 'the programme',
      light: true,
      reach: async (site) => {
        await standsStill(site)
        await opens('/spor')(site)
      },
    },
    {
      name: 'a bet on the slip',
      reach: async (site) => {
        const { frame } = new Sportsbook(site.page)
        await frame.getByRole('button', { name: resultOfTheFirst, disabled: false }).first().click()
        await expect(frame.getByRole('spinbutton')).toBeVisible()
      },
    },
    { name: 'live', reach: opens('/livespor') },
    { name: 'electronic sports', reach: opens('/esports') },
  ],
}

const player: FlowScreens = {
  flow: 'the sportsbook of a player',
  who: 'newcomer',
  screens: [
    {
      name: 'no bets yet',
      reach: async (site) => {
        await standsStill(site)
        await opens('/spor/betco')(site)
        const own = new Sportsbook(site.page).frame.getByRole('tab', { name: /^(?:Bahislerim|My bets)$/ })
        await own.click()
        await expect(own).toHaveAttribute('aria-selected', 'true')
      },
    },
    {
      name: 'the play is looked at',
      repeats: true,
      reach: async (site) => {
        await site.page.getByRole('button', { name: new RegExp(`^${site.say('Oyun süresi')}`) }).click()
        await site.shows('Oyun Özeti')
      },
    },
  ],
}

export const ofSports: FlowScreens[] = [visitor, player]
