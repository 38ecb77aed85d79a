import { expect } from '@playwright/test'
import { failureOf } from '#machines/failure.ts'
import type { LoginEffect, loginMachine } from '#machines/login/login.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Login = Replay<typeof loginMachine, LoginEffect>

const call = 'auth/login'

const username = ({ player }: Stage) => player.dialog.getByLabel('Kullanıcı adı')
const password = ({ player }: Stage) => player.dialog.getByLabel('Şifre', { exact: true })
const submit = ({ player }: Stage) => player.dialog.getByRole('button', { name: 'Giriş Yap' })

const hands: Login['hands'] = {
  'log in': async (stage) => {
    const isRight = stage.next?.type === 'xstate.done.actor.log in'
    const { person } = stage.player
    await username(stage).fill(person.username)
    await password(stage).fill(isRight ? person.password : `${person.password}-degil`)
    await submit(stage).click()
  },
}

const worlds: Login['worlds'] = {
  'log in is done': ({ server }) => server.agree(call),
  'log in fails': ({ server }, { error }) =>
    failureOf(error).kind === 'refused' ? server.refuse(call) : server.fail(call, error),
}

const sees: Login['sees'] = {
  'filling in': async (stage) => {
    await expect(username(stage)).toBeEnabled()
    await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  'logging in': async (stage) => {
    await expect(username(stage)).toBeDisabled()
    await expect(submit(stage)).toHaveAttribute('aria-busy', 'true')
  },
  'logged in': async ({ page, player }) => {
    await expect(player.dialog).toBeHidden()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toHaveCount(0)
    const stored = await page.evaluate(() => localStorage.getItem('session'))
    expect(stored).toContain(player.person.username)
  },
}

const effects: Login['effects'] = {}

replay<typeof loginMachine, LoginEffect>('login', {
  open: async ({ page, player, server }) => {
    await Account.of(page, player.person)
    await page.clock.install()
    await server.hold(call)
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' }).click()
    await expect(player.dialog).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
