import { expect, type Page } from '@playwright/test'
import type { Direction, NumberStepperEffect } from '#machines/number-stepper/number-stepper.machine.ts'
import type { numberStepperMachine } from '#machines/number-stepper/number-stepper.machine.ts'
import type { Case } from 'statechart-walk'
import { Account } from '../browser/account.ts'
import { lasts, pass, stopTheClock } from '../browser/page-clock.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Stepper = Replay<typeof numberStepperMachine, NumberStepperEffect>

/** Section 9. */
const firstRepeat = 500
const repeat = 40

/** Limits and step of the dialog's method. */
const bounds = { 1: '100000', [-1]: '20' }
const begin = 500
const step = 10

const amounts = new WeakMap<Page, number>()

const field = ({ player }: Stage) => player.dialog.getByRole('spinbutton', { name: 'Tutar' })
const button = ({ player }: Stage, by: Direction) =>
  player.dialog.getByRole('button', { name: by === 1 ? 'Artır' : 'Azalt', exact: true })
const keyOf = (by: Direction) => (by === 1 ? 'ArrowUp' : 'ArrowDown')
const byOf = ({ by }: Case) => by as Direction
const heldBy = ({ model }: Stage) => model?.context.by as Direction

/** Away from the button, which has captured the pointer until release. */
async function letGo(stage: Stage): Promise<void> {
  await stage.page.mouse.move(1, 1)
  await stage.page.mouse.up()
  await stage.page.keyboard.up(keyOf(heldBy(stage)))
}

const hands: Stepper['hands'] = {
  /** With the mouse; with the keyboard if the mouse is already pressed. */
  press: async (stage, event) => {
    const by = byOf(event)
    if (stage.model?.matches('idle')) {
      await button(stage, by).hover()
      await stage.page.mouse.down()
    } else {
      await field(stage).focus()
      await stage.page.keyboard.down(keyOf(by))
    }
  },
  release: letGo,
}

const worlds: Stepper['worlds'] = {
  'number.bound reached': async (stage, event) => {
    await field(stage).fill(bounds[byOf(event)])
    amounts.set(stage.page, Number(bounds[byOf(event)]))
    await expect(button(stage, byOf(event))).toBeDisabled()
    await letGo(stage)
  },
  'first repeat is over': (stage) => noStepFor(firstRepeat)(stage),
  'repeat is over': (stage) => noStepFor(repeat)(stage),
}

const shows = async (stage: Stage) => {
  const amount = new Intl.NumberFormat('tr', { minimumFractionDigits: 2 }).format(
    amounts.get(stage.page) ?? Number.NaN,
  )
  await expect(field(stage)).toHaveAttribute('aria-valuetext', `₺${amount}`)
}
const noStepFor = (wait: number) => (stage: Stage) => lasts(wait)({ ...stage, stays: () => shows(stage) })
const isHeld = async (stage: Stage) => {
  const by = stage.arrival?.context.by as Direction
  await expect(button(stage, by)).toHaveAttribute('data-held', 'true')
}

const sees: Stepper['sees'] = {
  idle: async (stage) => {
    for (const by of [1, -1] as const) await expect(button(stage, by)).not.toHaveAttribute('data-held')
    await pass(2 * firstRepeat)(stage)
    await shows(stage)
  },
  held: isHeld,
  repeating: isHeld,
}

// @holds F25 F26
replay<typeof numberStepperMachine, NumberStepperEffect>('number stepper', {
  open: async (stage) => {
    const { page, player } = stage
    const account = await Account.of(page, player.person)
    await account.comesBack()
    await page.clock.install()
    await page.goto('/dashboard/deposit')
    await page.getByRole('button', { name: /Kesecik/ }).click()
    await field(stage).fill(String(begin))
    amounts.set(page, begin)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects: {
    'take a step': async (stage, params) => {
      const before = amounts.get(stage.page) ?? begin
      amounts.set(stage.page, before + step * byOf(params as Case))
      await shows(stage)
    },
  },
  atOnce: ['take a step'],
})
