import type { LinkedGame } from '#contract/casino.ts'
import { pathOf } from '../browser/game.ts'
import { inDialog, losesTheCode, opens, type Site } from './site.hands.ts'

export const depositMethods = 'payment/methods'

export const gameWorlds = {
  'game is done': (stage) => inDialog(stage, 'Oyunu kapat').click(),
  'game fails': losesTheCode,
  'game of the page is done': ({ page }) =>
    page.getByRole('button', { name: 'Oyunu kapat', exact: true }).click(),
  'game of the page fails': losesTheCode,
  'game page.opened': (stage, { game }) =>
    opens('game.modal', ({ page }) =>
      page.evaluate((path) => history.pushState(null, '', path), pathOf(game as LinkedGame)),
    )(stage),
  'game page.left': async ({ page }) => {
    await page.goBack()
  },
  'load the deposit methods is done': ({ server }) => server.agree(depositMethods),
  'load the deposit methods fails': ({ server }, { error }) => server.fail(depositMethods, error),
} satisfies Partial<Site['worlds']>
