import { expect } from '@playwright/test'
import type { callRequestMachine, CallRequestEffect } from '#machines/call-request/call-request.machine.ts'
import { Account } from '../browser/account.ts'
import { stopTheClock } from '../browser/page-clock.ts'
import { callRequest } from './forms/call-request.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type CallRequest = Replay<typeof callRequestMachine, CallRequestEffect>

const isVisitor = ({ walked }: Stage) => walked.path.start.name === 'a visitor'
const callOf = (stage: Stage) => (isVisitor(stage) ? 'cms/contact' : 'cms/callme')
/** Only small screens have the side menu. */
const phoneScreen = { width: 360, height: 780 }

const save = ({ player }: Stage) => player.dialog.getByRole('button', { name: 'Talebi Kaydet' })
const phone = ({ player }: Stage) => player.dialog.getByLabel('Telefon')
const message = ({ player }: Stage) => player.dialog.getByLabel('Mesaj', { exact: true })

const hands: CallRequest['hands'] = {
  'save the request': async (stage) => {
    if (isVisitor(stage)) await phone(stage).fill(`90${stage.player.person.phone}`)
    await callRequest.fillsIn(stage)
  },
}

const worlds: CallRequest['worlds'] = {
  'save the request is done': (stage) => stage.server.agree(callOf(stage)),
  'save the request fails': (stage, { error }) => stage.server.fail(callOf(stage), error),
}

const sees: CallRequest['sees'] = {
  'filling in': async (stage) => {
    if (!isVisitor(stage)) await expect(phone(stage)).toHaveValue(`90${stage.player.person.phone}`)
    await expect(phone(stage)).toBeEnabled()
    await expect(save(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  saving: async (stage) => {
    await expect(message(stage)).toBeDisabled()
    await expect(save(stage)).toHaveAttribute('aria-busy', 'true')
  },
  saved: async ({ player }) => {
    await expect(player.dialog).toBeHidden()
  },
}

const effects: CallRequest['effects'] = {}

replay<typeof callRequestMachine, CallRequestEffect>('call request', {
  open: async (stage) => {
    const { page, player, server } = stage
    if (!isVisitor(stage)) await (await Account.of(page, player.person)).comesBack()
    await page.clock.install()
    await server.hold(callOf(stage))
    await page.setViewportSize(phoneScreen)
    await page.goto('/')
    if (isVisitor(stage)) await page.getByRole('button', { name: 'Destek', exact: true }).click()
    else await callRequest.opens?.['request a call']?.(stage)
    await expect(message(stage)).toBeVisible()
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
