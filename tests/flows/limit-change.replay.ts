import { expect } from '@playwright/test'
import { limitName, standingWith } from '#charts/flows/protection.given.ts'
import type { CallName } from '#contract/index.ts'
import type {
  FoundLimit,
  LimitChangeEffect,
  limitChangeMachine,
} from '#machines/limit-change/limit-change.machine.ts'
import type { Case } from 'statechart-walk'
import { Account } from '../browser/account.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { turnTab, watchingEnds } from './driver/turn-tab.ts'

type LimitChange = Replay<typeof limitChangeMachine, LimitChangeEffect>

const load = 'protection/limits'
const set = 'protection/setlimit'
const confirm = 'protection/confirmraise'
const cancel = 'protection/cancelraise'
/** Milliseconds. */
const anotherLook = 60_000

const amount = ({ page }: Stage) => page.getByLabel('Yeni limit', { exact: true })
const press =
  (name: string) =>
  async ({ player }: Stage) => {
    await player.button(name).click()
  }

const hands: LimitChange['hands'] = {
  'set the limit': async (stage) => {
    await amount(stage).fill('500')
    await stage.player.button('Limiti kaydet').click()
  },
  'remove the limit': press('Limiti kaldır'),
  'choose another amount': press('Başka bir limit gir'),
  'confirm the raise': press('Onayla'),
  'cancel the request': press('Talebi iptal et'),
  'try again': press('Yeniden dene'),
}

/** The real server does not hold what the path has in its place. */
const says =
  (call: CallName) =>
  (stage: Stage, { output }: Case) =>
    stage.server.say(call, { success: true, message: '', data: standingWith((output as FoundLimit).limit) })

const fails =
  (call: CallName) =>
  ({ server }: Stage, { error }: Case) =>
    server.fail(call, error)

const worlds: LimitChange['worlds'] = {
  'load the limit is done': says(load),
  'load the limit fails': fails(load),
  'set the limit is done': async (stage, event) => {
    const isReal = (event['output'] as FoundLimit).limit?.request === null
    await (isReal ? stage.server.agree(set) : says(set)(stage, event))
  },
  'set the limit fails': fails(set),
  'confirm the raise is done': says(confirm),
  'confirm the raise fails': fails(confirm),
  'cancel the request is done': says(cancel),
  'cancel the request fails': fails(cancel),
  'tab.hidden': turnTab('hidden'),
  'tab.shown': turnTab('visible'),
  'watch the tab is done': watchingEnds,
  'watch the tab fails': watchingEnds,
  'another look is over': lasts(anotherLook),
}

const heading =
  (name: string) =>
  async ({ page }: Stage) => {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
const isBusy = async ({ player }: Stage, name: string) => {
  await expect(player.button(name)).toHaveAttribute('aria-busy', 'true')
}
const loads = async ({ page }: Stage) => {
  await expect(page.getByLabel('Limit yükleniyor')).toBeVisible()
}

const isWaiting = async (stage: Stage) => {
  await heading('Talebiniz bekliyor')(stage)
  await expect(stage.player.button('Onayla')).toHaveCount(0)
}

const sees: LimitChange['sees'] = {
  loading: loads,
  'filling in': async (stage) => {
    await expect(amount(stage)).toBeEnabled()
    const hasLimit = stage.arrival?.context.limit !== null
    await expect(stage.player.button('Limiti kaldır')).toHaveCount(hasLimit ? 1 : 0)
  },
  setting: async (stage) => {
    await expect(amount(stage)).toBeDisabled()
    await isBusy(stage, 'Limiti kaydet')
  },
  set: heading('Limitiniz geçerli'),
  'waiting.resting': async (stage) => {
    await isWaiting(stage)
    await stage.server.isAsked(load, 0)
  },
  'waiting.looking': async (stage) => {
    await isWaiting(stage)
    await stage.server.isAsked(load)
  },
  'waiting.out of sight': async (stage) => {
    await isWaiting(stage)
    await stage.server.isAsked(load, 0)
  },
  'asking for the confirmation': async (stage) => {
    await heading('Talebinizi onaylıyor musunuz?')(stage)
    await expect(stage.player.button('Onayla')).not.toHaveAttribute('aria-busy', 'true')
  },
  confirming: (stage) => isBusy(stage, 'Onayla'),
  'finding out': loads,
  raised: heading('Talebiniz uygulandı'),
  lapsed: heading('Talebiniz artık geçerli değil'),
  cancelling: (stage) => isBusy(stage, 'Talebi iptal et'),
  cancelled: heading('Talebiniz iptal edildi'),
  unavailable: async ({ page, player }) => {
    await expect(page.locator('main').getByRole('alert')).toContainText('Limitiniz yüklenemedi')
    await expect(player.button('Yeniden dene')).toBeVisible()
  },
}

replay<typeof limitChangeMachine, LimitChangeEffect>('limit change', {
  open: async ({ page, player, server }) => {
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await server.hold(load, set, confirm, cancel)
    await page.goto(`/dashboard/limit-change?${new URLSearchParams(limitName)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('24 saatlik para yatırma limiti')
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {},
})
