import { expect, type Page } from '@playwright/test'
import { tiles } from './games.ts'
import { bottomMenu, find, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

export const categories = (page: Page) => page.getByRole('group', { name: /^(?:Kategoriler|Categories)$/ })

const inBottomMenu = async (tester: Tester, [name = '']: readonly string[]) => {
  const link = bottomMenu(tester.page).getByRole('link', { name, exact: true })
  tester.network.acts()
  await link.click({ timeout: patience })
}

/** What a tester does where games are chosen. */
export const actsInTheLobby: readonly Act[] = [
  rule(
    'publish (\\{.+\\}) by "npm run operator -- content publish video"',
    '"npm run operator -- content publish video" ile (\\{.+\\}) belgesini yayımlayın',
    async (tester, [document = '']) => {
      await tester.publishes('video', document)
      // On a busy server a document is the one that was drawn last.
      const isShown = () =>
        tester.page.evaluate(async () => (await (await fetch('/casino/live')).text()).includes('<video'))
      await expect.poll(isShown, { timeout: patience }).toBe(true)
    },
  ),
  rule('press a category', 'bir kategoriye basın', async (tester, _, [datum]) => {
    if (!datum) throw new NotAsWritten('the step does not name the category')
    const category = await find(tester, `category “${datum.value}”`, () =>
      categories(tester.page).getByRole('button', { name: datum.value, exact: true }),
    )
    tester.network.acts()
    await category.click()
  }),
  rule(
    'empty @ and type what you look for',
    '@ alanını boşaltıp aradığınızı yazın',
    async (tester, [name = ''], [datum]) => {
      if (!datum) throw new NotAsWritten('the step does not say what to look for')
      const field = await find(tester, `field “${name}”`, (place) =>
        place.getByRole('searchbox', { name, exact: true }),
      )
      tester.network.acts()
      await field.fill('')
      await field.pressSequentially(datum.value)
    },
  ),
  rule('scroll down to the end of the page', 'sayfayı en alta kadar kaydırın', async (tester) => {
    tester.network.acts()
    await tester.page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  }),
  rule('wait until the games are listed', 'oyunlar listelenene kadar bekleyin', ({ page }) =>
    tiles(page).first().waitFor({ timeout: patience }),
  ),
  rule('press the link @ in the bottom menu', 'alt menüdeki @ bağlantısına basın', inBottomMenu),
]
