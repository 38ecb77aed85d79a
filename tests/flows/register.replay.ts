import { expect } from '@playwright/test'
import { askAgain, type registerMachine } from '#machines/register/register.machine.ts'
import { Account } from '../browser/account.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Register = Replay<typeof registerMachine, never>

const call = 'protection/register'
const main = ({ page }: Stage) => page.getByRole('main')
const notice = (stage: Stage) => main(stage).getByRole('status').filter({ hasText: 'GAMSTOP' })
const again = (stage: Stage) => main(stage).getByRole('button', { name: 'Yeniden dene', exact: true })

const hands: Register['hands'] = { 'try again': (stage) => again(stage).click() }

const worlds: Register['worlds'] = {
  'ask the register is done': ({ server }, { output }) =>
    server.say(call, { success: true, message: '', data: output }),
  'ask the register fails': ({ server }, { error }) => server.fail(call, error),
  'ask again is over': lasts(askAgain),
}

const showsNothing = async (stage: Stage) => {
  await stage.server.isAsked(call, 0)
  await expect(notice(stage)).toHaveCount(0)
}
const isSilent = (stage: Stage) =>
  expect(notice(stage)).toContainText('GAMSTOP kayıt sisteminden yanıt alamıyoruz.')

const sees: Register['sees'] = {
  asking: async (stage) => {
    await stage.server.isAsked(call)
    await expect(notice(stage)).toHaveCount(0)
  },
  clear: showsNothing,
  'not known': showsNothing,
  excluded: async (stage) => {
    await expect(notice(stage)).toContainText('GAMSTOP kayıt sisteminde yer alıyorsunuz.')
    await expect(again(stage)).toHaveCount(0)
  },
  'silent.waiting': async (stage) => {
    await isSilent(stage)
    await expect(again(stage)).not.toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(call, 0)
  },
  'silent.asking again': async (stage) => {
    await isSilent(stage)
    await expect(again(stage)).toHaveAttribute('aria-busy', 'true')
    await stage.server.isAsked(call)
  },
}

replay<typeof registerMachine, never>('register', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person, 'Birleşik Krallık')
    await account.comesBack()
    await page.clock.install()
    await server.hold(call)
    await page.goto('/dashboard/deposit')
    await server.isAsked(call)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
