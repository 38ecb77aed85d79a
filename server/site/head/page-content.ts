import { findContent, listPromotions } from '../../cms/cms.store.ts'
import { lastKnown } from '../../database/last-known.ts'
import { locales, type Locale } from '../../locale.ts'
import type { Parts } from '../../parts.ts'

type Read<T> = () => Promise<T | undefined>
type Page = Awaited<ReturnType<typeof findContent>>

/** What heads of pages say of the content: what was read last where the database is away, undefined where nothing ever was. */
export function pageContent({ pool, log }: Pick<Parts, 'pool' | 'log'>) {
  const failure = 'the head of a page is as it was read last'
  const promotionsIn = (locale: Locale) =>
    lastKnown({ read: () => listPromotions(pool, locale), log, failure })
  const promotions = new Map(locales.map((locale) => [locale, promotionsIn(locale)]))
  const pages = new Map<string, Read<Page>>()

  return {
    promotions: async (locale: Locale) => (await promotions.get(locale)?.()) ?? [],

    /** Null where there is no such page. */
    async page(id: number, locale: Locale): Promise<Page | undefined> {
      const key = `${locale} ${id}`
      const read = pages.get(key) ?? lastKnown({ read: () => findContent(pool, id, locale), log, failure })
      pages.set(key, read)
      const page = await read()
      // Pages that there are not are endless.
      if (!page) pages.delete(key)
      return page
    },
  }
}

export type PageContent = ReturnType<typeof pageContent>
