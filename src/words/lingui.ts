import { i18n, type Messages } from '@lingui/core'
import { fallbackLocale, locales, type Locale } from '#contract/locale.ts'
import { tellDocuments } from '../session/visitor-cookie.ts'

export const isOwn = (tag: string): tag is Locale => locales.some((locale) => locale === tag)

let own: Locale = fallbackLocale

/** Language of the active catalogue: the site's language, or the stand-in for one that the operator added. */
export const ownLocale = (): Locale => own

/** For the locale header: the language, then its stand-in. */
export const askedFor = (language: string, standIn: Locale): string =>
  isOwn(language) ? language : `${language}, ${standIn}`

interface Speaking {
  /** One that the operator added; `locale` stands in for it. */
  language?: string
  said?: Messages | undefined
  signal?: AbortSignal
}

/** Loads the catalogue of that language only, and activates it. */
export async function activate(
  locale: Locale,
  { language = locale, said, signal }: Speaking = {},
): Promise<void> {
  const { messages } = await import(`./locales/${locale}/messages.po`)
  if (signal?.aborted) return
  own = locale
  i18n.loadAndActivate({ locale: language, messages: { ...messages, ...said } })
  if (import.meta.env.SSR) return
  document.documentElement.lang = language
  tellDocuments('language', language)
}
