import { expect, type Page } from '@playwright/test'
import type { CallName } from '#contract/index.ts'
import type { GameDialect } from '#contract/game-providers.ts'
import type { gameMachine, GameEffect, GameInput } from '#machines/game/game.machine.ts'
import { gameOf, OpenGame, pathOf } from '#tests/browser/game.ts'
import { Account } from '../browser/account.ts'
import { HeldFrames } from './driver/held-frames.ts'
import { arrives, lasts, stopTheClock, timeOf } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'
import { sizeOf } from './site.hands.ts'

type Effect = GameEffect | 'open the deposit'
type Game = Replay<typeof gameMachine, Effect>

const launchWait = 10_000
const inputOf = ({ walked }: Stage) => walked.path.start.input as GameInput
const system = (stage: Stage) => inputOf(stage).game.system as GameDialect
const callOf = (stage: Stage): CallName => `casino/${system(stage)}launchurl`
const opened = (stage: Stage) => new OpenGame(stage.page, system(stage))
const frames = new WeakMap<Page, HeldFrames>()
/** Milliseconds, at most, between the request of the game and the stop of the clock. */
const gone = new WeakMap<Page, number>()

const says = (name: Parameters<OpenGame['own']>[0]) => (stage: Stage) => opened(stage).own(name).click()

const hands: Game['hands'] = {
  reload: (stage) => opened(stage).bar('Oyunu yeniden yükle').click(),
  'try again': ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Yeniden dene' }).click(),
  leave: (stage) => opened(stage).bar('Oyunu kapat').click(),
}

const worlds: Game['worlds'] = {
  'ask for the address is done': (stage) => stage.server.agree(callOf(stage)),
  'ask for the address fails': (stage, { error }) => stage.server.fail(callOf(stage), error),
  'launch wait is over': async (stage) => {
    const isFirst = stage.model === stage.walked.moments[0]?.state
    await lasts(launchWait, isFirst ? gone.get(stage.page) : 0)(stage)
    if (stage.model?.matches('launching')) await stage.server.overtaken(callOf(stage))
  },
  'game.loaded': async ({ page }) => frames.get(page)?.comes(),
  'game.exit asked': says('Oyunlara dön'),
  'game.reload asked': says('Oyunu yeniden yükle'),
  'game.deposit asked': says('Para yatır'),
  'game.failed': async (stage) => {
    await opened(stage)
      .table.locator('body')
      .evaluate(() => window.parent.postMessage({ sender: 'game', type: 'error' }, '*'))
  },
}

const reads = (sentence: string) => async (stage: Stage) => {
  await expect(stage.page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
}

const isPlayed = async (stage: Stage) => {
  await arrives(opened(stage).own('Oyunlara dön'))
  await opened(stage).isPlayed()
}

const sees: Game['sees'] = {
  'launching.asking for the address': async (stage) => {
    await reads('Oyun açılıyor…')(stage)
    await stage.server.isAsked(callOf(stage))
    await expect(opened(stage).frame).toHaveCount(0)
  },
  'launching.reloading': async (stage) => {
    await reads('Oyun yeniden yüklenecek. Lütfen bekleyin…')(stage)
    await stage.server.isAsked(callOf(stage))
    await expect(opened(stage).frame).toHaveCount(0)
  },
  'in the frame.coming': async (stage) => {
    await reads('Oyun açılıyor…')(stage)
    await expect(opened(stage).frame).toHaveCount(1)
  },
  'in the frame.late': reads('Oyunun açılması uzun sürüyor.'),
  'in the frame.playing': isPlayed,
  refused: async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Oyun açılamadı')
  },
  interrupted: async ({ page }) => {
    await expect(page.getByRole('alert')).toContainText('Oyun durdu')
  },
  leaving: async (stage) => {
    const { game, screen } = inputOf(stage)
    await opened(stage).isClosed()
    await expect(stage.page).toHaveURL(screen === 'desktop' ? '/casino/slot' : new RegExp('/casino/play/'))
    await expect(stage.page.getByRole('dialog', { name: game.name })).toHaveCount(0)
  },
}

const effects: Game['effects'] = {
  /** The dialog covers the game, which goes on below it and after it. */
  'open the deposit': async (stage) => {
    const { page } = stage
    await arrives(page.getByRole('dialog', { name: 'Para Yatır' }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Para Yatır' })).toHaveCount(0)
    await isPlayed(stage)
  },
}

// @holds 2.95b 2.96
replay<typeof gameMachine, Effect>('game', {
  open: async (stage) => {
    const { page, player, server } = stage
    const { screen } = inputOf(stage)
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await page.setViewportSize(sizeOf[screen])
    await server.hold(callOf(stage))
    const held = new HeldFrames(page)
    frames.set(page, held)
    await held.hold()
    const begins = await timeOf(page)
    await page.goto(pathOf(await gameOf(account, system(stage))))
    if (screen === 'phone') await page.getByRole('button', { name: 'Oyna', exact: true }).click()
    await server.isAsked(callOf(stage))
    await reads('Oyun açılıyor…')(stage)
    await stopTheClock(page)
    gone.set(page, (await timeOf(page)) - begins)
  },
  hands,
  worlds,
  sees,
  effects,
  atOnce: ['open the deposit'],
})
