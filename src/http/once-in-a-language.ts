import { i18n } from '@lingui/core'

/** Requested once per language and shared; a failure is not cached. */
export function onceInALanguage<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let last: { locale: string; answer: Promise<Answer> } | null = null
  return () => {
    // The server renders each document with current data.
    if (import.meta.env.SSR) return load()
    const { locale } = i18n
    if (last?.locale === locale) return last.answer
    const asked = { locale, answer: load() }
    asked.answer.catch(() => {
      if (last === asked) last = null
    })
    last = asked
    return asked.answer
  }
}
