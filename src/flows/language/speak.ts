import type { Language } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { activate, DEFAULT_LOCALE, isOwn, LOCALES, type Locale } from '../../words/lingui.ts'
import { languages } from './languages.ts'
import { forgetServerWords, serverWords } from './server-words.ts'

/** Whoever reads a language that the operator has added is likelier to read English than Turkish, where nothing says otherwise. */
const usualStandIn: Locale = 'en'

/** As far as it is known what is offered. */
const offeredNow = (): Promise<Language[] | null> => languages().catch(() => null)

function standInOf({ fallback }: Language): Locale {
  return LOCALES.find((locale) => locale === fallback) ?? usualStandIn
}

/**
 * The site speaks the language: one of its own at once, one that the operator has added with the operator's words, Turkish for an unknown one.
 * Resolves with the one that it speaks. Rejects with a `Failure` where the words do not come.
 */
export async function speak(language: string, signal: AbortSignal): Promise<string> {
  forgetServerWords()
  const added = isOwn(language) ? undefined : (await languages()).find(({ locale }) => locale === language)
  if (added) {
    const standIn = standInOf(added)
    const said = await serverWords(language, standIn)
    await activate(standIn, { language, said, signal }).catch(noAnswer)
    return language
  }
  const own = isOwn(language) ? language : DEFAULT_LOCALE
  await activate(own, { signal }).catch(noAnswer)
  return own
}

function noAnswer(): never {
  throw { kind: 'no answer' } satisfies Failure
}

/** Before the first paint, in a language that is none of the site's own: without its words the site says what stands in for them. */
export async function beginIn(language: string): Promise<void> {
  const offered = await offeredNow()
  const added = offered?.find(({ locale }) => locale === language)
  if (offered !== null && !added) return activate(DEFAULT_LOCALE)
  const standIn = added ? standInOf(added) : usualStandIn
  const said = await serverWords(language, standIn).catch(() => undefined)
  await activate(standIn, { language, said })
}
