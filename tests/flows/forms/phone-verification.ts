import { expect } from '@playwright/test'
import type { Stage } from '../driver/replay.ts'
import { goesTo, on, wide } from '../site.hands.ts'
import type { Form } from './form.ts'

export const phoneVerification: Form = {
  call: 'customer/updatephone',
  code: 'phone-verification.dialog',
  button: 'Kodu Gönder',
  fillsIn: ({ player }) => player.button('Kodu Gönder').click(),
  opens: {
    'verify the phone': on(wide, async ({ page }) => {
      await page.evaluate(() => history.pushState(null, '', '/dashboard'))
      await page.getByRole('button', { name: /^Telefonunuz henüz doğrulanmadı/ }).click()
    }),
  },
  ends: seesThatItIsVerified,
  page: { title: 'Telefon Doğrulama', open: goesTo('Telefon Doğrulama') },
}

/** In its dialog if that is open, else on its page. */
export async function verifiesThePhone(stage: Stage): Promise<void> {
  const { page, player, model } = stage
  if (model?.matches({ dialog: 'none' })) await phoneVerification.page?.open(stage)
  await phoneVerification.fillsIn(stage)
  // The code is sent with the answer.
  await expect(page.getByLabel('SMS kodu')).toBeVisible()
  await page.getByLabel('SMS kodu').fill(await player.codeFromSms())
  await player.button('Doğrula').click()
  await seesThatItIsVerified(stage)
}

async function seesThatItIsVerified({ page }: Stage): Promise<void> {
  await expect(page.getByText('Tebrikler!')).toBeVisible()
}
