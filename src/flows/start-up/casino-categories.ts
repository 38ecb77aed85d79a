import { i18n } from '@lingui/core'
import type { DataOf } from '#contract/call.ts'
import type { Calls } from '#contract/index.ts'
import { ask } from '../../http/ask.ts'

type Categories = DataOf<Calls['casino/categorylist']>

let last: { locale: string; answer: Promise<Categories> } | null = null

/** Asked for once in a language: by start-up, and shared by whoever wants them after it. What failed is asked for again. */
export function casinoCategories(): Promise<Categories> {
  const { locale } = i18n
  if (last?.locale !== locale) last = { locale, answer: load(locale) }
  return last.answer
}

async function load(locale: string): Promise<Categories> {
  try {
    const { data } = await ask('casino/categorylist', {})
    return data
  } catch (failure) {
    if (last?.locale === locale) last = null
    throw failure
  }
}
