import { expect } from '@playwright/test'
import { test } from '../browser/test.ts'
import { otherThan, Player } from '../browser/player.ts'

const newPassword = 'yepyeni-bahce'

test('Scenario: a player who forgot the password gets in with a new one, and elsewhere is logged out', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({ locale: 'tr-TR' })
  const there = new Player(await elsewhere.newPage())
  const player = new Player(page, there.person)
  const { dialog } = player
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })

  await test.step('is logged in elsewhere', async () => {
    await there.page.goto('/')
    await there.signsUp()
    await there.page.goto('/dashboard')
    await expect(there.page.getByRole('banner').getByRole('button', { name: 'Para yatır' })).toBeVisible()
  })

  await test.step('wants to deposit, and has forgotten the password', async () => {
    await page.goto('/dashboard/deposit')
    await expect(dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Şifremi Unuttum' }).click()
    await dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
    await page.keyboard.press('Enter')
    await expect(dialog.getByLabel('Şifre yenileme kodu')).toBeFocused()
  })

  await test.step('a wrong code is refused with a message beside the field', async () => {
    const code = dialog.getByLabel('Şifre yenileme kodu')
    await code.fill(otherThan(await player.codeFromMail()))
    await page.keyboard.press('Enter')
    await expect(player.toast(/Girdiğiniz kod hatalı/)).toBeVisible()
    await expect(code).toHaveAccessibleDescription(/Girdiğiniz kod hatalı/)
  })

  await test.step('the code is pasted with a space from the letter, and is right', async () => {
    const code = await player.codeFromMail()
    await dialog.getByLabel('Şifre yenileme kodu').fill(` ${code.slice(0, 4)} ${code.slice(4)} `)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { name: 'Yeni Şifre' })).toBeVisible()
  })

  // @holds 2.75
  await test.step('two passwords that differ are not sent', async () => {
    await dialog.getByLabel('Şifre', { exact: true }).fill(newPassword)
    await dialog.getByLabel('Şifreyi tekrar yazın').fill('yepyeni')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('Şifreler aynı değil.')).toBeVisible()
  })

  // @holds 2.76
  await test.step('the password is changed, and the login opens by itself', async () => {
    await dialog.getByLabel('Şifreyi tekrar yazın').fill(newPassword)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(/Şifreniz başarıyla değiştirildi/)).toBeVisible()
    await expect(dialog.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible()
  })

  await test.step('elsewhere the session has ended', async () => {
    await expect(there.toast(/Oturumunuz sona erdi/)).toBeVisible({ timeout: 15_000 })
    await expect(there.page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
    await elsewhere.close()
  })

  await test.step('the old password is refused, the new one opens what was wanted', async () => {
    const enter = async (password: string) => {
      await dialog.getByLabel('Kullanıcı adı').fill(player.person.username)
      await dialog.getByLabel('Şifre', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Giriş Yap' }).click()
    }
    await enter(player.person.password)
    await expect(player.toast(/Kullanıcı adı veya şifre/)).toBeVisible()
    await enter(newPassword)
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard\/deposit$/)
    await expect(logIn).toBeHidden()
  })
})

test('Scenario: a visitor goes from the login to the recovery, on to the registration, back to the login, and closes it', async ({
  page,
}) => {
  const { dialog } = new Player(page)
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  const shows = (name: string) => expect(dialog.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
  await shows('Giriş Yap')
  await press('Şifremi Unuttum')
  await shows('Şifremi Unuttum')
  await press('Üye değil misiniz? Hemen üye olun!')
  await shows('Üye Ol')
  await press('Zaten üye misiniz? Hemen giriş yapın!')
  await shows('Giriş Yap')
  await press('Kapat')
  await expect(dialog).toBeHidden()
})
