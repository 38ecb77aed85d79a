import { expect } from '@playwright/test'
import type { paymentMachine } from '#machines/payment/payment.machine.ts'
import type { PaymentEffect, PaymentForm, PaymentInput, Submitted } from '#machines/payment/payment.setup.ts'
import { Account } from './account.ts'
import { lasts, stopTheClock } from './page-clock.ts'
import { toastOfFailure, toastOfSuccess } from './toasts.ts'
import { replay, type Replay, type Stage } from './replay.ts'

type Payment = Replay<typeof paymentMachine, PaymentEffect>

/** Section 9. */
const closeOnFailure = 100
const closeAfterTheWithdrawal = 500

const inputOf = ({ walked }: Stage) => walked.path.start.input as PaymentInput
const callOf = (stage: Stage) => `payment/${inputOf(stage).purpose}` as const
const paysOutside = ({ walked }: Stage) =>
  walked.path.steps.some(({ event }) => (event['output'] as Submitted | undefined)?.page?.startsWith('http'))

/** A method that does on the real server what the path says. */
function methodOf(stage: Stage): RegExp {
  if (inputOf(stage).method.kind === 'message') return /Özel temsilci/
  return inputOf(stage).purpose === 'deposit' && !paysOutside(stage) ? /Havale/ : /Kesecik/
}

const inDialog = ({ player }: Stage, name: string) => player.dialog.getByRole('button', { name, exact: true })
const submit = (stage: Stage) => inDialog(stage, 'Gönder')

const hands: Payment['hands'] = {
  submit: async (stage) => {
    const { player } = stage
    await player.dialog.getByLabel('Tutar').fill('100')
    if (methodOf(stage).source === 'Havale') {
      await player.dialog.getByLabel('IBAN', { exact: true }).fill('330006100519786457841326')
      await player.dialog.getByLabel('Banka', { exact: true }).selectOption({ index: 1 })
      await player.dialog.getByLabel(/sahib/i).fill('Gülşah Işık')
    } else await player.dialog.getByLabel('Cüzdan numarası').fill('100200300')
    await submit(stage).click()
  },
  'continue to the payment': async (stage) => {
    const page = stage.page.context().waitForEvent('page')
    await inDialog(stage, 'Ödemeye devam et').click()
    await expect((await page).getByRole('heading', { level: 1 })).toContainText('100')
  },
  finish: async (stage) => {
    await inDialog(stage, 'Kapat').last().click()
  },
}

const worlds: Payment['worlds'] = {
  'load the fields is done': ({ server }, { output }) =>
    (output as PaymentForm).fields.length > 0
      ? server.agree('payment/detail')
      : server.say('payment/detail', { success: true, message: '', data: [] }),
  'load the fields fails': ({ server }, { error }) => server.fail('payment/detail', error),
  'submit is done': (stage) => stage.server.agree(callOf(stage)),
  'submit fails': (stage, { error }) => stage.server.fail(callOf(stage), error),
  'close on failure is over': lasts(closeOnFailure),
  'close after the withdrawal is over': lasts(closeAfterTheWithdrawal),
}

const loading = async ({ player }: Stage) => {
  await expect(player.dialog.getByText('Form yükleniyor')).toBeAttached()
}

const sees: Payment['sees'] = {
  opening: 'too short to see',
  'loading the fields': loading,
  failed: loading,
  'filling in': async (stage) => {
    await expect(submit(stage)).toBeVisible()
    await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true')
    await expect(stage.player.dialog.getByLabel('Tutar')).toBeEnabled()
  },
  submitting: async (stage) => {
    await expect(submit(stage)).toHaveAttribute('aria-busy', 'true')
    await expect(stage.player.dialog.getByLabel('Tutar')).toBeDisabled()
  },
  'paying outside': async (stage) => {
    await expect(inDialog(stage, 'Ödemeye devam et')).toBeEnabled()
  },
  told: async (stage) => {
    const { method } = inputOf(stage)
    const words = method.kind === 'message' ? /canlı destek/ : /Havaleniz/
    await expect(stage.player.dialog.getByText(words)).toBeVisible()
  },
  withdrawn: async (stage) => {
    await expect(stage.player.dialog.getByRole('heading', { name: 'Talebiniz alındı' })).toBeVisible()
    await expect(inDialog(stage, 'Kapat')).toHaveCount(1)
  },
  closed: async ({ player }) => {
    await expect(player.dialog).toBeHidden()
  },
}

const effects: Payment['effects'] = {
  'show the failure': toastOfFailure,
  'show the success': toastOfSuccess,
  'show that no data was found': async ({ player }) => {
    await expect(player.toast('Veri bulunamadı.').first()).toBeVisible()
  },
  'open the payment page': async ({ page }) => {
    await expect.poll(() => page.context().pages().length).toBeGreaterThan(1)
  },
}

replay<typeof paymentMachine, PaymentEffect>('payment', {
  open: async (stage) => {
    const { page, player, server } = stage
    const { purpose } = inputOf(stage)
    const account = await Account.of(page, player.person)
    if (purpose === 'withdraw') await account.paysIn(250)
    await account.comesBack()
    await page.clock.install()
    await server.hold('payment/detail', callOf(stage))
    await page.goto(`/dashboard/${purpose}`)
    await page.getByRole('button', { name: methodOf(stage) }).click()
    await expect(player.dialog).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
