import { expect, type Page } from '@playwright/test'
import { dataName } from '#charts/words/data.ts'
import { beginsToSignUp, enter, find, press, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten, patience } from '../not-as-written.ts'
import type { Tester } from '../tester.ts'

/** What each heart that was pressed looked like before, by its name. */
export const pressedHearts = new WeakMap<Page, Map<string, boolean>>()

export async function pressHeart(tester: Tester): Promise<void> {
  const heart = await find(tester, 'heart of a game', (place) =>
    place.getByRole('main').getByRole('button', { name: /^(?:Favori|Favorite): / }),
  )
  const name = (await heart.getAttribute('aria-label')) ?? ''
  const before = (await heart.getAttribute('aria-pressed')) === 'true'
  pressedHearts.set(tester.page, new Map(pressedHearts.get(tester.page)).set(name, before))
  tester.network.acts()
  await heart.click()
}

async function scrolls(tester: Tester, pixels: number): Promise<void> {
  await tester.network.seesThePageLoaded()
  await tester.page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), pixels)
}

/** @param inside how many elements of the header have the focus in the end */
const tabs = ({ page }: Tester, keys: string, inside: number) =>
  expect(async () => {
    await page.keyboard.press(keys)
    expect(await page.getByRole('banner').first().locator(':focus').count()).toBe(inside)
  }).toPass({ timeout: 2 * patience })

/** What a tester does in one flow alone. */
export const actsOfFlows: readonly Act[] = [
  rule(
    'press @, or @ where [^“]+',
    '@ düğmesine basın; [^“]+ @ düğmesine basın',
    async (tester, [one = '', other = '']) => {
      const name = new RegExp(`^(?:${RegExp.escape(one)}|${RegExp.escape(other)})$`)
      const button = await find(tester, `“${one}” or “${other}” to press`, (place) =>
        place.getByRole('button', { name }),
      )
      tester.network.acts()
      await button.click()
    },
  ),
  rule(
    'press @ in the header, fill in the form with data of your own, press @ and wait for the message @',
    'üst bölümdeki @ düğmesine basın, formu kendi verilerinizle doldurun, @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [open = '', submit = '', message = '']) => {
      await beginsToSignUp(tester, open)
      await press(tester, submit)
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'press @ in the header, fill in the form with data of your own and the country @, press @ and wait for the message @',
    'üst bölümdeki @ düğmesine basın, formu kendi verilerinizle ve @ ülkesiyle doldurun, @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [open = '', country = '', submit = '', message = '']) => {
      await beginsToSignUp(tester, open)
      await enter(tester, [{ name: dataName('country', tester.language), value: country }])
      await press(tester, submit)
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'log in as this player in ten private windows',
    'on gizli pencerede bu oyuncu olarak giriş yapın',
    async (tester) => {
      for (let window = 0; window < 10; window += 1) await tester.logsInElsewhere()
    },
  ),
  rule(
    'press @ beside an active session',
    'açık bir oturumun yanındaki @ düğmesine basın',
    async (tester, [text = '']) => {
      const button = await find(tester, `“${text}” beside a session`, (place) =>
        place.getByRole('listitem').getByRole('button').filter({ hasText: text }),
      )
      tester.network.acts()
      await button.click()
    },
  ),
  rule(
    'press the (?:(?:empty|filled) )?heart of the game',
    'oyunun (?:(?:boş|dolu) )?kalbine basın',
    (tester) => pressHeart(tester),
  ),
  rule(
    'press the heart of the game and wait for the message @',
    'oyunun kalbine basın ve @ mesajını bekleyin',
    async (tester, [message = '']) => {
      await pressHeart(tester)
      await tester.waitsForTheMessage(message)
    },
  ),
  rule('wait until the confetti has fallen', 'konfeti yağıp bitene kadar bekleyin', async (tester) => {
    await expect.poll(() => tester.confetti, { timeout: patience }).toBeGreaterThan(0)
    await tester.page.locator('canvas.confetti').waitFor({ state: 'detached', timeout: 2 * patience })
    tester.confetti = 0
  }),
  rule(
    '(?:choose from the list|enter a day as) @',
    '(?:@ listesinden bir seçenek seçin|@ alanına bir gün girin)',
    async (tester, names, data) => {
      const [name = ''] = names.filter((each) => each !== '')
      tester.network.acts()
      await enter(tester, [{ name, value: data[0]?.value ?? '' }])
    },
  ),
  rule('the page is scrolled down by a screenful', 'sayfa bir ekran boyu aşağı kaydırılır', (tester) =>
    scrolls(tester, 400),
  ),
  rule('the page is scrolled up', 'sayfa yukarı kaydırılır', (tester) => scrolls(tester, -100)),
  rule(
    'the Tab key leads to something in the header',
    'Tab tuşuyla üst bölümdeki bir öğeye gelinir',
    (tester) => tabs(tester, 'Tab', 1),
  ),
  rule(
    'the Shift and Tab keys lead out of the header',
    'Shift ve Tab tuşlarıyla üst bölümden çıkılır',
    (tester) => tabs(tester, 'Shift+Tab', 0),
  ),
  rule('press the balance in the header', 'üst bölümdeki bakiyeye basın', async (tester) => {
    const balance = await find(tester, 'balance in the header', () =>
      tester.page.getByRole('banner').first().getByRole('button', { name: /₺/ }),
    )
    tester.network.acts()
    await balance.click()
  }),
  rule('press the escape key', 'Esc tuşuna basın', async (tester) => {
    tester.network.acts()
    await tester.page.keyboard.press('Escape')
  }),
  rule('press the picture', 'görsele basın', async (tester) => {
    const picture = tester.page.locator('dialog[open] > a:has(picture)')
    if ((await picture.count()) === 0) throw new NotAsWritten('there is no picture to press')
    tester.network.acts()
    await picture.click()
  }),
]
