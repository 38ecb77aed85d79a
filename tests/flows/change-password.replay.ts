import { expect } from '@playwright/test'
import type {
  ChangePasswordEffect,
  changePasswordMachine,
} from '#machines/change-password/change-password.machine.ts'
import { failureOf } from '#machines/failure.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type ChangePassword = Replay<typeof changePasswordMachine, ChangePasswordEffect>

const call = 'customer/changepassword'
const fresh = 'sabah-bahcesi'

const field = ({ page }: Stage, label: string) => page.getByLabel(label, { exact: true })
const submit = ({ page }: Stage) => page.getByRole('button', { name: 'Değiştir', exact: true })

const hands: ChangePassword['hands'] = {
  'change the password': async (stage) => {
    const isRight = stage.next?.type === 'xstate.done.actor.change the password'
    const { password } = stage.player.person
    await field(stage, 'Mevcut şifre').fill(isRight ? password : `${password}-degil`)
    await field(stage, 'Yeni şifre').fill(fresh)
    await field(stage, 'Yeni şifre (tekrar)').fill(`${fresh}-degil`)
    await submit(stage).click()
    const again = field(stage, 'Yeni şifre (tekrar)')
    await expect(again).toHaveAccessibleDescription('Şifreler aynı değil.')
    await again.fill(fresh)
    await submit(stage).click()
  },
}

const worlds: ChangePassword['worlds'] = {
  'change the password is done': ({ server }) => server.agree(call),
  'change the password fails': async (stage, { error }) => {
    if (failureOf(error).kind !== 'refused') return stage.server.fail(call, error)
    await stage.server.refuse(call)
    await expect(field(stage, 'Mevcut şifre')).toHaveAccessibleDescription('Mevcut şifreniz hatalı.')
  },
}

const sees: ChangePassword['sees'] = {
  'filling in': async (stage) => {
    await expect(field(stage, 'Mevcut şifre')).toBeEnabled()
    await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  changing: async (stage) => {
    await expect(field(stage, 'Mevcut şifre')).toBeDisabled()
    await expect(submit(stage)).toHaveAttribute('aria-busy', 'true')
  },
  changed: async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Şifreniz değiştirildi' })).toBeVisible()
  },
}

const effects: ChangePassword['effects'] = {}

replay<typeof changePasswordMachine, ChangePasswordEffect>('change password', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(call)
    await page.goto('/dashboard/change-password')
    await expect(page.getByRole('heading', { name: 'Şifre Değiştir' })).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
