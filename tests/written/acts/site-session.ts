import { expect } from '@playwright/test'
import { Account } from '#tests/browser/account.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { turnTab } from '#tests/flows/driver/turn-tab.ts'
import type { Act } from './gestures.ts'
import { rule } from '../grammar.ts'
import { inAnotherTab, inAPrivateWindow, logsIn } from '../private-window.ts'

/** What other tabs and other devices do with the session of the page. */
export const actsOfSessions: readonly Act[] = [
  rule(
    'in another tab open the address @ and delete @ from the local storage in the developer tools',
    'başka bir sekmede @ adresini açın, geliştirici araçlarında yerel depodan @ kaydını silin',
    (tester, [path = '', key = '']) =>
      inAnotherTab(tester, path, (tab) => tab.evaluate((name) => localStorage.removeItem(name), key)),
  ),
  rule(
    'in a private window sign up or log in as @; in the developer tools copy @ of its local storage into the local storage of the address @ in another tab',
    'gizli bir pencerede @ kullanıcı adıyla üye olun ya da giriş yapın; geliştirici araçlarında oradaki yerel deponun @ kaydını, başka bir sekmedeki @ adresinin yerel deposuna kopyalayın',
    async (tester, [username = '', key = '', path = '']) => {
      const account = await Account.of(tester.page, { ...newPerson(), username })
      const kept = JSON.stringify({ ...account.session, fingerprint: account.fingerprint })
      await inAnotherTab(tester, path, (tab) =>
        tab.evaluate(([name, value]) => localStorage.setItem(name, value), [key, kept] as const),
      )
      tester.here = account.person
    },
  ),
  rule(
    'in another tab open the address @; where the header has the button @, log in as the player; where it has none, change @ in @ of the local storage in the developer tools; close the tab',
    'başka bir sekmede @ adresini açın; üst bölümde @ düğmesi varsa oyuncu olarak giriş yapın, yoksa geliştirici araçlarında yerel deponun “session” kaydındaki “balance” değerini değiştirin; sekmeyi kapatın',
    (tester, [path = '', name = '']) =>
      inAnotherTab(tester, path, async (tab) => {
        const site = new Site(tab, tester.language)
        await expect(site.banner.getByRole('combobox').last()).toBeVisible()
        if (await site.banner.getByRole('button', { name, exact: true }).isVisible()) {
          await logsIn(tab, tester, tester.person)
          tester.here = tester.person
        } else
          await tab.evaluate(() => {
            const kept: unknown = JSON.parse(localStorage.getItem('session') ?? '')
            localStorage.setItem('session', JSON.stringify(Object.assign(Object(kept), { balance: 300 })))
          })
      }),
  ),
  rule(
    'in a private window log in as the player of this page and, at the address @, press @ beside each active session; then turn to another tab of this browser and back',
    'gizli bir pencerede bu sayfadaki oyuncu olarak giriş yapın, @ adresinde her açık oturumun yanındaki @ düğmesine basın; sonra bu tarayıcıda başka bir sekmeye geçip geri dönün',
    async (tester, [path = '', text = '']) => {
      await inAPrivateWindow(tester, tester.here, async (page) => {
        await page.goto(path)
        const ends = page.getByRole('listitem').getByRole('button').filter({ hasText: text })
        await expect(ends).not.toHaveCount(0)
        for (let left = await ends.count(); left > 0; left -= 1) {
          await ends.first().click()
          await expect(ends).toHaveCount(left - 1)
        }
      })
      await turnTab('hidden')(tester)
      await turnTab('visible')(tester)
    },
  ),
]
