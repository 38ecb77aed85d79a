import { expect } from '@playwright/test'
import { bottomMenu, find, press, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { banner } from '../sights/looks.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1280, height: 900 } }
export const isAsWideAs = ({ page }: Tester, screen: keyof typeof sizes) =>
  page.setViewportSize(sizes[screen])

/** The menu of the account. */
export async function pressUsername(tester: Tester): Promise<void> {
  const name = banner(tester).getByRole('button').filter({ hasText: tester.here.username })
  await name.click({ timeout: patience }).catch(() => {
    throw new NotAsWritten('there is no username to press in the header')
  })
}

export async function pressInTheMenu(tester: Tester, name: string): Promise<void> {
  await isAsWideAs(tester, 'desktop')
  await pressUsername(tester)
  await press(tester, name, banner(tester))
}

const key = (name: string) => async (tester: Tester) => {
  tester.network.acts()
  await tester.page.keyboard.press(name)
}

export const actsOnMenus: readonly Act[] = [
  rule(
    'as wide as a phone, press @ and then @',
    'telefon genişliğinde @ düğmesine, sonra @ düğmesine basın',
    async (tester, [open = '', name = '']) => {
      await isAsWideAs(tester, 'phone')
      await press(tester, open, banner(tester))
      await press(tester, name)
    },
  ),
  rule(
    'as wide as a desktop, press @ in the header; where a dialog is open, @',
    'bilgisayar genişliğinde, üst bölümdeki @ düğmesine, bir pencere açıksa @ düğmesine basın',
    async (tester, [open = '', other = '']) => {
      await isAsWideAs(tester, 'desktop')
      await pressEither(tester, open, other)
    },
  ),
  rule(
    'press @ in the header; where a dialog is open, @',
    'üst bölümdeki @ düğmesine, bir pencere açıksa @ düğmesine basın',
    (tester, [open = '', other = '']) => pressEither(tester, open, other),
  ),
  rule(
    'as wide as a phone, press @ in the bottom menu',
    'telefon genişliğinde alt menüdeki @ düğmesine basın',
    async (tester, [name = '']) => {
      await isAsWideAs(tester, 'phone')
      await press(tester, name, bottomMenu(tester.page))
    },
  ),
  rule(
    'as wide as a phone, press @',
    'telefon genişliğinde @ düğmesine basın',
    async (tester, [name = '']) => {
      await isAsWideAs(tester, 'phone')
      await press(tester, name, banner(tester))
    },
  ),
  rule(
    '(?:as wide as a desktop, )?press the username in the header and @ in the menu that opens',
    '(?:bilgisayar genişliğinde, )?üst bölümdeki kullanıcı adına, açılan menüde @ (?:düğmesine|bağlantısına) basın',
    async (tester, [name = '']) => {
      tester.loads = 0
      await pressInTheMenu(tester, name)
    },
  ),
  rule(
    'as wide as a desktop, press the username in the header',
    'bilgisayar genişliğinde, üst bölümdeki kullanıcı adına basın',
    async (tester) => {
      await isAsWideAs(tester, 'desktop')
      await pressUsername(tester)
    },
  ),
  rule(
    'as wide as a desktop, press @ in the header',
    'bilgisayar genişliğinde, üst bölümdeki @ düğmesine basın',
    async (tester, [text = '']) => {
      await isAsWideAs(tester, 'desktop')
      // The name goes on with the number of unread notifications.
      await banner(tester)
        .getByRole('button', { name: new RegExp(`^${RegExp.escape(text)}`) })
        .click({ timeout: patience })
    },
  ),
  rule(
    'as wide as a desktop, press @ in the header, close a popup that comes with @, and press @',
    'bilgisayar genişliğinde, üst bölümdeki @ bağlantısına basın, bir görsel açılırsa @ düğmesiyle kapatın ve @ kutusuna basın',
    async (tester, [link = '', close = '', text = '']) => {
      const { page } = tester
      await isAsWideAs(tester, 'desktop')
      await press(tester, link, banner(tester))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await tester.network.seesThePageLoaded()
      await expect(async () => {
        if (await page.locator('dialog[open]').isVisible()) await press(tester, close)
        const button = await find(tester, `“${text}” to press`, (place) =>
          place.getByRole('main').getByRole('button').filter({ hasText: text }),
        )
        // The popup may come meanwhile.
        await button.click({ timeout: 2_000 })
      }).toPass({ timeout: 2 * patience })
    },
  ),
  rule(
    'as wide as a desktop, choose @ and then @ again from the list @ in the header',
    'bilgisayar genişliğinde, üst bölümdeki @ listesinden @, sonra yeniden @ dilini seçin',
    async (tester, names) => {
      await isAsWideAs(tester, 'desktop')
      const languages = names.filter((each) => ['English', 'Türkçe'].includes(each))
      for (const label of languages) {
        await banner(tester).getByRole('combobox').last().selectOption({ label }, { timeout: patience })
        await expect(tester.page.locator('html')).toHaveAttribute('lang', label === 'English' ? 'en' : 'tr')
      }
    },
  ),
  rule('press @ in the login', 'giriş penceresinde @ düğmesine basın', (tester, [name = '']) =>
    press(tester, name),
  ),
  rule('press @ in the bar @', '@ çubuğunda @ düğmesine basın', async (tester, names) => {
    const { page } = tester
    const bars = names.map((name) => ({ name, bar: page.getByRole('region', { name, exact: true }) }))
    tester.loads = 0
    for (const { name, bar } of bars)
      for (const other of names.filter((each) => each !== name))
        if ((await bar.count()) > 0) return press(tester, other, bar)
    throw new NotAsWritten(`there is no bar ${names.join(' ')}`)
  }),
  rule(
    'close (?:the notifications|the balance movements|the open menu) with the esc key',
    '(?:esc tuşuyla (?:bildirim panelini|bakiye hareketlerini) kapatın|açık menüyü esc tuşuyla kapatın)',
    key('Escape'),
  ),
  rule(
    'close the open dialog, or the game where no dialog is open, with the esc key; in the game, leave it with the shift and tab keys first',
    'açık pencereyi, pencere yoksa açık oyunu esc tuşuyla kapatın; oyunun içindeyken önce shift ve tab tuşlarıyla oyundan çıkın',
    async (tester) => {
      const { page } = tester
      const isInTheGame = () => page.evaluate(() => document.activeElement?.tagName === 'IFRAME')
      const open = page.locator('dialog[open]')
      await expect(async () => {
        if (await isInTheGame()) await page.keyboard.press('Shift+Tab')
        expect(await isInTheGame()).toBe(false)
        const before = await open.count()
        await key('Escape')(tester)
        // A game that loads at this moment takes the focus, and the key with it.
        expect((await isInTheGame()) && (await open.count()) === before).toBe(false)
      }).toPass({ timeout: patience })
    },
  ),
  rule('press the back button of the browser', 'tarayıcının geri düğmesine basın', ({ page, network }) => {
    network.acts()
    return page.evaluate(() => history.back())
  }),
  rule(
    'press @ in the panel @, or the forward button of the browser where that panel is closed',
    '@ paneli açıksa oradaki @ bağlantısına, değilse tarayıcının ileri düğmesine basın',
    async ({ page }, names) => {
      for (const name of names) {
        const panel = page.locator(`dialog[open][aria-label="${name}"]`)
        const link = names.find((each) => each !== name) ?? ''
        if (await panel.isVisible()) return panel.getByRole('link', { name: link, exact: true }).click()
      }
      await page.evaluate(() => history.forward())
    },
  ),
  rule(
    'make the window as wide as a desktop, (\\d+) pixels',
    'pencereyi bilgisayar genişliğine, (\\d+) piksele getirin',
    ({ page }, [width]) => page.setViewportSize({ ...sizes.desktop, width: Number(width) }),
  ),
]

async function pressEither(tester: Tester, open: string, other: string): Promise<void> {
  const isOpen = (await tester.page.locator('dialog[open][aria-labelledby]').count()) > 0
  await (isOpen ? press(tester, other) : press(tester, open, banner(tester)))
}
