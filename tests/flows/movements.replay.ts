import { expect, type Page } from '@playwright/test'
import type { MovementPage } from '#contract/movement.ts'
import type { MovementsEffect, movementsMachine } from '#machines/movements/movements.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Movements = Replay<typeof movementsMachine, MovementsEffect>

const call = 'transaction/movements'

const panel = ({ page }: Stage) => page.getByRole('dialog', { name: 'Bakiye hareketleri' })
const more = (stage: Stage) => panel(stage).getByRole('button', { name: 'Daha fazla göster' })
const renewing = (stage: Stage) => panel(stage).locator('ul[aria-busy=true]')
const alert = (stage: Stage) => panel(stage).getByRole('alert')

/** What changes the balance also makes the page request it, which shows that the panel has heard. */
const asked = new WeakMap<Page, { times: number }>()
async function untilHeard({ page }: Pick<Stage, 'page'>, tell: () => Promise<void> | void): Promise<void> {
  const count = asked.get(page) ?? { times: 0 }
  const before = count.times
  await tell()
  await expect.poll(() => count.times, 'the balance is asked for').toBeGreaterThan(before)
}

const connects = ({ hub, page }: Stage) =>
  untilHeard({ page }, async () => {
    await hub.breaks()
    await page.clock.runFor(0)
    await hub.connects()
  })

const hands: Movements['hands'] = {
  'show more': async (stage) => {
    await more(stage).click()
  },
  'try again': async (stage) => {
    await panel(stage).getByRole('button', { name: 'Yeniden dene' }).click()
  },
}

const worlds: Movements['worlds'] = {
  'hub.balance changed': (stage) => untilHeard(stage, () => stage.hub.says('Balance', {})),
  'hub.connected': connects,
  'load the movements is done': async (stage, { output }) => {
    const { list } = output as MovementPage
    await stage.server.say(call, { success: true, message: '', data: output })
    for (const { id } of list) await expect(panel(stage).locator(`[data-id="${id}"]`)).toHaveCount(1)
  },
  'load the movements fails': ({ server }, { error }) => server.fail(call, error),
}

const asking = async (stage: Stage) => {
  await stage.server.isAsked(call)
  await expect(renewing(stage)).toHaveCount(1)
}
const askingForMore = async (stage: Stage) => {
  await stage.server.isAsked(call)
  await expect(more(stage)).toHaveAttribute('aria-busy', 'true')
}

const sees: Movements['sees'] = {
  'loading.asking once': asking,
  'loading.asking once more': asking,
  'loading more.asking once': askingForMore,
  'loading more.asking once more': askingForMore,
  list: async (stage) => {
    await stage.server.isAsked(call, 0)
    await expect(renewing(stage)).toHaveCount(0)
    await expect(more(stage).and(stage.page.locator('[aria-busy=true]'))).toHaveCount(0)
    await expect(alert(stage)).toHaveCount(0)
  },
  'nothing moved': async (stage) => {
    await expect(panel(stage)).toContainText('Bakiyenizi değiştiren her işlemi burada göreceksiniz.')
  },
  unavailable: async (stage) => {
    await stage.server.isAsked(call, 0)
    await expect(alert(stage)).toBeVisible()
  },
}

replay<typeof movementsMachine, MovementsEffect>('movements', {
  open: async (stage) => {
    const { page, player, server, hub } = stage
    const account = await Account.of(page, player.person)
    await account.comesBack()
    const count = { times: 0 }
    asked.set(page, count)
    page.on('request', (request) => {
      if (request.url().endsWith('/api/user/balance')) count.times += 1
    })
    await page.clock.install()
    await server.hold(call)
    await hub.hold()
    await page.goto('/')
    await player.hasBalance('0,00')
    await untilHeard(stage, () => hub.connects())
    await player.balanceButton.click()
    await expect(panel(stage).getByLabel('Bakiye hareketleri yükleniyor')).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
