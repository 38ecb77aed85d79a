import type { Db } from '../database/pool.ts'

/** Link targets that the operator fills in: off, and shown nowhere, until then. */
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
  'chatid',
  'nextdomain',
]

/** What the site says by a key, with what it fills in, and the operator may word anew. */
export const runTimeMessages = {
  'top notify': {
    tr: 'Güncel adresimiz: {currentDomain}. Bir sonraki adresimiz: {nextDomain}.',
    en: 'Our current address is {currentDomain}. Our next address will be {nextDomain}.',
  },
}

/** Writes the settings and messages that are not there yet; those that are stay as the operator left them. */
export async function seedSettings(db: Db): Promise<void> {
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
