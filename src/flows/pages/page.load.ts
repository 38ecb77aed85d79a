import { notFound } from '@tanstack/react-router'
import type { Content, ContentCategory } from '#contract/cms.ts'
import { ask } from '../../http/ask.ts'
import { contentCategoriesAgain } from './content-categories.ts'

/** Ids that an address may name. */
const number = /^[1-9]\d{0,8}$/

export interface LoadedPage {
  /** Null when it failed to load: the page says so and offers a retry. */
  content: Content | null
  categories: ContentCategory[]
}

/** Throws the router's `notFound` when there is no such page. */
export async function loadPage(id: string, signal: AbortSignal): Promise<LoadedPage> {
  if (!number.test(id)) throw notFound()
  const [content, categories] = await Promise.all([loadContent(Number(id), signal), contentCategoriesAgain()])
  if (content === 'no such page') throw notFound()
  return { content, categories }
}

async function loadContent(id: number, signal: AbortSignal): Promise<Content | null | 'no such page'> {
  try {
    const { data } = await ask('cms/content', { id }, { signal })
    return data
  } catch (failure) {
    return isRefused(failure) ? 'no such page' : null
  }
}

const isRefused = (failure: unknown) =>
  typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'refused'
