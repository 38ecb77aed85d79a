import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { items } from '../browser/notifications-panel.ts'
import { otherThan, Player } from '../browser/player.ts'
import { payAtTheTill } from '../browser/till.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Scenario: a visitor signs up, verifies the phone, deposits, withdraws and leaves', async ({
  page,
  context,
}) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (/Content Security Policy|Invalid payload/.test(message.text())) faults.push(message.text())
  })
  const player = new Player(page)
  await page.goto('/')

  // @holds 2.67
  await test.step('signs up and is logged in', async () => {
    await player.signsUp()
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).join(' ')))
      .toContain(player.person.username)
  })

  // @holds 2.67b
  await test.step('a wrong code is refused with a message, and the field is empty again', async () => {
    const code = player.dialog.getByLabel('SMS kodu')
    await player.entersTheCode(otherThan(await player.codeFromSms()))
    await expect(player.toast(/Girdiğiniz kod hatalı/)).toBeVisible()
    await expect(code).toHaveValue('')
    await expect(code).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/)
    await expect(code).toBeFocused()
  })

  await test.step('the right code brings confetti', async () => {
    await player.verifiesThePhone()
    await expect(page.locator('canvas.confetti')).toBeAttached()
  })

  // @holds 2.68
  await test.step('takes the trial bonus; the dialog closes by itself', async () => {
    await expect(player.dialog).toContainText(/₺[\d.]+,\d\d deneme bonusunuzu/)
    await player.dialog.getByRole('button', { name: 'Evet' }).click()
    await expect(player.dialog).toBeHidden()
  })

  // @holds 2.85 2.87
  await test.step('deposits on a page in a new tab', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Para yatır' }).click()
    await page.getByRole('button', { name: /Banka ve kredi kartı/ }).click()
    const submit = player.dialog.getByRole('button', { name: 'Gönder' })
    await expect(submit).toBeDisabled()
    await player.dialog.getByLabel('Tutar').fill('1.250,50')
    await player.dialog.getByLabel(/sahib/i).fill('Gülşah Işık')
    const [paymentPage] = await Promise.all([context.waitForEvent('page'), submit.click()])
    await expect(player.dialog.getByRole('button', { name: 'Ödemeye devam et' })).toBeVisible()
    await expect(paymentPage.getByRole('heading', { level: 1 })).toContainText('1.250,50')
    await player.hasBalance('0,00')
    await payAtTheTill(paymentPage)
  })

  await test.step('the balance and the notification come over the hub, without a reload', async () => {
    await player.hasBalance('1.250,50')
    await player.dialog.getByRole('button', { name: 'Kapat', exact: true }).last().click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Bildirimler' })).toContainText('2')
  })

  // @holds 2.49
  await test.step('reads the notification: the dot goes when the server has said yes', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Bildirimler' }).click()
    const newest = items(page).first()
    await expect(newest).toContainText('Para yatırma işleminiz tamamlandı')
    await expect(newest).toContainText('₺1.250,50')
    await expect(newest).toContainText('Okunmadı')
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/customer/readnotification', async (route) => {
      await held
      await route.continue()
    })
    await newest.click()
    await expect(player.dialog.getByRole('article')).toContainText('1.250,50')
    await player.dialog.getByRole('button', { name: 'Listeye dön' }).click()
    await expect(newest).toContainText('Okunmadı')
    answer()
    await expect(newest).not.toContainText('Okunmadı')
    await page.keyboard.press('Escape')
    await expect(player.dialog).toBeHidden()
  })

  await test.step('withdraws; the dialog closes by itself', async () => {
    await page.goto('/dashboard/withdraw')
    await page.getByRole('button', { name: /Havale/ }).click()
    await player.dialog.getByLabel('Tutar').fill('250,50')
    await player.dialog.getByRole('textbox', { name: 'IBAN' }).fill('330006100519786457841326')
    await player.dialog.getByLabel(/sahib/i).fill('Gülşah Işık')
    await player.dialog.getByLabel(/Banka/).selectOption({ index: 1 })
    await player.dialog.getByRole('button', { name: 'Gönder' }).click()
    await expect(player.dialog).toBeHidden()
    await player.hasBalance('1.000,00')
  })

  // @holds 2.44
  await test.step('logs out: nothing is kept, home, and the page begins anew', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(player.person.username) })
      .click()
    const reload = page.waitForEvent('load')
    await page.getByRole('banner').getByText('Çıkış Yap').click()
    await reload
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain(
      player.person.username,
    )
    await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
  })

  expect(faults).toEqual([])
})
