import { expect } from '@playwright/test'
import type { Stage } from '../driver/replay.ts'
import { goesTo, inDialog, on, wide } from '../site.hands.ts'
import { isPatient, type Form } from './form.ts'

const agent = /Özel temsilci/

/** Deposit and withdrawal both offer this method: the previous page must be gone. */
const choosesOn =
  (title: string, name: (stage: Stage) => RegExp = () => agent) =>
  (stage: Stage) =>
    stage.server.letsThrough('payment/methods', async () => {
      await goesTo(title)(stage)
      await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(title)
      await stage.page.getByRole('button', { name: name(stage) }).click()
    })

export const payment: Form = {
  call: 'payment/deposit',
  code: 'payment.view',
  button: 'Gönder',
  async fillsIn(stage) {
    await stage.player.dialog.getByLabel('Tutar').fill('100')
    await stage.player.dialog.getByLabel('Cüzdan numarası').fill('100200300')
    await inDialog(stage, 'Gönder').click()
  },
  opens: {
    'deposit by': async (stage) => {
      if (stage.model?.matches({ dialog: 'deposit methods' }))
        await stage.player.dialog.getByRole('button', { name: agent }).click()
      else
        await on(
          wide,
          choosesOn('Para Yatır', (at) => (isPatient(at) ? /^Kesecik/ : agent)),
        )(stage)
    },
    'withdraw by': on(wide, choosesOn('Para Çek')),
  },
  ends: (stage) => inDialog(stage, 'Kapat').last().click(),
}
