import { readFileSync } from 'node:fs'
import type { Locale } from '#contract/locale.ts'

const entry = /^msgid "(.+)"\nmsgstr "(.*)"$/gm
const unquoted = (text: string) => text.replaceAll(/\\(.)/g, '$1')

function catalogue(language: Locale): Map<string, string> {
  const file = new URL(`../../src/words/locales/${language}/messages.po`, import.meta.url)
  const entries = readFileSync(file, 'utf8').matchAll(entry)
  return new Map(Array.from(entries, ([, id = '', words = '']) => [unquoted(id), unquoted(words)]))
}

/** Translates the site's Turkish words. @throws for words that the site does not have */
export function wordsOf(language: Locale): (turkish: string) => string {
  const known = catalogue(language)
  return (turkish) => {
    const said = known.get(turkish)
    if (!said) throw new Error(`The site does not say '${turkish}'`)
    return said
  }
}
