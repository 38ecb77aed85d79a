import { readFileSync } from 'node:fs'
import { locales, type Locale } from '../locale.ts'
import { runTimeMessages } from '../seed/settings.seed.ts'

/** What the site says itself, in its own languages. */
export type OwnWords = Record<Locale, string>

const entry = /^(?:msgctxt "(.+)"\n)?msgid "(.+)"\nmsgstr "(.*)"$/gm
const unquoted = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

/** The catalogues that the site is built with: data here, by which a translation of the site's own words is known. */
const catalogueOf = (locale: Locale) =>
  new URL(`../../src/words/locales/${locale}/messages.po`, import.meta.url)

/**
 * By their key: the Turkish sentence, or the name that a run-time message goes by. Where the same sentence means two things the one with a context has it before, 'round|Bahis'.
 */
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
