import { expect } from '@playwright/test'
import type { slotSessionMachine, SlotSessionEffect } from '#machines/slot-session/slot-session.machine.ts'
import { Account } from '../browser/account.ts'
import { gameOf, OpenGame, pathOf } from '../browser/game.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Session = Replay<typeof slotSessionMachine, SlotSessionEffect>

const begin = 'protection/beginslotsession'
const look = 'protection/slotsession'
const launch = 'casino/dtlaunchurl'

const heading = ({ page }: Stage) => page.getByRole('heading', { name: 'Slot oturumunuz', exact: true })
const amount = ({ page }: Stage) => page.getByLabel('En yüksek kayıp tutarı', { exact: true })

const hands: Session['hands'] = {
  'begin the session': async (stage) => {
    await amount(stage).fill('100')
    await stage.player.button('Oturumu başlat').click()
  },
}

const worlds: Session['worlds'] = {
  'begin the session is done': ({ server }) => server.agree(begin),
  'begin the session fails': ({ server }, { error }) => server.fail(begin, error),
  'look for a session is done': ({ server }, { output }) =>
    server.say(look, { success: true, message: '', data: output }),
  'look for a session fails': ({ server }, { error }) => server.fail(look, error),
}

const waits = (call: typeof begin | typeof look) => async (stage: Stage) => {
  await stage.server.isAsked(call)
  await expect(amount(stage)).toBeDisabled()
  await expect(stage.player.button('Oturumu başlat')).toHaveAttribute('aria-busy', 'true')
}

const sees: Session['sees'] = {
  'filling in': async (stage) => {
    await expect(heading(stage)).toBeVisible()
    await expect(amount(stage)).toBeEnabled()
    const hasFailed = stage.arrival?.context.failure !== null
    await expect(stage.page.getByRole('main').getByRole('alert')).toHaveCount(hasFailed ? 1 : 0)
  },
  beginning: waits(begin),
  'finding out': waits(look),
  begun: async (stage) => {
    await expect(heading(stage)).toHaveCount(0)
  },
}

replay<typeof slotSessionMachine, SlotSessionEffect>('slot session', {
  open: async (stage) => {
    const { page, player, server } = stage
    const account = await Account.of(page, player.person, 'İspanya')
    await account.comesBack()
    await page.clock.install()
    await page.goto(pathOf(await gameOf(account, 'dt')))
    await expect(heading(stage)).toBeVisible()
    // The next launch is refused where the path answers in place of the server.
    await server.hold(begin, look, launch)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {
    'launch the game': async ({ page, server }) => {
      await server.isAsked(launch)
      await expect(page.getByText('Oyun açılıyor…')).toBeVisible()
      await expect(new OpenGame(page, 'dt').frame).toHaveCount(0)
    },
  },
})
