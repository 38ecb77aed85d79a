import { expect, type Page } from '@playwright/test'
import type { phoneVerificationMachine } from '#machines/phone-verification/phone-verification.machine.ts'
import { failureOf } from '#machines/failure.ts'
import { Account } from '../browser/account.ts'
import { lasts, pass, stopTheClock, timeOf } from '../browser/page-clock.ts'
import {
  button,
  codeField,
  goneOf,
  hands,
  otherPhone,
  phoneField,
  sees,
  type Phone,
  type PhoneEffect,
} from './phone-verification.hands.ts'
import { replay, type Stage } from './driver/replay.ts'

const call = 'customer/updatephone'
/** Section 9. */
const second = 1_000
const resendWait = 60_000
/** Milliseconds of the page's clock within which the number of seconds may change. */
const step = 10
/** Milliseconds: one second of the page's clock, in such steps, on a busy machine. */
const patience = 120_000
/** Replaces 'too soon': the server's clock does not move with the page's. */
const sent = {
  message: 'Kod gönderildi.',
  data: { sentAt: '2026-01-01T10:00:00Z', expiresAt: '2026-01-01T10:05:00Z' },
}

const worlds: Phone['worlds'] = {
  'recall the sent code is done': () => Promise.resolve(),
  'recall the sent code fails': () => Promise.reject(new Error('The storage of a browser does not fail')),
  'send the code is done': ({ server }) => server.agree(call, sent),
  'send the code fails': ({ server }, { error }) => server.fail(call, error),
  'verify the code is done': async ({ page, server }) => {
    await server.agree(call)
    const kept = () => page.evaluate(() => localStorage.getItem('sentCode'))
    await expect.poll(kept, 'the note of the sent code').toBeNull()
  },
  'verify the code fails': async (stage, { error }) => {
    if (failureOf(error).kind !== 'refused') return stage.server.fail(call, error)
    await stage.server.refuse(call)
    await expect(codeField(stage)).toHaveValue('')
  },
  // A recalled code has less of the wait left.
  'resend wait is over': (stage) => lasts(resendWait, isRecalled(stage) ? gone.get(stage.page) : 0)(stage),
  'tick is over': tellsEachSecond,
}

/** The timer may be in the middle of a second: it waits for the next number first. */
async function tellsEachSecond({ page }: Stage): Promise<void> {
  const timer = page.getByRole('timer')
  const says = async () => (await timer.textContent()) ?? ''
  const before = await says()
  const comes = async () => {
    await pass(step)({ page })
    return says()
  }
  await expect.poll(comes, { intervals: [10], timeout: patience }).not.toBe(before)
  const next = await says()
  await pass(second - 2 * step)({ page })
  await expect(timer).toHaveText(next)
  await pass(3 * step)({ page })
  await expect(timer).not.toHaveText(next)
}

/** The age of a recalled code, at most, in milliseconds: its wait is shown in whole seconds. */
const gone = new WeakMap<Page, number>()
const sentAt = new WeakMap<Page, number>()

function isRecalled({ model, walked }: Stage): boolean {
  const before = walked.moments.slice(0, walked.moments.findIndex(({ state }) => state === model) + 1)
  const sending = before.findLast(({ event }) =>
    /done\.actor\.(recall the sent|send the) code$/.test(event?.type ?? ''),
  )
  return sending?.event?.type === 'xstate.done.actor.recall the sent code'
}

const opens: Record<string, (stage: Stage) => Promise<void>> = {
  'a player whose phone is not verified': async (stage) => {
    await comesBack(stage)
    const [first] = stage.walked.path.steps
    const kept = first?.event['output']
    if (kept === null) return
    await button(stage, 'Numarayı Güncelle').click()
    sentAt.set(stage.page, await timeOf(stage.page))
    await phoneField(stage).fill(otherPhone(stage))
    await phoneField(stage).press('Enter')
    await expect(codeField(stage)).toBeVisible()
    await expect(stage.player.toast(/gönderildi/)).toBeVisible()
    await stage.page.clock.fastForward(goneOf(kept))
    await stage.page.reload()
    await expect(codeField(stage)).toBeVisible()
  },
  'a player who has just registered': async ({ page, player, server }) => {
    await page.goto('/')
    await player.opensSignUp()
    await player.fillsInSignUp()
    await server.hold(call)
    await player.dialog.getByRole('button', { name: 'Üye Ol', exact: true }).click()
    await expect(player.button('Kodu Gönder')).toBeVisible()
  },
  'a player whose phone is verified': async (stage) => {
    const { page, player } = stage
    const account = await Account.of(page, player.person)
    const phone = account.session.phone
    await account.ask(call, { step: 1, phone })
    await account.ask(call, { step: 2, phone, code: await player.codeFromSms() })
    await account.comesBack({ smsVerified: true })
    await page.goto('/dashboard/phone-verification')
  },
}

async function comesBack({ page, player }: Stage): Promise<void> {
  const account = await Account.of(page, player.person)
  await account.comesBack()
  await page.goto('/dashboard/phone-verification')
}

const effects: Phone['effects'] = {
  'report the phone': async ({ page }) => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('session')))
      .toContain('"smsVerified":true')
  },
}

// @holds 2.70 F13 F14
replay<typeof phoneVerificationMachine, PhoneEffect>('phone verification', {
  open: async (stage) => {
    await stage.page.clock.install()
    await opens[stage.walked.path.start.name]?.(stage)
    await stage.server.hold(call)
    await stopTheClock(stage.page)
    const now = await timeOf(stage.page)
    gone.set(stage.page, now - (sentAt.get(stage.page) ?? now) + second)
  },
  hands,
  worlds,
  sees,
  effects,
})
