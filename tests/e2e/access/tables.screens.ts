import { expect } from '@playwright/test'
import { aviatorPath, type CrashTell } from '#sandbox/contract/aviator.ts'
import type { GameKind } from '#sandbox/contract/table.ts'
import { aviatorOf, tableOf } from '#tests/browser/launched.ts'
import { newPerson } from '#tests/browser/person.ts'
import type { Site } from '#tests/browser/site.ts'
import { Account } from '#tests/browser/account.ts'
import type { FlowScreens } from './screen.ts'

/** The game's page itself, without the site around it. */
async function sitsDown({ page, language }: Site, address: string): Promise<void> {
  const url = new URL(address)
  url.searchParams.set('language', language)
  await page.goto(url.href)
  await expect(page.getByRole('main').getByRole('button').last()).toBeVisible()
}

async function withMoney({ page }: Site): Promise<Account> {
  const account = await Account.of(page, newPerson())
  await account.paysIn(1_250)
  return account
}

/** A round that is over: two players cashed out and one did not. */
const flownAway: CrashTell = {
  type: 'joined',
  player: 'Gü***',
  balance: 1_250,
  autoplay: true,
  round: { number: 4_217, commitment: '5f0c'.repeat(16) },
  phase: { name: 'crashed', point: 237 },
  mine: [],
  seen: [
    { key: 1, player: 'Ay***', stake: 250, cashedAt: 180, won: 450, gone: false },
    { key: 2, player: 'Me***', stake: 100, cashedAt: 120, won: 120, gone: false },
    { key: 3, player: 'De***', stake: 40, cashedAt: null, won: null, gone: false },
  ],
  past: [237, 104, 1_840, 155, 362, 100, 219].map((point, before) => ({ round: 4_217 - before, point })),
}

const kinds: GameKind[] = ['roulette', 'blackjack']

const tables: FlowScreens = {
  flow: 'tables of games',
  who: 'visitor',
  screens: [
    ...kinds.map((kind) => ({
      name: kind,
      night: true as const,
      reach: async (site: Site) => sitsDown(site, await tableOf(await withMoney(site), kind)),
    })),
    {
      name: 'aviator',
      night: true,
      reach: async (site) => {
        await site.page.routeWebSocket(`**${aviatorPath}`, (line) => {
          line.onMessage(() => line.send(JSON.stringify(flownAway)))
        })
        const account = await withMoney(site)
        await sitsDown(site, await aviatorOf(account, process.env['BASE_URL'] ?? ''))
      },
    },
  ],
}

export const ofTables: FlowScreens[] = [tables]
