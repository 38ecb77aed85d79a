import { expect } from '@playwright/test'
import type { namedGameMachine, NamedGameEffect } from '#machines/named-game/named-game.machine.ts'
import { Account } from '../browser/account.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type NamedGame = Replay<typeof namedGameMachine, NamedGameEffect>

const call = 'casino/games'
/** Never answered: a refused game closes again. */
const launch = 'casino/egtlaunchurl'
const found = { name: 'Aviator' }

const hands: NamedGame['hands'] = {
  'try again': async ({ page }) => {
    await page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click()
  },
}

const worlds: NamedGame['worlds'] = {
  /** The real catalogue has the game. */
  'search for the game is done': async ({ page, server }, { output }) => {
    const { game } = output as { game: unknown }
    if (game === null) return server.say(call, { success: true, message: '', data: [] })
    await server.agree(call)
    // Going back leads to the lobby, which requests its games.
    await expect.poll(() => server.timesAsked(call)).toBeGreaterThan(1)
    await server.agree(call)
    await expect(page.getByRole('dialog').or(page.getByRole('heading', { level: 1 }))).not.toHaveCount(0)
  },
  'search for the game fails': ({ server }, { error }) => server.fail(call, error),
}

const isAsked = async ({ page, server }: Stage) => {
  await expect(page.getByRole('main').getByText('Aviator açılıyor…')).toBeVisible()
  await server.isAsked(call)
}

const sees: NamedGame['sees'] = {
  searching: isAsked,
  found: async ({ page }) => {
    await expect(page).toHaveURL(/\/casino\/play\//)
    await expect(page.getByRole('heading', { level: 1, name: found.name })).toBeVisible()
  },
  'not found': async ({ page }) => {
    await expect(page.getByText('Aviator şu anda oyunlarımız arasında yok.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Oyunlara git' })).toBeVisible()
  },
  unavailable: async ({ page }) => {
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Aviator açılamadı')
  },
}

replay<typeof namedGameMachine, NamedGameEffect>('named game', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await server.hold(call, launch)
    // Not the home page: it requests games, too.
    await page.goto('/promotions')
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Aviator' }).click()
  },
  hands,
  worlds,
  sees,
  effects: {
    'open the game': async ({ page }) => {
      await page.goBack()
      await expect(page).toHaveURL('/casino/games?search=Aviator')
    },
  },
})
