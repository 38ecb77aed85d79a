import { expect, type Locator } from '@playwright/test'
import { failureOf } from '#machines/failure.ts'
import type { recoveryMachine, RecoveryEffect } from '#machines/recovery/recovery.machine.ts'
import { otherThan } from '#tests/browser/player.ts'
import { Account } from '../browser/account.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Recovery = Replay<typeof recoveryMachine, RecoveryEffect>

const send = 'auth/sendresetpassword'
const check = 'auth/checkresetcode'
const change = 'auth/changepasswordwithcode'
/** Section 9. */
const loginWait = 1_000
/** Replaces 'too soon': the server's clock does not move with the page's. */
const sent = { message: 'Kod gönderildi.', data: null }

const field = ({ player }: Stage, name: string): Locator => player.dialog.getByLabel(name, { exact: true })
const username = (stage: Stage) => field(stage, 'Kullanıcı adı')
const code = (stage: Stage) => field(stage, 'Şifre yenileme kodu')
const password = (stage: Stage) => field(stage, 'Şifre')
const button = ({ player }: Stage, name: string): Locator =>
  player.dialog.getByRole('button', { name, exact: true })

const hands: Recovery['hands'] = {
  'send the code': async (stage) => {
    await username(stage).fill(stage.player.person.username)
    await username(stage).press('Enter')
  },
  'check the code': async (stage) => {
    const right = await stage.player.codeFromMail()
    const isRight = stage.next?.type === 'xstate.done.actor.check the code'
    await code(stage).fill(isRight ? right : otherThan(right))
    await button(stage, 'Devam Et').click()
  },
  'change the password': async (stage) => {
    await password(stage).fill('yepyeni-bahce')
    await field(stage, 'Şifreyi tekrar yazın').fill('yepyeni-bahce')
    await button(stage, 'Şifreyi Değiştir').click()
  },
  'go back': (stage) => button(stage, 'Geri').click(),
  'begin again': (stage) => button(stage, 'Yeni Kod İste').click(),
}

const worlds: Recovery['worlds'] = {
  'send the code is done': ({ server }) => server.agree(send, sent),
  'send the code fails': ({ server }, { error }) => server.fail(send, error),
  'check the code is done': ({ server }) => server.agree(check),
  'check the code fails': ({ server }, { error }) =>
    failureOf(error).kind === 'refused' ? server.refuse(check) : server.fail(check, error),
  'change the password is done': ({ server }) => server.agree(change),
  'change the password fails': ({ server }, { error }) => server.fail(change, error),
  'login wait is over': lasts(loginWait),
}

const waits = (find: (stage: Stage) => Locator, name: string) => async (stage: Stage) => {
  await expect(find(stage)).toBeDisabled()
  await expect(button(stage, name)).toHaveAttribute('aria-busy', 'true')
}
const heading = ({ player }: Stage, name: string) => player.dialog.getByRole('heading', { name, exact: true })

/** Only a failure that the flow still knows marks a field. */
async function isMarkedAnew({ player, arrival }: Stage): Promise<void> {
  if (arrival?.context.failure === null)
    await expect(player.dialog.locator('[aria-invalid=true]')).toHaveCount(0)
}

const sees: Recovery['sees'] = {
  'asking for the username': async (stage) => {
    await expect(username(stage)).toBeEnabled()
    await isMarkedAnew(stage)
    await expect(heading(stage, 'Şifremi Unuttum')).toBeVisible()
  },
  'sending the code': waits(username, 'Devam Et'),
  'asking for the code': async (stage) => {
    await expect(code(stage)).toBeEnabled()
    await isMarkedAnew(stage)
    await expect(stage.player.dialog.getByText(/e-posta adresinize bir kod gönderildi/)).toBeVisible()
  },
  'checking the code': waits(code, 'Devam Et'),
  'asking for a new password': async (stage) => {
    await expect(password(stage)).toBeEnabled()
    await isMarkedAnew(stage)
    await expect(heading(stage, 'Yeni Şifre')).toBeVisible()
  },
  'changing the password': waits(password, 'Şifreyi Değiştir'),
  done: async ({ player }) => {
    await expect(player.dialog.getByText(/Şifreniz başarıyla değiştirildi/)).toBeVisible()
  },
  'going to the login': async (stage) => {
    await expect(heading(stage, 'Giriş Yap')).toBeVisible()
    await expect(username(stage)).toBeEnabled()
  },
}

const effects: Recovery['effects'] = {}

// @holds 2.73 2.74 F6
replay<typeof recoveryMachine, RecoveryEffect>('recovery', {
  open: async (stage) => {
    const { page, player, server } = stage
    await page.clock.install()
    await Account.of(page, player.person)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
    await player.dialog.getByRole('button', { name: 'Şifremi Unuttum' }).click()
    await expect(heading(stage, 'Şifremi Unuttum')).toBeVisible()
    await server.hold(send, check, change)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
