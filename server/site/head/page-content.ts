import { findContent, listPromotions } from '../../cms/cms.store.ts'
import { lastKnown } from '../../database/last-known.ts'
import { locales, type Locale } from '#contract/locale.ts'
import type { Parts } from '../../parts.ts'
import { believed } from '../first-screen/first-screens.ts'
import { summaryOf } from './summary.ts'

type Read<T> = () => Promise<T | undefined>
interface Page {
  title: string
  /** Plain text on one line. */
  description: string
}

type Given = Pick<Parts, 'pool' | 'log'> & Partial<Pick<Parts, 'edition'>>

/** Content for the heads of pages: the last known if the database is away, undefined if there is none. Cached only with an `edition`. */
export function pageContent({ pool, log, edition }: Given) {
  const reading = {
    log,
    failure: 'the head of a page is as it was read last',
    ...(edition && { edition, believed }),
  }
  const promotionsIn = (locale: Locale) =>
    lastKnown({
      ...reading,
      read: async () => {
        const list = await listPromotions(pool, locale)
        return list.map((each) => ({ ...each, description: summaryOf(each.description) }))
      },
    })
  const promotions = new Map(locales.map((locale) => [locale, promotionsIn(locale)]))
  const pages = new Map<string, Read<Page | null>>()
  const readPage = async (id: number, locale: Locale): Promise<Page | null> => {
    const page = await findContent(pool, id, locale)
    return page && { title: page.title, description: summaryOf(page.body) }
  }

  return {
    promotions: async (locale: Locale) => (await promotions.get(locale)?.()) ?? [],

    /** Null: no such page. */
    async page(id: number, locale: Locale): Promise<Page | null | undefined> {
      const key = `${locale} ${id}`
      const read = pages.get(key) ?? lastKnown({ ...reading, read: () => readPage(id, locale) })
      pages.set(key, read)
      const page = await read()
      // Not cached: the addresses of missing pages are endless.
      if (!page) pages.delete(key)
      return page
    },
  }
}

export type PageContent = ReturnType<typeof pageContent>
