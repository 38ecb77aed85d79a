import { expect } from '@playwright/test'
import { turnTab } from '#tests/flows/driver/turn-tab.ts'
import { find, enter, opensHome, press, pressAll, type Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { NotAsWritten } from '../not-as-written.ts'
import { asksForHeldCode } from './site-network.ts'

/** Each sentence of what a tester does on the page, as it stands in the words of the flows. */
export const actsOnThePage: readonly Act[] = [
  rule(
    'open the address @, press the tab key and close the popup with @',
    '@ adresini açın, Tab tuşuna basın ve açılan görseli @ düğmesiyle kapatın',
    ({ page }, [path = '', close = '']) => opensHome(page, path, close),
  ),
  rule('open the address @', '@ adresini açın', async (tester, [path = '']) => {
    tester.network.acts()
    await tester.page.goto(path)
    await asksForHeldCode(tester)
  }),
  rule(
    'make the window as wide as a (?:phone|desktop), (\\d+) pixels',
    'pencereyi (?:telefon|masaüstü) genişliğine, (\\d+) piksele getirin',
    ({ page }, [width]) => page.setViewportSize({ width: Number(width), height: 780 }),
  ),
  rule(
    'enter the username and the password of the player and press @',
    'oyuncunun kullanıcı adını ve şifresini yazın, @ düğmesine basın',
    async (tester, names, data) => {
      await enter(tester, data.slice(0, 2))
      await pressAll(tester, names)
      await expect(tester.page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
    },
  ),
  rule(
    'press @ and wait for the message @',
    '@ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [name = '', message = '']) => {
      await press(tester, name)
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'enter (.+) into @, press @ and wait for the message @',
    '(.+?) @ alanına yazın, @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [value = '', field = '', name = '', message = '']) => {
      await enter(tester, [{ name: field, value: value.replace(/kodu$/, 'kod') }])
      await press(tester, name)
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'press @, enter (\\d+) into @, press the enter key, wait for the message @ and reload the page',
    '@ düğmesine basın, @ alanına (\\d+) yazın, Enter tuşuna basın, @ mesajını bekleyin ve sayfayı yenileyin',
    async (tester, said) => {
      const value = said.find((each) => /^\d+$/.test(each)) ?? ''
      const [name = '', field = '', message = ''] = said.filter((each) => each !== value)
      await press(tester, name)
      await (await enter(tester, [{ name: field, value }]))?.press('Enter')
      await tester.waitsForTheMessage(message)
      await tester.page.reload()
    },
  ),
  rule('choose the method @', '@ yöntemini seçin', async (tester, [name = '']) => {
    const method = await find(tester, `method “${name}”`, (place) =>
      place.getByRole('main').getByRole('button', { name: new RegExp(RegExp.escape(name)) }),
    )
    tester.network.acts()
    await method.click()
  }),
  rule(
    'press @ at the end of the dialog',
    'pencerenin sonundaki @ düğmesine basın',
    async (tester, [name = '']) => {
      await (await tester.place()).getByRole('button', { name, exact: true }).last().click()
    },
  ),
  rule('another tab is turned to', 'başka bir sekmeye geçilir', async (tester) => {
    tester.network.acts()
    await turnTab('hidden')(tester)
  }),
  rule('the tab of the site is turned to again', 'sitenin sekmesine dönülür', async (tester) => {
    tester.network.acts()
    await turnTab('visible')(tester)
  }),
  rule(
    'wait until (\\d+) seconds have passed since the last code was sent',
    'son kodun gönderilmesinden sonra (\\d+) saniye bekleyin',
    (tester, [seconds]) => tester.waits(Number(seconds) * 1_000),
  ),
  rule('press @', '@ düğmesine basın', (tester, names) => pressAll(tester, names)),
  rule('press the link @', '@ bağlantısına basın', async (tester, [name = '']) => {
    const link = await find(tester, `link “${name}”`, (place) =>
      place.getByRole('main').getByRole('link', { name, exact: true }),
    )
    tester.network.acts()
    await link.click()
  }),
  rule('press @ in the header', 'üst bölümdeki @ düğmesine basın', (tester, names) =>
    pressAll(tester, names, tester.page.getByRole('banner').first()),
  ),
  rule(
    '(\\d+) (milliseconds?|seconds?) pass(?:es)? \\(.+\\)',
    '(\\d+) (milisaniye|saniye) geçer \\(.+\\)',
    async (tester, [count = '', unit = '']) => {
      tester.network.acts()
      await tester.waits(Number(count) * (unit.startsWith('mil') ? 1 : 1_000))
    },
  ),
  rule(
    '(?:enter|fill in) [^“]+? and press @',
    '[^“]+ (?:yazın|doldurun)(?: ve|,) @ düğmesine basın',
    async (tester, names, data) => {
      if (data.length === 0) throw new NotAsWritten('the step does not say what to enter')
      await enter(tester, data)
      await pressAll(tester, names)
    },
  ),
  rule(
    '(?:enter|fill in) [^“]+? and press the enter key',
    '[^“]+ (?:yazın|doldurun) ve Enter tuşuna basın',
    async (tester, _, data) => {
      const field = await enter(tester, data)
      tester.network.acts()
      await field?.press('Enter')
    },
  ),
]
