import { expect, type Page, type Route } from '@playwright/test'
import { createPool } from '#server/database/pool.ts'
import { newPerson } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import { payAtTheTill } from '#tests/browser/till.ts'
import { Account } from '#tests/browser/account.ts'
import { test } from '../browser/test.ts'

interface Row {
  reference: string
  amount: number
}

async function paymentsOf({ session }: Account): Promise<Row[]> {
  const pool = createPool(process.env['TEST_DATABASE_URL'] ?? '', { max: 1 })
  const { rows } = await pool
    .query<Row>(
      `select reference, amount::int from payments join players on players.id = player_id
        where username = $1 order by payments.id`,
      [session.username],
    )
    .finally(() => pool.end())
  return rows
}

async function enter(page: Page, purpose: 'deposit' | 'withdraw') {
  const account = await Account.of(page, newPerson())
  await account.comesBack()
  const site = new Site(page, 'tr', account.person)
  await site.visits(`/dashboard/${purpose}`)
  const held: Route[] = []
  await page.route(`**/api/payment/${purpose}`, (route) => void held.push(route))
  const chooses = (name: RegExp) => site.main.getByRole('button', { name }).click()
  const pays = async (amount: string) => {
    await site.fill('Tutar', amount)
    await site.field('Cüzdan numarası', site.dialog).fill('100200300')
    await site.press('Gönder', site.dialog)
  }
  const isSent = () => expect.poll(() => held.length).toBe(1)
  return { account, site, held, chooses, pays, isSent }
}

const kesecik = /^Kesecik/

test('Scenario: the dialog of a deposit is closed while it is sent, opened again, and one payment is made', async ({
  page,
}) => {
  const { account, site, held, chooses, pays, isSent } = await enter(page, 'deposit')
  await chooses(kesecik)
  await pays('100')
  await isSent()
  await page.keyboard.press('Escape')
  await expect(site.dialog).toBeHidden()
  await chooses(kesecik)
  await expect(site.button('Gönder', site.dialog)).toHaveAttribute('aria-busy', 'true')
  await expect(site.field('Tutar', site.dialog)).toHaveValue('100')
  const opened = page.waitForEvent('popup')
  await held[0]?.continue()
  const till = await opened
  expect(await till.evaluate(() => window.opener === null), 'the till has no hold of the site').toBe(true)
  await expect(site.button('Ödemeye devam et', site.dialog)).toBeVisible()
  expect(held).toHaveLength(1)
  await expect.poll(() => paymentsOf(account)).toMatchObject([{ amount: 10_000 }])
})

test('Scenario: the page is reloaded while a deposit is sent, and the deposit is found again', async ({
  page,
}) => {
  const { account, site, held, chooses, pays, isSent } = await enter(page, 'deposit')
  await chooses(kesecik)
  await pays('100')
  await isSent()
  await held[0]?.fetch()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('100200300')
  await page.reload()
  await chooses(kesecik)
  const [payment] = await paymentsOf(account)
  await expect(site.dialog.getByText(`Referans: ${payment?.reference}`)).toBeVisible()
  const opened = page.waitForEvent('popup')
  await site.press('Ödemeye devam et', site.dialog)
  await payAtTheTill(await opened)
  await site.sees('Ödemeniz tamamlandı')
  expect(held).toHaveLength(1)
  await expect.poll(() => paymentsOf(account)).toHaveLength(1)
})

test('Scenario: the page is reloaded before a deposit has reached the server; what is entered then is paid once', async ({
  page,
}) => {
  const { account, site, held, chooses, pays, isSent } = await enter(page, 'deposit')
  await chooses(kesecik)
  await pays('100')
  await isSent()
  const late = held[0]?.request()
  await page.reload()
  await page.unroute('**/api/payment/deposit')
  await chooses(kesecik)
  const opened = page.waitForEvent('popup')
  await pays('150')
  await opened
  await expect(site.button('Ödemeye devam et', site.dialog)).toBeVisible()
  const answer = await page.request.post(late?.url() ?? '', {
    headers: (await late?.allHeaders()) ?? {},
    data: late?.postDataJSON() as object,
  })
  expect(answer.status()).toBe(409)
  await expect.poll(() => paymentsOf(account)).toMatchObject([{ amount: 15_000 }])
})

