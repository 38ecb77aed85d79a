import { expect } from '@playwright/test'
import { visit } from '#tests/browser/gestures.ts'
import { hasPlayed } from '#tests/browser/rounds.ts'
import { Account } from '#tests/paths/browser/account.ts'
import { pageOf } from '#tests/paths/browser/heart.ts'
import type { FlowScreens } from './screen.ts'

const game = pageOf({ code: 'gece-bahcesi', providerId: 3 })
const startedAt = new Date('2026-11-20T10:00:00Z')

const play: FlowScreens = {
  flow: 'a game and the rounds that were played',
  who: 'visitor',
  screens: [
    { name: 'no such game', reach: visit('/casino/play/nothing') },
    { name: 'a game, for a visitor', reach: visit(game) },
    {
      name: 'a game, for a player',
      reach: async (site) => {
        await (await Account.of(site.page, site.person)).comesBack()
        await visit(game)(site)
        await expect(site.main.locator('button[aria-pressed][aria-busy=false]')).toBeVisible()
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

export const ofPlay: FlowScreens[] = [play]
