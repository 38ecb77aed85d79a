import { expect } from '@playwright/test'
import type {
  FoundPayment,
  PaymentEffect,
  PaymentForm,
  PaymentInput,
  paymentMachine,
  Submitted,
} from '#machines/payment/payment.machine.ts'
import { calls } from '#contract/index.ts'
import { Account } from '../browser/account.ts'
import { asKept, numberEffects } from './driver/kept-numbers.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { turnTab, watchingEnds } from './driver/turn-tab.ts'

type Payment = Replay<typeof paymentMachine, PaymentEffect>

/** Section 9. */
const closeOnFailure = 100
const closeAfterTheWithdrawal = 500
const anotherLook = 5_000
const outcome = 'payment/status'

const inputOf = ({ walked }: Stage) => walked.path.start.input as PaymentInput
const callOf = (stage: Stage) => `payment/${inputOf(stage).purpose}` as const
const isUnanswered = ({ walked }: Stage) => walked.path.start.name === 'a deposit whose answer never came'
const paysOutside = ({ walked }: Stage) =>
  walked.path.start.name === 'a deposit that is paid outside' ||
  walked.path.steps.some(({ event }) => (event['output'] as Submitted | undefined)?.page?.startsWith('http'))

/** A method of the real server that behaves as the path says. */
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
  'try again': (stage) => inDialog(stage, 'Yeniden dene').click(),
  finish: async (stage) => {
    await inDialog(stage, 'Kapat').last().click()
  },
}

const atTheTill = async ({ page }: Stage, action: 'pay' | 'decline') => {
  const till = page.context().pages().at(-1)
  await page.request.post(till?.url() ?? '', { form: { action } })
}

const accounts = new WeakMap<Stage['page'], Account>()
let amounts = 0

const worlds: Payment['worlds'] = {
  'load the fields is done': ({ server }, { output }) =>
    (output as PaymentForm).fields.length > 0
      ? server.agree('payment/detail')
      : server.say('payment/detail', { success: true, message: '', data: [] }),
  'load the fields fails': ({ server }, { error }) => server.fail('payment/detail', error),
  'submit is done': (stage) => stage.server.agree(callOf(stage)),
  'submit fails': (stage, { error }) => stage.server.fail(callOf(stage), error),
  'ask what became of it is done': async (stage, { output }) => {
    const { server } = stage
    const found = output as FoundPayment | null
    if (found === null) return server.agree(outcome)
    const { message, ...data } = found
    if (isUnanswered(stage) || found.outcome === 'merged')
      return server.say(outcome, { success: true, message, data })
    if (found.outcome === 'paid') await atTheTill(stage, 'pay')
    if (found.outcome === 'declined') await atTheTill(stage, 'decline')
    await server.agree(outcome)
  },
  'ask what became of it fails': ({ server }, { error }) => server.fail(outcome, error),
  'hub.notified': async ({ hub, page }) => {
    amounts += 1
    await accounts.get(page)?.paysIn(75 + amounts)
    await hub.passesOn('Notification')
  },
  'tab.hidden': turnTab('hidden'),
  'tab.shown': turnTab('visible'),
  'watch the tab is done': watchingEnds,
  'watch the tab fails': watchingEnds,
  'another look is over': lasts(anotherLook),
  'close on failure is over': lasts(closeOnFailure),
  'close after the withdrawal is over': lasts(closeAfterTheWithdrawal),
}

const loading = async ({ player }: Stage) => {
  await expect(player.dialog.getByText('Form yükleniyor')).toBeAttached()
}

const sees: Payment['sees'] = {
  opening: tooShortToSee,
  'loading the fields': loading,
  /** Only without a form: a refused payment stays in its form. */
  failed: async (stage) => {
    await loading(stage)
    expect(['payment/detail', outcome]).toContain(stage.server.lastCall)
  },
  'filling in': async (stage) => {
    await expect(submit(stage)).toBeVisible()
    await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true')
    await expect(stage.player.dialog.getByLabel('Tutar')).toBeEnabled()
  },
  submitting: async (stage) => {
    await expect(submit(stage)).toHaveAttribute('aria-busy', 'true')
    await expect(stage.player.dialog.getByLabel('Tutar')).toBeDisabled()
  },
  'finding the payment': async (stage) => {
    if (stage.arrival?.context.fields.length === 0) await loading(stage)
    else await expect(submit(stage)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(outcome)
  },
  'paying outside.looking': async (stage) => {
    await expect(inDialog(stage, 'Ödemeye devam et')).toBeEnabled()
    await stage.server.isAsked(outcome)
  },
  'paying outside.waiting': async (stage) => {
    await expect(inDialog(stage, 'Ödemeye devam et')).toBeEnabled()
    await stage.server.isAsked(outcome, 0)
  },
  'paying outside.out of sight': ({ server }) => server.isAsked(outcome, 0),
  paid: async (stage) => {
    const { dialog } = stage.player
    await expect(dialog.getByRole('heading', { name: 'Ödemeniz tamamlandı' })).toBeVisible()
    await expect(dialog.getByText(/Yeni bakiyeniz: ₺/)).toBeVisible()
    await expect(inDialog(stage, 'Oyunlara git')).toBeEnabled()
  },
  declined: async (stage) => {
    const alert = stage.player.dialog.getByRole('alert')
    await expect(alert).toContainText('Ödemeniz tamamlanamadı')
    await expect(alert).toContainText(stage.server.lastMessage)
    await expect(inDialog(stage, 'Yeniden dene')).toBeEnabled()
  },
  told: async (stage) => {
    const { method } = inputOf(stage)
    if (isUnanswered(stage) || paysOutside(stage))
      return expect(stage.player.dialog.getByText('Referans: reference-1')).toBeVisible()
    const words = method.kind === 'message' ? /canlı desteğe/ : /Havaleniz/
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

/** As after a reload before the answer came. */
async function wasReloaded(stage: Stage, account: Account): Promise<void> {
  const methods = calls['payment/methods'].data.parse(await account.ask('payment/methods', { type: 1 }))
  const method = methods.find(({ name }) => methodOf(stage).test(name))
  await stage.page.addInitScript(
    ([key, number]) => localStorage.setItem(key, number),
    asKept(account, `deposit ${method?.id}`),
  )
}

const effects: Payment['effects'] = numberEffects

// @holds 2.85b F7 F8
replay<typeof paymentMachine, PaymentEffect>('payment', {
  open: async (stage) => {
    const { page, player, server, hub } = stage
    const { purpose } = inputOf(stage)
    const account = await Account.of(page, player.person)
    accounts.set(page, account)
    if (purpose === 'withdraw') await account.paysIn(250)
    await account.comesBack()
    if (isUnanswered(stage)) await wasReloaded(stage, account)
    await page.clock.install()
    await server.hold('payment/detail', callOf(stage), outcome)
    await hub.hold()
    await page.goto(`/dashboard/${purpose}`)
    await page.getByRole('button', { name: methodOf(stage) }).click()
    await expect(player.dialog).toBeVisible()
    await hub.connects()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
  atOnce: ['keep the number beyond a reload', 'drop the kept number'],
})
