import type { Locale } from '#contract/locale.ts'
import { heads } from '../../words/heads.ts'
import type { PageContent } from './page-content.ts'
import { contentIdIn, isOwnPlace, likenesses, places } from './places.ts'
import { ofTheHouse, ofThePromotions } from './structured.ts'

export interface Head {
  /** Null: the page has only the product's name. */
  title: string | null
  description: string
  /** Null: not indexed. */
  canonical: string | null
  /** The site has no such page. */
  isMissing?: boolean
  /** JSON-LD, schema.org. */
  structured?: object
}

interface Given {
  content: PageContent
  publicUrl: string
}

/** 'casino/slot/' and '/casino/slot' are the same. */
const tidy = (path: string) => `/${path.replaceAll(/^\/+|\/+$/g, '')}`

export async function headOf({ content, publicUrl }: Given, given: string, locale: Locale): Promise<Head> {
  const path = tidy(given)
  const { home } = heads[locale]
  const known = likenesses[path] ?? path
  const place = places[known]
  if (place !== undefined) {
    const head = { ...heads[locale][place], canonical: known }
    if (place === 'home') return { ...head, structured: ofTheHouse(publicUrl, locale) }
    if (place !== 'promotions') return head
    const list = await content.promotions(locale)
    return { ...head, structured: ofThePromotions(publicUrl, list, head.title) }
  }
  const id = contentIdIn(path)
  const page = id === null ? null : await content.page(id, locale)
  if (page) return { title: page.title, description: page.description, canonical: path }
  if (page === undefined) return { title: null, description: home.description, canonical: path }
  const hidden = { title: null, description: home.description, canonical: null }
  return isOwnPlace(path) ? hidden : { ...hidden, isMissing: true }
}
