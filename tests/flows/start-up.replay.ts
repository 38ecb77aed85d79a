import { expect } from '@playwright/test'
import type {
  Settings,
  StartUpEffect,
  StartUpInput,
  startUpMachine,
} from '#machines/start-up/start-up.machine.ts'
import { tooShortToSee } from 'statechart-replay'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type StartUp = Replay<typeof startUpMachine, StartUpEffect>

const words = 'cms/translationlist'
const settings = 'cms/siteoptionlist'
const categories = 'casino/categorylist'
const domains = 'cms/domainstatus'
const offer = 'bonus/trialbonusamount'
/** So wide that the header has room for links out. */
const wideScreen = { width: 1440, height: 900 }
type Part = typeof words | typeof settings | typeof categories | typeof domains | typeof offer

const telegram = ({ page }: Stage) => page.getByRole('banner').getByRole('link', { name: /Telegram/ })
const outOfService = ({ page }: Stage) => page.getByRole('heading', { name: 'Şu anda hizmet veremiyoruz' })
const has = ({ walked }: Stage, event: string) => walked.path.steps.some((step) => step.event.type === event)

const hands: StartUp['hands'] = {
  'try again': ({ page }) => page.getByRole('main').getByRole('button', { name: 'Yeniden dene' }).click(),
}

const fails =
  (name: Part): StartUp['worlds']['load the domains fails'] =>
  ({ server }, { error }) =>
    server.fail(name, error)

const worlds: StartUp['worlds'] = {
  'load the language is done': ({ server }) => server.agree(words),
  'load the language fails': fails(words),
  /** The path decides the settings. */
  'load the site settings is done': ({ server }, { output }) => {
    const data = Object.entries(output as Settings).map(([key, value]) => ({ key, value, status: true }))
    return server.say(settings, { success: true, message: '', data })
  },
  'load the site settings fails': fails(settings),
  'load the casino categories is done': ({ server }) => server.agree(categories),
  'load the casino categories fails': fails(categories),
  'load the domains is done': ({ server }) => server.agree(domains),
  'load the domains fails': fails(domains),
  'load the trial bonus is done': ({ server }) => server.agree(offer),
  'load the trial bonus fails': fails(offer),
}

const waits =
  (name: Part) =>
  ({ server }: Stage) =>
    server.isAsked(name)
const answered =
  (name: Part) =>
  ({ server }: Stage) =>
    server.isAsked(name, 0)

const speaksTurkish = async ({ page }: Stage) => {
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Giriş Yap' })).toBeVisible()
}

const sees: StartUp['sees'] = {
  'loading.language.loading': waits(words),
  'loading.language.loaded': speaksTurkish,
  'loading.language.missing': speaksTurkish,
  'loading.site settings.loading': waits(settings),
  'loading.site settings.loaded': answered(settings),
  'loading.site settings.missing': answered(settings),
  'loading.casino categories.loading': waits(categories),
  'loading.casino categories.loaded': answered(categories),
  'loading.casino categories.missing': answered(categories),
  'loading.domains.loading': waits(domains),
  'loading.domains.loaded': answered(domains),
  'loading.domains.missing': answered(domains),
  'loading.trial bonus.loading': waits(offer),
  'loading.trial bonus.loaded': answered(offer),
  'loading.trial bonus.missing': answered(offer),
  'turned down': tooShortToSee,
  'reloading the page': async ({ server }) => {
    await expect.poll(() => server.timesAsked(settings)).toBe(2)
  },
  'out of service': async (stage) => {
    await expect(outOfService(stage)).toBeVisible()
  },
  ready: async (stage) => {
    const isLinked = has(stage, 'xstate.done.actor.load the site settings')
    await expect(telegram(stage)).toHaveCount(isLinked ? 1 : 0)
    await expect(outOfService(stage)).toHaveCount(0)
    await stage.player.opensSignUp()
    const isOffered = has(stage, 'xstate.done.actor.load the trial bonus')
    await expect(stage.player.dialog.getByRole('checkbox')).toHaveCount(isOffered ? 1 : 0)
  },
}

const effects: StartUp['effects'] = {
  'reload the page': async ({ page }) => {
    await page.waitForLoadState()
    expect(await page.evaluate(() => sessionStorage.getItem('reloads')?.split(' '))).toHaveLength(1)
  },
}

replay<typeof startUpMachine, StartUpEffect>('start-up', {
  open: async ({ page, server, walked }) => {
    const { reloads } = walked.path.start.input as StartUpInput
    if (reloads > 0) {
      await page.addInitScript((times) => {
        sessionStorage.setItem('reloads', Array.from({ length: times }, () => Date.now()).join(' '))
      }, reloads)
    }
    await server.hold(words, settings, categories, domains, offer)
    await page.setViewportSize(wideScreen)
    await page.goto('/')
  },
  hands,
  worlds,
  sees,
  effects,
})
