import type { Language } from '#charts/words/said.ts'
import type { Written } from './forms.ts'

/** The list of `Written`, with the language. */
export const writeJson = (flows: readonly Written[], language: Language): string =>
  `${JSON.stringify({ language, flows }, null, 2)}\n`
