import { i18n, type Messages } from '@lingui/core'
import { tellDocuments } from '../session/visitor-cookie.ts'

export const LOCALES = ['tr', 'en'] as const
/** The languages whose words are part of the site. */
export type Locale = (typeof LOCALES)[number]

/** Section 8: an unknown language falls back to Turkish. */
export const DEFAULT_LOCALE: Locale = 'tr'

export const isOwn = (tag: string): tag is Locale => LOCALES.some((locale) => locale === tag)

let own: Locale = DEFAULT_LOCALE

/** The one whose words the site says: its language, or what stands in for one that the operator has added. */
export const ownLocale = (): Locale => own

/** As a request asks for it: the language, then what stands in for it. */
export const askedFor = (language: string, standIn: Locale): string =>
  isOwn(language) ? language : `${language}, ${standIn}`

interface Speaking {
  /** One that the operator has added, for which `locale` stands in. */
  language?: string
  /** What it says in place of the words of `locale`. */
  said?: Messages | undefined
  signal?: AbortSignal
}

/** Loads the catalogue of that language only, then speaks it. */
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