test('Scenario: the answer to a withdrawal is lost, other entries follow, and the first one is shown', async ({
  page,
}) => {
  const { account, site, held, chooses, pays, isSent } = await enter(page, 'withdraw')
  await account.paysIn(500)
  await chooses(kesecik)
  await pays('100')
  await isSent()
  await held[0]?.fetch()
  await held[0]?.abort()
  await expect(site.button('Gönder', site.dialog)).toBeEnabled()
  await pays('160')
  await expect(site.dialog.getByText(/^Referans: /)).toBeVisible()
  expect(held).toHaveLength(1)
  expect((await paymentsOf(account)).filter(({ amount }) => amount !== 50_000)).toMatchObject([
    { amount: 10_000 },
  ])
})

for (const heard of ['by the hub', 'without the hub']) {
  test(`Scenario: a deposit is paid in the other tab, and the dialog says so (${heard})`, async ({
    page,
  }) => {
    if (heard === 'without the hub') await page.route('**/hub/**', (route) => route.abort())
    const { site, chooses, pays } = await enter(page, 'deposit')
    await page.unroute('**/api/payment/deposit')
    await chooses(kesecik)
    const opened = page.waitForEvent('popup')
    await pays('120')
    await payAtTheTill(await opened)
    await site.sees('Ödemeniz tamamlandı')
    await expect(site.dialog.getByText('₺120,00 hesabınıza geçti.')).toBeVisible()
    await expect(site.dialog.getByText('Yeni bakiyeniz: ₺120,00')).toBeVisible()
    await site.press('Oyunlara git', site.dialog)
    await expect(page).toHaveURL('/casino/slot')
    await expect(site.dialog).toBeHidden()
  })
}

test('Scenario: a deposit is declined in the other tab, and can be tried again', async ({ page }) => {
  const { site, chooses, pays } = await enter(page, 'deposit')
  await page.unroute('**/api/payment/deposit')
  await chooses(kesecik)
  const opened = page.waitForEvent('popup')
  await pays('120')
  const till = await opened
  await expect(
    site.dialog.getByText(/₺120,00 tutarındaki ödemeniz henüz tamamlanmadı\. Referans: /),
  ).toBeVisible()
  await till.locator('[value=decline]').click()
  await site.sees('Ödemeniz tamamlanamadı')
  await expect(site.dialog.getByRole('alert')).toContainText(/onaylanmadı\. Bakiyeniz değişmedi/)
  await site.press('Yeniden dene', site.dialog)
  await expect(site.button('Gönder', site.dialog)).toBeVisible()
})

test('Scenario: a transfer says where the money goes, and the personal desk how it is reached', async ({
  page,
}) => {
  const { account, site, chooses } = await enter(page, 'deposit')
  await page.unroute('**/api/payment/deposit')
  await chooses(/^Havale/)
  await site.fill('Tutar', '500')
  await site.field('Banka', site.dialog).selectOption({ index: 1 })
  await site.dialog.getByLabel('IBAN', { exact: true }).fill('330006100519786457841326')
  await site.fill('Hesap sahibinin adı soyadı', 'Gülşah Işık')
  await site.press('Gönder', site.dialog)
  await expect(site.dialog.getByText('TR42 9999 9000 0000 1907 2004 26')).toBeVisible()
  await expect(site.dialog.getByText('Lale Oyun Hizmetleri')).toBeVisible()
  const [payment] = await paymentsOf(account)
  await expect(site.dialog.getByText(payment?.reference ?? '')).toBeVisible()
  await page.keyboard.press('Escape')
  await chooses(/^Özel temsilci/)
  await site.press('Arama isteyin', site.dialog)
  await site.shows('Arama Talep Formu')
})
