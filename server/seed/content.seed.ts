import { readFileSync } from 'node:fs'
import type { Db } from '../database/pool.ts'
import { locales, type Locale } from '#contract/locale.ts'

/** Section 3: the names of the footer's columns. */
const categories = ['Gambling', 'Policies', 'Footer', 'Quick Links'] as const

interface SeedContent {
  id: number
  category: (typeof categories)[number]
  name: string
  title: Record<Locale, string>
}

/** Section 2: page 1 holds the general terms and conditions. */
const contents: readonly SeedContent[] = [
  {
    id: 1,
    category: 'Policies',
    name: 'terms',
    title: { tr: 'Genel Şartlar ve Koşullar', en: 'General Terms and Conditions' },
  },
  {
    id: 2,
    category: 'Policies',
    name: 'privacy',
    title: { tr: 'Gizlilik Politikası', en: 'Privacy Policy' },
  },
  {
    id: 3,
    category: 'Gambling',
    name: 'responsible-gambling',
    title: { tr: 'Sorumlu Oyun', en: 'Responsible Gambling' },
  },
  { id: 4, category: 'Footer', name: 'about', title: { tr: 'Hakkımızda', en: 'About Us' } },
  {
    id: 5,
    category: 'Quick Links',
    name: 'questions',
    title: { tr: 'Sık Sorulan Sorular', en: 'Frequently Asked Questions' },
  },
  { id: 6, category: 'Policies', name: 'cookies', title: { tr: 'Çerez Politikası', en: 'Cookie Policy' } },
  { id: 7, category: 'Policies', name: 'bonus-rules', title: { tr: 'Bonus Kuralları', en: 'Bonus Rules' } },
  {
    id: 8,
    category: 'Gambling',
    name: 'betting-rules',
    title: { tr: 'Bahis Kuralları', en: 'Betting Rules' },
  },
  {
    id: 9,
    category: 'Gambling',
    name: 'casino-rules',
    title: { tr: 'Casino Kuralları', en: 'Casino Rules' },
  },
  { id: 10, category: 'Quick Links', name: 'contact', title: { tr: 'İletişim', en: 'Contact' } },
  {
    id: 11,
    category: 'Quick Links',
    name: 'payments',
    title: { tr: 'Para Yatırma ve Çekme', en: 'Deposits and Withdrawals' },
  },
  { id: 12, category: 'Footer', name: 'licence', title: { tr: 'Lisans', en: 'Licence' } },
]

const textOf = (name: string, locale: Locale) =>
  readFileSync(new URL(`content/${name}.${locale}.html`, import.meta.url), 'utf8')

/** Writes missing pages; existing ones keep their words. */
export async function seedContent(db: Db): Promise<void> {
  for (const [position, name] of categories.entries()) {
    await db.query(
      'insert into content_categories (id, name, position) values ($1, $2, $3) on conflict do nothing',
      [position + 1, name, position],
    )
  }
  for (const { id, category, name, title } of contents) {
    const { rowCount } = await db.query(
      `insert into contents (id, category_id, position, active)
       select $1, id, $1, true from content_categories where name = $2 on conflict do nothing`,
      [id, category],
    )
    if (rowCount === 0) continue
    for (const locale of locales) {
      await db.query('insert into content_words (content_id, locale, title, body) values ($1, $2, $3, $4)', [
        id,
        locale,
        title[locale],
        textOf(name, locale),
      ])
    }
  }
}
