import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { locales } from '#contract/locale.ts'

const catalogues = ['src/words/locales', 'sandbox/pages/words'].flatMap((folder) =>
  locales.map((locale) => `${folder}/${locale}/messages.po`),
)
const read = () => catalogues.map((path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'))
const lingui = (...args: string[]) =>
  execFileSync('npx', ['lingui', ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Every text of the code is in both catalogues and translated; no catalogue has unused texts. */
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
