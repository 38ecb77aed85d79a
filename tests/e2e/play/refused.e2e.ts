import { expect } from '@playwright/test'
import { test } from '#tests/browser/test.ts'
import { phone, Seat } from './seat.ts'

const notOpened = /Oyun sağlayıcısı oyunu şu anda açmıyor/

for (const system of ['dt', 'pragmatic', 'em', 'amusnet'] as const) {
  test(`Scenario: ${system} refuses to open a game: the player reads why, asks again and plays`, async ({
    page,
  }) => {
    const seat = await Seat.at(page, { system })
    await seat.goesWrong('launch refused')
    await seat.opens()
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toContainText('Oyun açılamadı')
    await expect(alert).toContainText(notOpened)
    await seat.goesWrong('launch refused', false)
    await alert.getByRole('button', { name: 'Yeniden dene' }).click()
    await seat.opened.isPlayed()
  })
}

for (const system of ['egt', 'hub88', 'softgamings'] as const) {
  test(`Scenario: ${system} refuses to open a game: it closes, and a toast says why`, async ({ page }) => {
    const seat = await Seat.at(page, { system, size: phone })
    await seat.goesWrong('launch refused')
    await seat.opens()
    await expect(page.getByRole('status').filter({ hasText: notOpened })).toBeVisible()
    await seat.opened.isClosed()
    await seat.goesWrong('launch refused', false)
    await page.getByRole('button', { name: 'Oyna', exact: true }).click()
    await seat.opened.isPlayed()
  })
}

test('Scenario: a provider answers with HTML: a clear sentence, and another try', async ({ page }) => {
  const seat = await Seat.at(page, { system: 'amusnet', size: phone })
  await seat.goesWrong('launch answered with HTML')
  await seat.opens()
  await expect(page.getByRole('alert')).toContainText('geçersiz bir yanıt geldi')
  await seat.goesWrong('launch answered with HTML', false)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await seat.opened.isPlayed()
})

test('Scenario: a provider never answers: within 10 s the player reads so, and another try opens the game', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'pragmatic' })
  await seat.goesWrong('launch not answered')
  await seat.opens()
  await expect(page.getByRole('main').getByText('Oyun açılıyor…')).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Oyun açılamadı', { timeout: 15_000 })
  await seat.goesWrong('launch not answered', false)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await seat.opened.isPlayed()
})

test('Scenario: the session of a game has run out: the player reads so, in the game and before a bet, and loads it anew', async ({
  page,
}) => {
  const seat = await Seat.at(page, { system: 'egt', money: 100 })
  const { opened } = seat
  await seat.goesWrong('token expired')
  await seat.opens()
  await expect(opened.table.getByRole('alert')).toContainText('Oyun oturumunuz sona ermiş')
  await seat.goesWrong('token expired', false)
  await opened.bar('Oyunu yeniden yükle').click()
  await opened.isPlayed()

  await seat.goesWrong('token expired')
  await opened.table.getByRole('button', { name: 'Döndür', exact: true }).click()
  await expect(opened.table.getByText(/Oturumunuz sona ermiş/)).toBeVisible()
  expect(await seat.balance()).toBe(100)
  await seat.goesWrong('token expired', false)
  await opened.own('Oyunu yeniden yükle').click()
  await opened.isPlayed()
})
