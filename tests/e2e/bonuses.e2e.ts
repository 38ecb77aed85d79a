import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { Player } from '../browser/player.ts'
import { Account } from '../browser/account.ts'

const phone = { width: 360, height: 780 }

test('Scenario: a visitor who wants a bonus logs in, claims it, and finds it among the bonuses and in the history', async ({
  page,
}) => {
  const player = new Player(page)
  const main = page.getByRole('main')
  const account = await Account.of(page, player.person)
  await account.verifiesThePhone()
  await page.goto('/')

  await test.step('the way to the bonus request leads through the login', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Bonus Talep' }).click()
    await player.dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
    await player.dialog.getByLabel('Şifre', { exact: true }).fill(player.person.password)
    await player.dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    await expect(page).toHaveURL(/\/dashboard\/claim-bonus$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonus Talep')
  })

  await test.step('a bonus is claimed with a note', async () => {
    await page.getByRole('button', { name: 'Seç: İlk Yatırım Bonusu' }).click()
    await expect(main).toContainText('₺4.000,00')
    await page.getByLabel('Notunuz').fill('500 TL yatırdım.')
    await player.button('Bonusu talep et').click()
    await expect(page.getByRole('heading', { name: 'Bonus talebiniz alındı.' })).toBeVisible()
  })

  await test.step('it is not offered again', async () => {
    await player.button('Başka bir bonus talep et').click()
    await expect(page.getByRole('button', { name: 'Seç: Deneme Bonusu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Seç: İlk Yatırım Bonusu' })).toHaveCount(0)
  })

  await test.step('the trial bonus is given at once', async () => {
    await page.getByRole('button', { name: 'Seç: Deneme Bonusu' }).click()
    await expect(page.getByLabel('Notunuz')).toHaveCount(0)
    await player.button('Bonusu talep et').click()
    await expect(page.getByRole('heading', { name: 'Deneme bonusunuz hesabınıza eklendi.' })).toBeVisible()
  })

  await test.step('while it is wagered the others say why they cannot be claimed', async () => {
    await player.button('Başka bir bonus talep et').click()
    const offers = page.getByRole('list', { name: 'Talep edebileceğiniz bonuslar' })
    const discount = offers.getByRole('listitem').filter({ hasText: 'Kayıp İndirimi' })
    await expect(discount).toContainText('Şu anda talep edilemez')
    await expect(discount).toContainText('Bir bonusun çevrimi sürerken başka bir bonus alınamaz.')
    await expect(offers.getByRole('button', { name: /^Seç/ })).toHaveCount(0)
    await page.goto('/dashboard/bonuses')
    await expect(main).toContainText('Bir bonusun çevrimi sürerken başka bir bonus alınamaz.')
    await expect(main.getByRole('link', { name: /^Talep et/ })).toHaveCount(0)
    await page.goto('/dashboard/bonus-history')
  })

  await test.step('the history says what became of both', async () => {
    const rows = page.getByRole('table', { name: 'Bonus Geçmişi' }).getByRole('row')
    await expect(rows).toHaveCount(3)
    await expect(rows.nth(1)).toContainText(/Deneme Bonusu.*Aktif.*₺250,00.*₺0,00 \/ ₺2\.500,00/)
    await expect(rows.nth(1).getByRole('progressbar', { name: 'Çevrim: Deneme Bonusu' })).toBeVisible()
    await expect(rows.nth(2)).toContainText(/İlk Yatırım Bonusu.*Talep edildi.*₺500,00.*₺4\.000,00/)
    await page.getByLabel('Durum').selectOption('Talep edildi')
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText('İlk Yatırım Bonusu')
    await page.getByLabel('Durum').selectOption('Süresi doldu')
    await expect(page.getByText('Burada gösterilecek bir bonus yok.')).toBeVisible()
    await player.button('Filtreleri temizle').click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('it is taken home as a file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), player.button('CSV indir').click()])
    expect(download.suggestedFilename()).toMatch(/^bonus-gecmisi-.+\.csv$/)
    const [head, , claimed, ...rest] = (await readFile(await download.path(), 'utf8')).split('\r\n')
    expect(head).toBe('\uFEFFTalep tarihi;Bonus;Tür;Durum;Tutar (TRY);Çevrilen (TRY);Çevrim şartı (TRY)')
    expect(claimed).toMatch(/;İlk Yatırım Bonusu;.+;Talep edildi;500,00;0,00;4000,00$/)
    expect(rest).toEqual([''])
  })

  await test.step('a phone shows cards, and the bonuses that go on stand above those on offer', async () => {
    await page.setViewportSize(phone)
    const cards = page.getByRole('list', { name: 'Bonus Geçmişi' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('Aktif')
    await page.goto('/dashboard/bonuses')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'Devam edenler',
      'Talep edebilecekleriniz',
    ])
    await expect(main.getByRole('heading', { level: 3 }).first()).toHaveText('Deneme Bonusu')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(phone.width)
  })
})

test('Scenario: a bonus that was chosen on one page is claimed on the other, and a claim that comes too late is refused', async ({
  page,
}) => {
  const player = new Player(page)
  const account = await Account.of(page, player.person)
  await account.comesBack()
  await page.goto('/dashboard/bonuses')
  await page.getByRole('link', { name: 'Talep et: Kayıp İndirimi' }).click()
  await expect(page.getByLabel('Notunuz')).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText('Kayıp İndirimi')

  await test.step('meanwhile it was claimed on another device', async () => {
    const id = Number(new URL(page.url()).searchParams.get('bonus'))
    await account.ask('bonus/claim', { id, note: 'telefondan' })
    await player.button('Bonusu talep et').click()
    await expect(player.toast('Bu bonusu daha önce talep ettiniz.')).toBeVisible()
  })

  await test.step('what is on offer now is asked for again', async () => {
    await player.button('Başka bir bonus seç').click()
    await expect(page.getByRole('button', { name: 'Seç: Kripto Yatırım Bonusu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Seç: Kayıp İndirimi' })).toHaveCount(0)
  })

  await test.step('whoever has a question asks for a call from here', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Beni Arayın' }).click()
    await expect(player.dialog.getByRole('heading', { name: 'Arama Talep Formu' })).toBeVisible()
  })
})
