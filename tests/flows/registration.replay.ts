import { expect } from '@playwright/test'
import type { RegistrationEffect, registrationMachine } from '#machines/registration/registration.machine.ts'
import type { TrialBonusEnd } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { lasts, stopTheClock } from '../browser/page-clock.ts'
import { claim, untilItIs } from './trial-bonus.hands.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Effect = RegistrationEffect | 'sign the player in'
type Registration = Replay<typeof registrationMachine, Effect>

/** Section 9. */
const countryList = 300
const confetti = 100

const offer = 'bonus/trialbonusamount'

const itsDialog = ({ page }: Stage) =>
  page.getByRole('dialog', { name: /^(Üye Ol|Telefon Doğrulama|Hoş geldiniz)$/ })
const inDialog = ({ player }: Stage, name: string) => player.dialog.getByRole('button', { name, exact: true })
const press = (name: string) => async (stage: Stage) => {
  await inDialog(stage, name).click()
}
const submit = (stage: Stage) => inDialog(stage, 'Üye Ol')

const hands: Registration['hands'] = {
  'try again': press('Yeniden dene'),
  register: async (stage) => {
    await stage.player.fillsInSignUp()
    await submit(stage).click()
  },
  deposit: press('Para Yatır'),
  'open the live chat': press('Canlı Destek'),
}

const ofTheProgram = () => Promise.reject(new Error('No person or server makes it fail'))

const worlds: Registration['worlds'] = {
  'trial bonus.announced': async ({ server, player, model }, { trialBonus }) => {
    await server.say(offer, { success: true, message: '', data: trialBonus })
    if (model?.hasTag('form') && Number(trialBonus) > 0)
      await expect(player.dialog.getByRole('checkbox')).toHaveCount(1)
  },
  'load the countries is done': ({ server }) => server.agree('auth/form'),
  'load the countries fails': ({ server }, { error }) => server.fail('auth/form', error),
  'country list is over': lasts(countryList),
  'register is done': ({ server }) => server.agree('auth/register'),
  'register fails': ({ server }, { error }) => server.fail('auth/register', error),
  'phone verification is done': async ({ player }) => {
    await expect(player.dialog.getByLabel('SMS kodu')).toBeVisible()
    await player.entersTheCode(await player.codeFromSms())
  },
  'phone verification fails': ofTheProgram,
  'confetti is over': async (stage) => {
    await expect(stage.page.locator('canvas.confetti')).not.toBeAttached()
    await lasts(confetti)(stage)
    await expect(stage.page.locator('canvas.confetti')).toBeAttached()
  },
  'trial bonus is done': async (stage, { output }) => {
    const { end } = output as { end: TrialBonusEnd }
    await untilItIs[end](stage)
  },
  'trial bonus fails': ofTheProgram,
}

const countries = ({ player }: Stage) => player.dialog.getByLabel('Ülke')
const wayToTheLogin = ({ player }: Stage) => player.dialog.getByRole('button', { name: /Hemen giriş yapın/ })
const congratulations = async ({ player }: Stage) => {
  await expect(player.dialog.getByRole('heading', { name: 'Tebrikler!' })).toBeVisible()
}

const sees: Registration['sees'] = {
  'loading the countries': async (stage) => {
    await expect(countries(stage)).toBeDisabled()
    await expect(submit(stage)).toBeDisabled()
  },
  'laying out the countries': async (stage) => {
    await expect(countries(stage)).toBeDisabled()
    await expect(submit(stage)).toBeDisabled()
  },
  'without countries': async (stage) => {
    await expect(inDialog(stage, 'Yeniden dene')).toBeVisible()
    await expect(submit(stage)).toBeDisabled()
  },
  'filling in': async (stage) => {
    await expect(countries(stage)).toHaveValue('235')
    await expect(wayToTheLogin(stage)).toBeVisible()
    await expect(submit(stage)).toBeEnabled()
    await expect(submit(stage)).not.toHaveAttribute('aria-busy', 'true')
  },
  registering: async (stage) => {
    await expect(submit(stage)).toHaveAttribute('aria-busy', 'true')
  },
  'verifying the phone': async (stage) => {
    await expect(stage.player.dialog.getByRole('heading', { name: 'Telefon Doğrulama' })).toBeVisible()
    await expect(wayToTheLogin(stage)).toHaveCount(0)
  },
  celebrating: congratulations,
  'welcoming.choosing the words': tooShortToSee,
  'welcoming.offering the trial bonus': async (stage) => {
    await congratulations(stage)
    await expect(inDialog(stage, 'Evet')).toBeEnabled()
  },
  'welcoming.welcomed': async (stage) => {
    await congratulations(stage)
    await expect(inDialog(stage, 'Para Yatır')).toBeVisible()
    await expect(inDialog(stage, 'Canlı Destek')).toBeVisible()
  },
  /** Another dialog may be open by now, opened from this one. */
  closed: async (stage) => {
    await expect(itsDialog(stage)).toHaveCount(0)
  },
}

const effects: Registration['effects'] = {
  'sign the player in': async ({ page, player }) => {
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('session')))
      .toContain(player.person.username)
  },
  'throw the confetti': {
    unseen: {
      tr: 'penceresiyle birlikte kaybolur; zamanı geldiğinde bakılır',
      en: 'it is gone with its dialog, and is looked at when its time has come',
    },
  },
}

/** The path decides the offer; the server handles the claim. */
const offered = ({ walked }: Stage) => (walked.moments[0]?.state.context.trialBonus ?? 0) as number

const isFaster = ({ walked }: Stage) => walked.path.start.name === 'a visitor who was faster than the offer'

// @holds 2.61b 2.64 2.65 2.69 2.72b F3
replay<typeof registrationMachine, Effect>('registration', {
  open: async (stage) => {
    const { page, player, server } = stage
    await page.clock.install()
    await server.hold('auth/form', 'auth/register', claim, offer)
    await page.goto('/')
    if (!isFaster(stage)) {
      await server.say(offer, { success: true, message: '', data: offered(stage) })
      await page.waitForLoadState('networkidle')
    }
    await player.opensSignUp()
    await expect(player.dialog.getByRole('checkbox')).toHaveCount(offered(stage) > 0 ? 1 : 0)
    await stopTheClock(page)
  },
  hands,
  worlds,
  sees,
  effects,
})
