import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The site's, and those of the pages of the sandbox. */
const catalogues = ['src/words/locales', 'src/sandbox/words'].flatMap((folder) =>
  ['tr', 'en'].map((locale) => `${folder}/${locale}/messages.po`),
)
const read = () => catalogues.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
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
    if (missing.length > 0) throw new Error(`${catalogues[at]} has no words for: ${missing.join(' | ')}`)
  }
}
