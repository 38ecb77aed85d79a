import type { Language } from '#charts/words/said.ts'
import type { Written } from './forms.ts'

/** The shape is that of `Written`, in a list, with the language beside it. */
export const writeJson = (flows: readonly Written[], language: Language): string =>
  `${JSON.stringify({ language, flows }, null, 2)}\n`
