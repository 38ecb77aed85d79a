import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const locales = ['tr', 'en']
const catalogue = (locale: string) =>
  new URL(`../../src/words/locales/${locale}/messages.po`, import.meta.url)
const read = () => locales.map((locale) => readFileSync(catalogue(locale), 'utf8'))
const lingui = (...args: string[]) =>
  execFileSync('npx', ['lingui', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Every word in the code stands in both catalogues, translated; no catalogue holds a word that nobody says. */
export function assertCatalogues(): void {
  const before = read()
  lingui('extract', '--clean')
  if (before.some((text, at) => text !== read()[at])) {
    throw new Error(
      'The catalogues were out of date; "lingui extract" has just renewed them: translate and commit.',
    )
  }
  for (const [at, text] of before.entries()) {
    const missing = [...text.matchAll(/^msgid "(.+)"\nmsgstr ""$/gm)].map(([, id]) => id)
    if (missing.length > 0) throw new Error(`No ${locales[at]} words for: ${missing.join(' | ')}`)
  }
}
