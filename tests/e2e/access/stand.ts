import type { Page } from '@playwright/test'
import { test as base, type Recorded } from '#tests/browser/test.ts'
import { takePlainDocuments } from '#tests/browser/plain-documents.ts'
import { newPerson, type Person } from '#tests/browser/person.ts'
import { Site } from '#tests/browser/site.ts'
import type { Locale } from '#contract/locale.ts'
import { Account } from '#tests/browser/account.ts'
import type { FlowScreens } from './screen.ts'

/** Each language has one theme, so both are seen: words do not change colours. */
const themeOf = { tr: 'dark', en: 'light' } as const

type Who = FlowScreens['who']
export type Theme = 'dark' | 'light'

interface Made {
  person: Person
  session: Account['session']
  fingerprint: string
}

interface OfWorker {
  /** Signed up once per worker: the player has payments, the newcomer has none. */
  people: Record<Exclude<Who, 'visitor'>, Made>
}

interface OfTest extends Recorded {
  /** Opens no page: it stores the session and the language for the next one. */
  enter: (who: Who, language: Locale) => Promise<Site>
}

const madeOf = ({ person, session, fingerprint }: Account) => ({ person, session, fingerprint })

export async function makes(page: Page, who: Exclude<Who, 'visitor'>): Promise<Made> {
  const account = await Account.of(page, newPerson())
  if (who === 'newcomer') return madeOf(account)
  for (const amount of [500, 50]) await account.paysIn(amount)
  await account.withdraws(120)
  return madeOf(account)
}

export async function entersAs(
  page: Page,
  made: Made | null,
  { language, theme }: { language: Locale; theme: Theme },
): Promise<Site> {
  await takePlainDocuments(page.context())
  await page.addInitScript(
    ({ session, ...kept }) => {
      if (localStorage.getItem('language') !== null) return
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
      if (session) localStorage.setItem('session', JSON.stringify(session))
    },
    {
      language,
      theme,
      fingerprint: made?.fingerprint ?? 'a-browser-that-is-looked-at',
      session: made && { ...made.session, fingerprint: made.fingerprint },
    },
  )
  return new Site(page, language, made?.person)
}

export const test = base.extend<OfTest, OfWorker>({
  people: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
      const page = await context.newPage()
      const people = { player: await makes(page, 'player'), newcomer: await makes(page, 'newcomer') }
      await context.close()
      await use(people)
    },
    { scope: 'worker' },
  ],
  enter: async ({ page, people }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await use((who, language) =>
      entersAs(page, who === 'visitor' ? null : people[who], { language, theme: themeOf[language] }),
    )
  },
})
