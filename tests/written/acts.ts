import { expect, type Locator, type Page } from '@playwright/test'
import { rule, type Rule } from './grammar.ts'
import { NotAsWritten, type Tester } from './tester.ts'
import { Account } from '#tests/browser/account.ts'
import { fillsInSignUp } from '#tests/browser/gestures.ts'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { newPerson } from '#tests/browser/person.ts'
import { turnTab } from '#tests/flows/driver/turn-tab.ts'
import { offline } from './ways.ts'
import { Site } from '#tests/browser/site.ts'

interface Datum {
  name: string
  value: string
}
type Act = Rule<void, [data: readonly Datum[]]>
type Place = Page | Locator

/** Milliseconds: a page that does not show a label within this time does not have it. */
const patience = 5_000

/** The label may stand in the dialog in front, or on the page. */
async function find(tester: Tester, what: string, locate: (place: Place) => Locator): Promise<Locator> {
  const now = async () => locate(await tester.place()).filter({ visible: true })
  await expect
    .poll(async () => (await now()).count(), { timeout: patience, intervals: [20, 50, 100] })
    .toBeGreaterThan(0)
    .catch(() => {
      throw new NotAsWritten(`there is no ${what}`)
    })
  return (await now()).first()
}

async function press(tester: Tester, name: string, where?: Locator): Promise<void> {
  const button = await find(tester, `“${name}” to press`, (place) =>
    (where ?? place).getByRole('button', { name, exact: true }).or((where ?? place).getByRole('link', { name, exact: true })),
  )
  if (await button.isDisabled()) throw new NotAsWritten(`“${name}” cannot be pressed`)
  tester.acts()
  await button.click({ timeout: 2 * patience })
}

async function enter(tester: Tester, data: readonly Datum[]): Promise<Locator | null> {
  let last: Locator | null = null
  for (const { name, value } of data) {
    const field = await find(tester, `field “${name}”`, (place) => place.getByLabel(name, { exact: true }))
    last = field
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : element.tagName))
    if (kind === 'SELECT') await field.selectOption({ label: value }, { timeout: patience })
    else if (kind === 'checkbox') await field.setChecked(['yes', 'evet'].includes(value))
    else await field.fill(await tester.meant(value), { timeout: patience })
    tester.remembers(name, value)
  }
  return last
}

const pressAll = async (tester: Tester, names: readonly string[], where?: Locator) => {
  for (const name of names) await press(tester, name, where)
}

