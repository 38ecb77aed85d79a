import type { Language } from './labels.ts'
import type { Written } from './forms.ts'

export const writeJson = (flows: readonly Written[], language: Language): string =>
  `${JSON.stringify({ language, flows }, null, 2)}\n`
