import type { Language } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { fallbackLocale, locales, type Locale } from '#contract/locale.ts'
import { activate, isOwn } from '../../words/lingui.ts'
import { languages } from './languages.ts'
import { forgetServerWords, serverWords } from './server-words.ts'

/** For a language that the operator added without a fallback: its readers more likely know English than Turkish. */
const usualStandIn: Locale = 'en'

/** Null when unknown. */
const offeredNow = (): Promise<Language[] | null> => languages().catch(() => null)

function standInOf({ fallback }: Language): Locale {
  return locales.find((locale) => locale === fallback) ?? usualStandIn
}

/**
 * Switches the language: one of the site's own at once, one that the operator added with the operator's texts, an
 * unknown one to Turkish. Resolves with the language that is active then. Rejects with a `Failure` when the texts do
 * not load.
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
  const own = isOwn(language) ? language : fallbackLocale
  await activate(own, { signal }).catch(noAnswer)
  return own
}

function noAnswer(): never {
  throw { kind: 'no answer' } satisfies Failure
}

/** Before the first paint, for a language that is not the site's own; without its texts the stand-in is shown. */
export async function beginIn(language: string): Promise<void> {
  const offered = await offeredNow()
  const added = offered?.find(({ locale }) => locale === language)
  if (offered !== null && !added) return activate(fallbackLocale)
  const standIn = added ? standInOf(added) : usualStandIn
  const said = await serverWords(language, standIn).catch(() => undefined)
  await activate(standIn, { language, said })
}
