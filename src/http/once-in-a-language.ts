import { i18n } from '@lingui/core'

/** Asked for once in a language, and shared by whoever wants it after that. What failed is asked for again. */
export function onceInALanguage<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let last: { locale: string; answer: Promise<Answer> } | null = null
  return () => {
    // Whoever draws documents draws each with what is true then.
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
