import type { Db } from '../database/pool.ts'
import { locales, type Locale } from '#contract/locale.ts'

/** Settings that the operator fills in; off, and shown nowhere, until then. */
const optionKeys = [
  'telegram',
  'telegrambot',
  'whatsapp',
  'livetv',
  'facebook',
  'twitter',
  'instagram',
  'youtube',
  'licence',
  'licencenumber',
  'company',
  'telegramcontact1',
  'telegramcontact2',
  'whatsappcontact1',
  'whatsappcontact2',
  'whatsappcontact3',
  'whatsappcontact4',
  'chatid',
  'nextdomain',
]

/** Messages that the site shows by key, with placeholders, and the operator may change. */
export const runTimeMessages = {
  'top notify': {
    tr: 'Güncel adresimiz: {currentDomain}. Bir sonraki adresimiz: {nextDomain}.',
    en: 'Our current address is {currentDomain}. Our next address will be {nextDomain}.',
  },
}

const ownLanguages: Record<Locale, string> = { tr: 'Türkçe', en: 'English' }

/** Writes missing languages, settings and messages; never changes existing ones. */
export async function seedSettings(db: Db): Promise<void> {
  for (const [position, locale] of locales.entries()) {
    await db.query(
      `insert into languages (locale, name, fallback, position, active) values ($1, $2, $1, $3, true)
       on conflict do nothing`,
      [locale, ownLanguages[locale], position],
    )
  }
  for (const key of optionKeys) {
    await db.query(
      `insert into site_options (key, value, status) values ($1, '', false) on conflict do nothing`,
      [key],
    )
  }
  for (const [key, values] of Object.entries(runTimeMessages)) {
    for (const [locale, value] of Object.entries(values)) {
      await db.query(
        'insert into translations (locale, key, value) values ($1, $2, $3) on conflict do nothing',
        [locale, key, value],
      )
    }
  }
}
