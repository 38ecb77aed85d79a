import { expect, type Page, type Route } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { CallName } from '#contract/index.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Player } from '#tests/browser/player.ts'
import { Account, ask } from '#tests/browser/account.ts'
import { test } from '../browser/test.ts'

const newPassword = 'sabah-bahcesi'
const offer = 'İlk Yatırım Bonusu'

interface Left {
  path: string
  call: CallName
  button: string
  toast: RegExp
  sends: (page: Page, player: Player) => Promise<void>
  finds: string
  /** What the server has stored of it. */
  has: (page: Page, account: Account) => Promise<unknown>
  once: unknown
}

const bonusesOf = async (account: Account) =>
  calls['bonus/history'].data.parse(await account.ask('bonus/history', { skip: 0, take: 10 }))

const pages: Left[] = [
  {
    path: '/dashboard/change-password',
    call: 'customer/changepassword',
    button: 'Değiştir',
    toast: /Şifreniz değiştirildi/,
    sends: async (page, { person }) => {
      await page.getByLabel('Mevcut şifre', { exact: true }).fill(person.password)
      await page.getByLabel('Yeni şifre', { exact: true }).fill(newPassword)
      await page.getByLabel('Yeni şifre (tekrar)', { exact: true }).fill(newPassword)
    },
    finds: 'Şifreniz değiştirildi',
    has: async (page, { person: { username } }) => {
      const session = await ask(page, 'auth/login', null, { username, password: newPassword })
      return calls['auth/login'].data.parse(session).username
    },
    once: expect.any(String),
  },
  {
    path: '/dashboard/claim-bonus',
    call: 'bonus/claim',
    button: 'Bonusu talep et',
    toast: /Bonus talebiniz alındı/,
    sends: async (page) => {
      await page.getByRole('button', { name: `Seç: ${offer}` }).click()
      await page.getByLabel('Notunuz').fill('500 TL yatırdım.')
    },
    finds: 'Bonus talebiniz alındı.',
    has: async (_, account) => (await bonusesOf(account)).list.map(({ title, status }) => [title, status]),
    once: [[offer, 'requested']],
  },
  {
    path: '/dashboard/phone-verification',
    call: 'customer/updatephone',
    button: 'Doğrula',
    toast: /doğrulandı/,
    sends: async (page, player) => {
      await page.getByLabel('SMS kodu').fill(await player.codeFromSms())
    },
    finds: 'Tebrikler!',
    has: async (page) => page.evaluate(() => localStorage.getItem('session')),
    once: expect.stringContaining('"smsVerified":true'),
  },
]

async function enter(page: Page, path: string) {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const player = new Player(page, account.person)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const leaves = async () => {
    const menu = page.getByRole('navigation', { name: 'Ana menü' })
    await menu.getByRole('link', { name: 'Spor', exact: true }).click()
    await expect(page).toHaveURL('/spor')
  }
  const comesBack = async () => {
    await page.goBack()
    await expect(page).toHaveURL(path)
  }
  const told = (text: RegExp) => page.locator('output[data-kind=success]').filter({ hasText: text })
  return { account, player, leaves, comesBack, told }
}

async function hold(page: Page, call: CallName) {
  const held: Route[] = []
  await page.route(`**/api/${call}`, (route) => void held.push(route))
  return { held, isSent: () => expect.poll(() => held.length).toBe(1) }
}

for (const { path, call, button, toast, sends, finds, has, once } of pages) {
  test(`Scenario: ${path} is left while it is sent: found under way, told, found again, and done once`, async ({
    page,
  }) => {
    const { account, player, leaves, comesBack, told } = await enter(page, path)
    if (call === 'customer/updatephone') {
      await player.button('Kodu Gönder').click()
      await expect(page.getByLabel('SMS kodu')).toBeVisible()
    }
    const { held, isSent } = await hold(page, call)
    await sends(page, player)
    await player.button(button).click()
    await isSent()
    await leaves()
    await comesBack()
    await expect(player.button(button)).toHaveAttribute('aria-busy', 'true')
    await leaves()
    await expect(told(toast)).toHaveCount(0)
    await held[0]?.continue()
    await expect(told(toast)).toHaveCount(1)
    await comesBack()
    await expect(page.getByRole('heading', { name: finds })).toBeVisible()
    expect(held).toHaveLength(1)
    await expect.poll(() => has(page, account)).toEqual(once)
  })
}

