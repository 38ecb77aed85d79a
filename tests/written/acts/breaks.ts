import { expect } from '@playwright/test'
import { turnTab } from '#tests/flows/driver/turn-tab.ts'
import { enter, press, type Act } from './gestures.ts'
import { pressInTheMenu } from './site-menus.ts'
import { rule } from '../grammar.ts'
import { inAnotherTab } from '../private-window.ts'

/** What a tester does at the pages of breaks, and on the way to them. */
export const actsOnBreaks: readonly Act[] = [
  rule(
    'open the address @ and wait for the button @',
    '@ adresini açın ve @ düğmesini bekleyin',
    async ({ page, network }, [path = '', button = '']) => {
      network.acts()
      await page.goto(path)
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible()
    },
  ),
  rule(
    'choose a length from @ and press @',
    '@ listesinden bir süre seçin ve @ düğmesine basın',
    async (tester, [list = '', submit = ''], data) => {
      await enter(tester, [{ name: list, value: data[0]?.value ?? '' }])
      await press(tester, submit)
    },
  ),
  rule(
    'turn to another tab and back to the tab of the site',
    'başka bir sekmeye geçin ve sitenin sekmesine dönün',
    async (tester) => {
      tester.network.acts()
      await turnTab('hidden')(tester)
      await turnTab('visible')(tester)
    },
  ),
  rule(
    'press @, enter the password of the player into @ and press @',
    '@ düğmesine basın, @ alanına oyuncunun şifresini yazın ve @ düğmesine basın',
    async (tester, [first = '', field = '', submit = '']) => {
      await press(tester, first)
      await enter(tester, [{ name: field, value: tester.person.password }])
      await press(tester, submit)
    },
  ),
  rule(
    'press the username in the header and @ in the menu that opens, and @ on the page that opens',
    'üst bölümdeki kullanıcı adına, açılan menüde @ bağlantısına, açılan sayfada @ bağlantısına basın',
    async (tester, [place = '', link = '']) => {
      await pressInTheMenu(tester, place)
      await expect(tester.page.getByRole('heading', { level: 1, name: place, exact: true })).toBeVisible()
      await press(tester, link)
    },
  ),
  rule(
    'press the username in the header and @ in the menu that opens, press @ and wait for the message @; press the username in the header and @ in the menu that opens',
    'üst bölümdeki kullanıcı adına, açılan menüde @ bağlantısına, açılan sayfada @ düğmesine basın ve @ mesajını bekleyin; üst bölümdeki kullanıcı adına, açılan menüde @ bağlantısına basın',
    async (tester, [place = '', submit = '', message = '', next = '']) => {
      await pressInTheMenu(tester, place)
      await press(tester, submit)
      await tester.waitsForTheMessage(message)
      await pressInTheMenu(tester, next)
    },
  ),
  rule(
    'in another tab open the address @, press @ and wait for the heading @; close the tab',
    'başka bir sekmede @ adresini açın, @ düğmesine basın ve @ başlığını bekleyin; sekmeyi kapatın',
    (tester, [path = '', submit = '', heading = '']) =>
      inAnotherTab(tester, path, async (tab) => {
        await tab.getByRole('button', { name: submit, exact: true }).click()
        await expect(tab.getByRole('heading', { name: heading, exact: true })).toBeVisible()
      }),
  ),
]
