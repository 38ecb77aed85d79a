import { test as base, type Page } from '@playwright/test'
import { newPerson, type Person } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import type { Language } from '#tests/browser/words.ts'
import { Account } from '#tests/paths/browser/account.ts'

/** Both themes are seen, each in the other language: words do not change colours. */
const themeOf: Record<Language, string> = { tr: 'dark', en: 'light' }

type Who = 'visitor' | 'player' | 'newcomer'

interface Made {
  person: Person
  session: Account['session']
  fingerprint: string
}

interface OfWorker {
  /** Signed up once for all that a worker looks at: one with payments behind them, one with none. */
  people: { player: Made; newcomer: Made }
}

interface OfTest {
  /** Opens nothing yet: who is here and in which language waits in the page's storage. */
  enter: (who: Who, language: Language) => Promise<Site>
}

const madeOf = ({ person, session, fingerprint }: Account) => ({ person, session, fingerprint })

async function makePeople(page: Page): Promise<OfWorker['people']> {
  const player = await Account.of(page, newPerson())
  for (const amount of [500, 50]) await player.paysIn(amount)
  await player.withdraws(120)
  const newcomer = await Account.of(page, newPerson())
  return { player: madeOf(player), newcomer: madeOf(newcomer) }
}

export const test = base.extend<OfTest, OfWorker>({
  people: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
      const people = await makePeople(await context.newPage())
      await context.close()
      await use(people)
    },
    { scope: 'worker' },
  ],
  enter: async ({ page, people }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use(async (who, language) => {
      const made = who === 'visitor' ? null : people[who]
      await page.addInitScript(
        ({ session, ...kept }) => {
          if (localStorage.getItem('language') !== null) return
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
          if (session) localStorage.setItem('session', JSON.stringify(session))
        },
        {
          language,
          theme: themeOf[language],
          fingerprint: made?.fingerprint ?? 'a-browser-that-is-looked-at',
          session: made && { ...made.session, fingerprint: made.fingerprint },
        },
      )
      return new Site(page, language, made?.person)
    })
  },
})