test('Scenario: a player logs out while the new password is sent, and hears nothing of it', async ({
  page,
}) => {
  const [change] = pages
  if (!change) throw new Error('No page')
  const { player, leaves } = await enter(page, change.path)
  const { held, isSent } = await hold(page, change.call)
  await change.sends(page, player)
  await player.button(change.button).click()
  await isSent()
  await leaves()
  const givenUp = page.waitForEvent('requestfailed', (request) => request === held[0]?.request())
  await page.getByRole('banner').locator('button[aria-expanded]').click()
  await page.getByRole('banner').getByText('Çıkış Yap').click()
  await givenUp
  await expect(page.getByRole('banner').getByText('Giriş Yap', { exact: true })).toBeVisible()
  await expect(player.toast(change.toast)).toHaveCount(0)
})

test('Scenario: the page is reloaded while a claim is sent: it is found, and claimed once', async ({
  page,
}) => {
  const path = '/dashboard/claim-bonus'
  const { account, player } = await enter(page, path)
  const { held, isSent } = await hold(page, 'bonus/claim')
  await page.getByRole('button', { name: `Seç: ${offer}` }).click()
  await page.getByLabel('Notunuz').fill('Gizli notum')
  await player.button('Bonusu talep et').click()
  await isSent()
  await held[0]?.fetch()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Gizli')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bonus talebiniz alındı.' })).toBeVisible()
  expect(held).toHaveLength(1)
  expect((await bonusesOf(account)).total).toBe(1)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('claim')
})

test('Scenario: the page is reloaded before a claim has reached the server; claimed again, both are one', async ({
  page,
}) => {
  const { account, player } = await enter(page, '/dashboard/claim-bonus')
  const { held, isSent } = await hold(page, 'bonus/claim')
  const claims = async (note: string) => {
    await page.getByRole('button', { name: `Seç: ${offer}` }).click()
    await page.getByLabel('Notunuz').fill(note)
    await player.button('Bonusu talep et').click()
  }
  await claims('önce')
  await isSent()
  const late = held[0]?.request()
  const headers = (await late?.allHeaders()) ?? {}
  await page.reload()
  await page.unroute('**/api/bonus/claim')
  await claims('sonra')
  await expect(page.getByRole('heading', { name: 'Bonus talebiniz alındı.' })).toBeVisible()
  const answer = await page.request.post(late?.url() ?? '', {
    headers,
    data: late?.postDataJSON() as object,
  })
  expect(answer.status()).toBe(409)
  expect((await bonusesOf(account)).total).toBe(1)
})

test('Scenario: the dialog is closed while the trial bonus is claimed: the answer is told, and the bonus is there', async ({
  page,
}) => {
  const player = new Player(page)
  await page.goto('/')
  await player.signsUp()
  const { held, isSent } = await hold(page, 'bonus/definetrialbonus')
  await player.entersTheCode(await player.codeFromSms())
  await player.dialog.getByRole('button', { name: 'Evet', exact: true }).click()
  await isSent()
  await page.keyboard.press('Escape')
  await expect(player.dialog).toBeHidden()
  await held[0]?.continue()
  await expect(player.toast(/bonusunuz hesabınıza eklendi/).first()).toBeVisible()
  await expect(player.dialog).toBeHidden()
  await page.goto('/dashboard/bonus-history')
  await expect(page.getByRole('table', { name: 'Bonus Geçmişi' }).getByRole('row')).toHaveCount(2)
  expect(held).toHaveLength(1)
})
