import { expect, type Route } from '@playwright/test'
import type {
  languageMachine,
  LanguageContext,
  LanguageEffect,
  LanguageInput,
} from '#machines/language/language.machine.ts'
import { losesTheNetwork } from '#tests/browser/network.ts'
import { replay, type Replay, type Stage } from './driver/replay.ts'

type Language = Replay<typeof languageMachine, LanguageEffect>

const list = 'cms/languagelist'
const words = 'cms/translationlist'
const catalogues = '**/assets/messages-*.js'
/** So wide that the header has room for the languages. */
const wideScreen = { width: 1440, height: 900 }

const held = new WeakMap<Stage['page'], Route>()
/** Pages whose switch is done before their catalogue was asked for, or without one. */
const letThrough = new WeakSet<Stage['page']>()
const contextOf = ({ arrival }: Stage) => arrival?.context as LanguageContext
const select = ({ page }: Stage) => page.getByRole('banner').getByRole('combobox').last()

const hands: Language['hands'] = {
  'choose the language': async (stage, { language }) => {
    letThrough.delete(stage.page)
    // A language that is not offered has no option: only a changed page can choose it.
    await select(stage).evaluate((box, chosen) => {
      const known = [...box.querySelectorAll('option')].some(({ value }) => value === chosen)
      if (!known) box.append(Object.assign(document.createElement('option'), { value: chosen }))
    }, String(language))
    await select(stage).selectOption(String(language))
  },
}

const catalogue = (page: Stage['page']) => {
  const route = held.get(page)
  held.delete(page)
  return route
}

const worlds: Language['worlds'] = {
  'load the languages is done': ({ server }) => server.agree(list),
  'load the languages fails': ({ server }, { error }) => server.fail(list, error),
  'hear the server is done': ({ server }) => server.agree(words),
  'hear the server fails': ({ server }, { error }) => server.fail(words, error),
  'switch the language is done': async ({ page }) => {
    letThrough.add(page)
    await catalogue(page)?.continue()
  },
  'switch the language fails': async ({ page }) => {
    await expect.poll(() => held.has(page), 'the catalogue is asked for').toBe(true)
    await losesTheNetwork(page)
    const missed = await page.evaluateHandle(() => ({
      // Other preloads fail at the same time.
      words: new Promise<void>((resolve) => {
        addEventListener('vite:preloadError', ({ payload }) => {
          if (payload.message.includes('/messages-')) resolve()
        })
      }),
    }))
    await catalogue(page)?.abort('internetdisconnected')
    await missed.evaluate(({ words: missing }) => missing)
    await page.context().setOffline(false)
  },
}

const logIn = (language: string) => (language === 'tr' ? 'Giriş Yap' : 'Login')
const speaks = async (stage: Stage) => {
  const { language } = contextOf(stage)
  await expect(stage.page.locator('html')).toHaveAttribute('lang', language)
  await expect(stage.page.getByRole('banner').getByRole('button', { name: logIn(language) })).toBeVisible()
}
const isSettled = async (stage: Stage) => {
  await stage.server.isAsked(words, 0)
  await speaks(stage)
}
const isOffered = async (stage: Stage) => {
  await stage.server.isAsked(list, 0)
  await expect(select(stage).getByRole('option', { name: 'Türkçe' })).toHaveCount(1)
  await expect(select(stage).getByRole('option', { name: 'English' })).toHaveCount(1)
}

const sees: Language['sees'] = {
  'offer.loading the languages': ({ server }) => server.isAsked(list),
  'offer.known': isOffered,
  "offer.the site's own": isOffered,
  'speech.in a language.hearing the server': async (stage) => {
    await stage.server.isAsked(words)
    await speaks(stage)
  },
  'speech.in a language.worded': isSettled,
  'speech.in a language.in its own words': isSettled,
  /** The page speaks the old language until the catalogue is there. */
  'speech.switching': async (stage) => {
    if (contextOf(stage).wanted === 'en') await speaks(stage)
  },
}

replay<typeof languageMachine, LanguageEffect>('language', {
  open: async ({ page, server, walked }) => {
    const { language } = walked.path.start.input as LanguageInput
    await server.hold(list, words)
    await page.setViewportSize(wideScreen)
    await page.goto(`/?lang=${language}`)
    await expect(page.getByRole('banner').getByRole('button', { name: logIn(language) })).toBeVisible()
    await page.route(catalogues, (route) =>
      letThrough.has(page) ? route.continue() : void held.set(page, route),
    )
  },
  hands,
  worlds,
  sees,
  effects: {
    'remember the language': async ({ page }, params) => {
      const { language } = params as { language: string }
      await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(language)
    },
  },
  atOnce: ['remember the language'],
})
