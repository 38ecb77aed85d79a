import { expect } from '@playwright/test'
import { fillsInSignUp } from '#tests/browser/gestures.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { enter, find, press, type Act } from './gestures.ts'
import { isAsWideAs, pressInTheMenu } from './site-menus.ts'
import { rule } from '../grammar.ts'
import { banner } from '../sights/looks.ts'
import type { Tester } from '../tester.ts'

export const newPassword = 'yepyeni-bahce'
const ourMessage = 'Yarın saat üçte arayın.'

/** The values as their fields are named on the screen. */
export async function types(tester: Tester, values: Readonly<Record<string, string>>): Promise<void> {
  const site = new Site(tester.page, tester.language)
  const data = Object.entries(values).map(([label, value]) => ({ name: site.say(label), value }))
  await enter(tester, data)
}

async function fillsIn(tester: Tester): Promise<void> {
  const { page, language } = tester
  const newcomer = newPerson()
  await fillsInSignUp(new Site(page, language, newcomer))
  tester.welcomes(newcomer)
}

async function choosesMethod(tester: Tester, name: string): Promise<void> {
  const method = await find(tester, `method “${name}”`, (place) =>
    place.getByRole('button', { name: new RegExp(`^${RegExp.escape(name)}`) }),
  )
  tester.network.acts()
  await method.click()
}

const logsIn = ({ person }: Tester) => ({ 'Kullanıcı adı': person.username, Şifre: person.password })

export const actsOfForms: readonly Act[] = [
  rule(
    'log in as the player: enter the username and the password and press @',
    'oyuncu olarak giriş yapın: kullanıcı adını ve şifreyi yazıp @ düğmesine basın',
    async (tester, [submit = '']) => {
      await types(tester, logsIn(tester))
      await press(tester, submit)
    },
  ),
  rule(
    'log in as the player: enter the username and the password, press @ and wait for the message @',
    'oyuncu olarak giriş yapın: kullanıcı adını ve şifreyi yazıp @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [submit = '', message = '']) => {
      await types(tester, logsIn(tester))
      await press(tester, submit)
      await tester.waitsForTheMessage(message)
      tester.here = tester.person
    },
  ),
  rule(
    'fill in the form with data of your own and press @',
    'formu kendi verilerinizle doldurun ve @ düğmesine basın',
    async (tester, [submit = '']) => {
      await fillsIn(tester)
      await press(tester, submit)
    },
  ),
  rule(
    'fill in the dialog @ with data of your own, press @ and wait for the messages @; where the form was sent before, only wait for the messages',
    '@ penceresini kendi verilerinizle doldurun, @ düğmesine basın, @ mesajlarını bekleyin; form daha önce gönderildiyse yalnızca mesajları bekleyin',
    async (tester, [dialog = '', submit = '', ...messages]) => {
      const isOpen = await tester.page.getByRole('dialog', { name: dialog, exact: true }).isVisible()
      if (isOpen) {
        await fillsIn(tester)
        await press(tester, submit)
      }
      for (const message of messages) await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'enter the username of the player and press @',
    'oyuncunun kullanıcı adını yazın ve @ düğmesine basın',
    async (tester, [submit = '']) => {
      await types(tester, { 'Kullanıcı adı': tester.person.username })
      await press(tester, submit)
    },
  ),
  rule(
    'enter (\\d+) into @ and (\\d+) into @ and press @',
    '@ alanına (\\d+), @ alanına (\\d+) yazın ve @ düğmesine basın',
    async (tester, said) => {
      const values = said.filter((each) => /^\d+$/.test(each))
      const [first = '', second = '', submit = ''] = said.filter((each) => !values.includes(each))
      await enter(
        tester,
        [first, second].map((name, at) => ({ name, value: values[at] ?? '' })),
      )
      await press(tester, submit)
    },
  ),
  rule(
    'enter a message into @ and press @',
    '@ alanına bir mesaj yazın ve @ düğmesine basın',
    async (tester, [field = '', submit = '']) => {
      await enter(tester, [{ name: field, value: ourMessage }])
      await press(tester, submit)
    },
  ),
  rule(
    'enter a message into @, press @ and wait for the message @',
    '@ alanına bir mesaj yazın, @ düğmesine basın ve @ mesajını bekleyin',
    async (tester, [field = '', submit = '', message = '']) => {
      await enter(tester, [{ name: field, value: ourMessage }])
      await press(tester, submit)
      await tester.waitsForTheMessage(message)
    },
  ),
  rule(
    'enter the password of the player and twice a new one and press @',
    'oyuncunun şifresini, ardından yeni bir şifreyi iki kez yazın ve @ düğmesine basın',
    async (tester, [submit = '']) => {
      const { password } = tester.person
      await types(tester, {
        'Mevcut şifre': password,
        'Yeni şifre': newPassword,
        'Yeni şifre (tekrar)': newPassword,
      })
      await press(tester, submit)
    },
  ),
  rule(
    'press @ beside the first bonus that is not the trial bonus, and then @',
    'deneme bonusu olmayan ilk bonusun yanındaki @ düğmesine, sonra @ düğmesine basın',
    async (tester, [choose = '', submit = '']) => {
      const first = await find(tester, `“${choose}” beside a bonus`, (place) =>
        place
          .getByRole('main')
          .getByRole('listitem')
          .filter({ hasNotText: /Deneme Bonusu|Trial Bonus/i })
          .getByText(choose, { exact: true }),
      )
      await first.click()
      await press(tester, submit)
    },
  ),
  rule(
    'as wide as a desktop, press @ in the header and choose the method; where a game is open, choose it in the dialog @',
    'bilgisayar genişliğinde, üst bölümdeki @ düğmesine basın ve yöntemi seçin; bir oyun açıksa yöntemi @ penceresinde seçin',
    async (tester, [open = '', dialog = ''], data) => {
      const { page } = tester
      if (!(await page.getByRole('dialog', { name: dialog, exact: true }).isVisible())) {
        await isAsWideAs(tester, 'desktop')
        await press(tester, open, banner(tester))
        await expect(page.getByRole('heading', { level: 1, name: open })).toBeVisible()
      }
      await choosesMethod(tester, data[0]?.value ?? '')
    },
  ),
  rule(
    'as wide as a desktop, press the username in the header and @ in the menu that opens, and choose the method on the page',
    'bilgisayar genişliğinde, üst bölümdeki kullanıcı adına, açılan menüde @ bağlantısına basın ve açılan sayfada yöntemi seçin',
    async (tester, [name = ''], data) => {
      await pressInTheMenu(tester, name)
      await expect(tester.page.getByRole('heading', { level: 1, name })).toBeVisible()
      await choosesMethod(tester, data[0]?.value ?? '')
    },
  ),
]
