import { i18n } from '@lingui/core'
import type { ContentCategory } from '#contract/cms.ts'
import { ask } from '../../http/ask.ts'

let last: { locale: string; answer: Promise<ContentCategory[]> } | null = null

/** Requested once per language, by the footer or by a page; empty when it failed. */
export function contentCategories(): Promise<ContentCategory[]> {
  const { locale } = i18n
  if (import.meta.env.SSR || last?.locale !== locale) last = { locale, answer: load() }
  return last.answer
}

async function load(): Promise<ContentCategory[]> {
  try {
    const { data } = await ask('cms/categorylist', {})
    return data.filter(({ content }) => content.length > 0)
  } catch {
    return []
  }
}

/** Requested again when there are none; the footer keeps what it has. */
export async function contentCategoriesAgain(): Promise<ContentCategory[]> {
  const known = await contentCategories()
  if (known.length > 0) return known
  last = null
  return contentCategories()
}