/** Each sentence of what a tester does, as it stands in the words of the flows. */
export const acts: readonly Act[] = [
  rule(
    'open the address @, press the tab key and close the popup with @',
    '@ adresini açın, Tab tuşuna basın ve açılan görseli @ düğmesiyle kapatın',
    async (tester, [path = '', ...names]) => {
      await tester.page.goto(path)
      await tester.page.keyboard.press('Tab')
      await pressAll(tester, names)
      await expect(tester.page.getByRole('dialog').filter({ visible: true })).toHaveCount(0)
    },
  ),
  rule('open the address @', '@ adresini açın', async (tester, [path = '']) => {
    tester.acts()
    await tester.page.goto(path)
  }),
  rule('make the window as wide as a phone, (\\d+) pixels', 'pencereyi telefon genişliğine, (\\d+) piksele getirin', ({ page }, [width]) =>
    page.setViewportSize({ width: Number(width), height: 780 }),
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
  rule(
    'in the developer tools delete @ from the local storage and reload the page',
    'geliştirici araçlarında yerel depodan @ kaydını silin ve sayfayı yenileyin',
    async ({ page }, [key = '']) => {
      await page.evaluate((name) => localStorage.removeItem(name), key)
      await page.reload()
    },
  ),
  rule(
    'in the developer tools add the cookie “(\\w+)=(\\w+)”: .+',
    'geliştirici araçlarında “(\\w+)=(\\w+)” çerezini ekleyin: .+',
    async ({ page }, [name = '', value = '']) =>
      page.context().addCookies([{ name, value, url: process.env['BASE_URL'] ?? '' }]),
  ),
  rule(
    'in the developer tools, or with a proxy, replace the answer to @ by (\\{.+\\})',
    'geliştirici araçlarında ya da bir vekil sunucuda @ isteğinin yanıtını (\\{.+\\}) ile değiştirin',
    async ({ page }, [path = '', body = '']) =>
      void (await page.route(`**${path}*`, (route) => route.fulfill({ contentType: 'application/json', body }))),
  ),
  rule('slow the network \\("Slow 3G" in the developer tools\\)', 'ağı yavaşlatın \\(geliştirici araçlarında "Slow 3G"\\)', async (tester) => tester.slowsTheNetwork()),
  rule('with a proxy, hold back the answer to @', 'bir vekil sunucuda @ isteğinin yanıtını bekletin', (tester, [path = '']) =>
    tester.holdsBack(path),
  ),
  rule(
    'send the answer to @ that was held back, as (\\{.+\\})',
    'bekletilen @ yanıtını (\\{.+\\}) ile gönderin',
    async (tester, [path = '', body = '']) => tester.lets(path, body),
  ),
  rule(
    'cut the network \\("Offline" in the developer tools\\), press @, bring the network back after the message and press @',
    'ağ bağlantısını kesin \\(geliştirici araçlarında "Offline"\\), @ düğmesine basın, mesajdan sonra ağı geri getirin ve @ düğmesine basın',
    async (tester, [first = '', second = '']) => {
      await losesTheNetwork(tester.page)
      await press(tester, first)
      await expect.poll(() => tester.toasts.splice(0).length, { timeout: patience }).toBeGreaterThan(0)
      await tester.page.context().setOffline(false)
      await press(tester, second)
    },
  ),
  rule(
    'in a private window sign up as another player with the username @',
    'gizli bir pencerede @ kullanıcı adıyla başka bir oyuncu olarak üye olun',
    async ({ page }, [username = '']) => void (await Account.of(page, { ...newPerson(), username })),
  ),
  rule(
    'press @ in the header, fill in the form with data of your own, slow the network \\("Slow 3G" in the developer tools\\), press @ and wait for the message @',
    'üst bölümdeki @ düğmesine basın, formu kendi verilerinizle doldurun, ağı yavaşlatın \\(geliştirici araçlarında "Slow 3G"\\), @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [open = '', submit = '', message = '']) => {
      const { page, language, person } = tester
      await press(tester, open, page.getByRole('banner').first())
      await fillsInSignUp(new Site(page, language, person))
      tester.slowsTheNetwork()
      await press(tester, submit)
      await tester.letsOneAnswerCome('/api/auth/register')
      await tester.waitsForTheMessage(message)
    },
  ),
  rule('choose the method @', '@ yöntemini seçin', async (tester, [name = '']) => {
    const method = await find(tester, `method “${name}”`, (place) =>
      place.getByRole('main').getByRole('button', { name: new RegExp(RegExp.escape(name)) }),
    )
    tester.acts()
    await method.click()
  }),
  rule('deposit (\\d+) by @ and pay at the page that opens', '@ ile (\\d+) yatırın ve açılan sayfada ödeyin', async (tester, said) => {
    await tester.paysIn(Number(said.find((each) => /^\d+$/.test(each))))
  }),
  rule(
    'enter (\\d+) into @ and (\\d+) into @, press @, cut the network while the request is on its way \\("Offline" in the developer tools\\), bring it back after the message and reload the page',
    '@ alanına (\\d+), @ alanına (\\d+) yazın, @ düğmesine basın, istek sürerken ağı kesin \\(geliştirici araçlarında "Offline"\\), mesajdan sonra ağı geri getirin ve sayfayı yenileyin',
    async (tester, said) => {
      const values = said.filter((each) => /^\d+$/.test(each))
      const [submit = '', ...fields] = said.filter((each) => !values.includes(each)).toReversed()
      await enter(tester, fields.toReversed().map((name, at) => ({ name, value: values[at] ?? '' })))
      tester.slowsTheNetwork()
      await press(tester, submit)
      await tester.letsAnswersCome(false, await offline(tester))
      await expect.poll(() => tester.toasts.splice(0).length, { timeout: patience }).toBeGreaterThan(0)
      await tester.page.reload()
    },
  ),
  rule('press @ at the end of the dialog', 'pencerenin sonundaki @ düğmesine basın', async (tester, [name = '']) => {
    await (await tester.place()).getByRole('button', { name, exact: true }).last().click()
  }),
  rule(
    'send the player a notification by "npm run operator -- notify"',
    '"npm run operator -- notify" ile oyuncuya bir bildirim gönderin',
    async (tester) => {
      tester.acts()
      await tester.isNotified()
    },
  ),
  rule('another tab is turned to', 'başka bir sekmeye geçilir', async (tester) => {
    tester.acts()
    await turnTab('hidden')(tester)
  }),
  rule('the tab of the site is turned to again', 'sitenin sekmesine dönülür', async (tester) => {
    tester.acts()
    await turnTab('visible')(tester)
  }),
  rule(
    'wait until (\\d+) seconds have passed since the last code was sent',
    'son kodun gönderilmesinden sonra (\\d+) saniye bekleyin',
    (tester, [seconds]) => tester.waits(Number(seconds) * 1_000),
  ),
  rule('press @', '@ düğmesine basın', (tester, names) => pressAll(tester, names)),
  rule('press @ in the header', 'üst bölümdeki @ düğmesine basın', (tester, names) => pressAll(tester, names, tester.page.getByRole('banner').first())),
  rule(
    '(\\d+) (milliseconds?|seconds?) pass(?:es)? \\(.+\\)',
    '(\\d+) (milisaniye|saniye) geçer \\(.+\\)',
    (tester, [count = '', unit = '']) => tester.waits(Number(count) * (unit.startsWith('mil') ? 1 : 1_000)),
  ),
  rule('(?:enter|fill in) [^“]+? and press @', '[^“]+ (?:yazın|doldurun)(?: ve|,) @ düğmesine basın', async (tester, names, data) => {
    if (data.length === 0) throw new NotAsWritten('the step does not say what to enter')
    await enter(tester, data)
    await pressAll(tester, names)
  }),
  rule('(?:enter|fill in) [^“]+? and press the enter key', '[^“]+ (?:yazın|doldurun) ve Enter tuşuna basın', async (tester, _, data) => {
    const field = await enter(tester, data)
    tester.acts()
    await field?.press('Enter')
  }),
]
