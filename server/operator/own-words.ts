import { readFileSync } from 'node:fs'
import { locales, type Locale } from '#contract/locale.ts'
import { runTimeMessages } from '../seed/settings.seed.ts'

export type OwnWords = Record<Locale, string>

const entry = /^(?:msgctxt "(.+)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm
const unquoted = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

/** The catalogues that the site is built with, read as data: they say what can be translated. */
const catalogueOf = (locale: Locale) =>
  new URL(`../../src/words/locales/${locale}/messages.po`, import.meta.url)

/** By key: the Turkish sentence, or the name of a run-time message. A sentence with two meanings has a context: 'round|Bahis'. */
export function ownWords(): ReadonlyMap<string, OwnWords> {
  const [turkish = new Map(), english = new Map()] = locales.map(readWords)
  const sentences = Array.from(
    turkish,
    ([key, tr]: [string, string]) => [key, { tr, en: english.get(key) ?? tr }] as const,
  )
  return new Map<string, OwnWords>([...Object.entries(runTimeMessages), ...sentences])
}

function readWords(locale: Locale): Map<string, string> {
  const entries = readFileSync(catalogueOf(locale), 'utf8').matchAll(entry)
  return new Map(
    Array.from(entries, ([, context, sentence = '', words = '']) => [
      context === undefined ? unquoted(sentence) : `${context}|${unquoted(sentence)}`,
      unquoted(words),
    ]),
  )
}
