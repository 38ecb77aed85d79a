import { i18n, type Messages } from '@lingui/core'
import { ask } from '../../http/ask.ts'
import type { Locale } from '#contract/locale.ts'
import { askedFor, ownLocale } from '../../words/lingui.ts'

const asked = new Map<string, Promise<Messages>>()
/** The operator's texts in place of the site's own, requested once per language; a failure is not cached. */
export function serverWords(language: string, standIn: Locale = ownLocale()): Promise<Messages> {
  const known = asked.get(language)
  if (known) return known
  const words = load(askedFor(language, standIn))
  asked.set(language, words)
  words.catch(() => asked.delete(language))
  return words
}

/** For texts that came with the document. */
export function knowServerWords(language: string, words: Messages): void {
  asked.set(language, Promise.resolve(words))
  i18n.load(language, words)
}

/** Before a language is chosen: the operator's present texts are loaded, also for the current language if the switch fails. */
export function forgetServerWords(): void {
  asked.clear()
}

/** Applies the operator's texts, unless the language has changed meanwhile. */
export async function hearServer(language: string): Promise<void> {
  const words = await serverWords(language)
  const isNew = Object.entries(words).some(([id, message]) => i18n.messages[id] !== message)
  if (i18n.locale === language && isNew) i18n.load(language, words)
}

async function load(locale: string): Promise<Messages> {
  const { data } = await ask('cms/translationlist', {}, { locale })
  if (data.length === 0) return {}
  const { compileWords } = await import('./compile-words.ts')
  return compileWords(data)
}
