import * as z from 'zod/mini'
import type { Db } from '../database/pool.ts'
import { changing, looking, type Command } from './command.ts'
import { allLanguages } from './content/language.store.ts'
import { file, flag, nothing, text } from './given.ts'
import { NotDone } from './not-done.ts'
import { ownWords } from './own-words.ts'
import { saved } from './saved.ts'
import { jsonOf, table } from './show.ts'
import { readCsv, toCsv } from './translation.csv.ts'
import { judgeTranslations } from './translation.rules.ts'
import { listAllTranslations, writeTranslation, type Translation } from './translation.store.ts'

const heads = ['locale', 'key', 'value'] as const
const message = z.strictObject({ locale: z.string(), key: z.string(), value: z.string() })

/** Reads JSON or CSV. Throws NotDone if it is neither. */
export function messagesIn(content: string): Translation[] {
  const rows = /^\s*\[/.test(content) ? jsonIn(content) : rowsIn(content)
  const read = z.array(message).safeParse(rows)
  if (!read.success) throw new NotDone(`The file is no list of ${heads.join(', ')}, in JSON or CSV`)
  if (read.data.length === 0) throw new NotDone('The list is empty')
  return read.data
}

function jsonIn(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}

function rowsIn(content: string): unknown {
  const [first, ...rows] = readCsv(content) ?? []
  if (first?.join() !== heads.join() || rows.some((row) => row.length !== heads.length)) return null
  return rows.map(([locale, key, value]) => ({ locale, key, value }))
}

/** The site's own texts that the language lacks, in its fallback. Throws NotDone for an unknown language. */
async function lackedBy(db: Db, locale: string, there: readonly Translation[]): Promise<Translation[]> {
  const language = (await allLanguages(db)).find((each) => each.locale === locale)
  if (!language) throw new NotDone(`There is no language ${locale}: publish it first`)
  const has = new Set(there.map(({ key }) => key))
  const own = Array.from(ownWords(), ([key, words]) => ({ locale, key, value: words[language.fallback] }))
  return own.filter(({ key }) => !has.has(key))
}

export const translationCommands = {
  'translations export': looking({
    words: nothing,
    options: z.object({
      locale: z.optional(text),
      lacking: flag,
      format: z._default(z.enum(['json', 'csv'], 'is json or csv'), 'json'),
      to: z.optional(text),
    }),
    about: {
      locale: 'one language only',
      lacking: 'adds the texts of the site that this language lacks, in its fallback language',
      format: 'default json',
      to: 'the file to write; default: it is printed',
    },
    says: 'the messages that the platform sends to the site, to translate and import again',
    async run({ pool }, { locale = null, lacking, format, to }) {
      const there = await listAllTranslations(pool, locale)
      if (lacking && locale === null) throw new NotDone('Say which language lacks them: --locale de')
      const data = lacking ? [...there, ...(await lackedBy(pool, locale ?? '', there))] : there
      const rows = data.map(({ locale: language, key, value }) => [language, key, value])
      return saved({ text: format === 'csv' ? toCsv([heads, ...rows]) : jsonOf(data), data }, to)
    },
  }),

  'translations import': changing({
    words: z.object({ file }),
    options: nothing,
    about: {},
    says: 'replaces messages by those of the file: all of them, or none if one is refused. - reads standard input',
    async run(tx, _desk, { file: content }) {
      const judged = judgeTranslations(messagesIn(content), {
        there: await listAllTranslations(tx, null),
        languages: await allLanguages(tx),
        own: ownWords(),
      })
      const refused = judged.filter(({ became }) => became === 'refused')
      if (refused.length > 0) {
        const lines = refused.map(({ locale, key, why }) => ({ locale, key, why }))
        throw new NotDone(`Nothing is imported, ${refused.length} refused:\n${table(lines).text}`)
      }
      for (const each of judged) if (each.became !== 'unchanged') await writeTranslation(tx, each)
      const many = (became: string) => judged.filter((each) => each.became === became).length
      const outcome = `${many('new')} new, ${many('changed')} changed, ${many('unchanged')} unchanged`
      if (many('unchanged') === judged.length) return { nothing: outcome }
      const shown = table(judged.map(({ became, locale, key, value }) => ({ became, locale, key, value })))
      return { outcome, subject: 'translations', shown }
    },
  }),
} satisfies Record<string, Command>
