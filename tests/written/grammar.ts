import type { Language } from '#charts/words/said.ts'
import { NotAsWritten } from './not-as-written.ts'
import type { Tester } from './tester.ts'

/** Labels in a row: “A”, “B” and “C”. */
export const labels = '(“[^”]+”(?:(?:, | and | or | ve | ya da )“[^”]+”)*)'

export interface Rule<Result, Given extends unknown[]> {
  tr: RegExp
  en: RegExp
  /** @param said the labels of the sentence, then its other parts */
  does: (tester: Tester, said: string[], ...given: Given) => Promise<Result>
}

export const rule = <Result, Given extends unknown[]>(
  en: string,
  tr: string,
  does: Rule<Result, Given>['does'],
): Rule<Result, Given> => ({
  tr: new RegExp(`^${tr.replaceAll('@', labels)}$`, 'iu'),
  en: new RegExp(`^${en.replaceAll('@', labels)}$`, 'iu'),
  does,
})

const unquoted = (group: string) =>
  group.startsWith('“') ? Array.from(group.matchAll(/“([^”]+)”/g), ([, label = '']) => label) : [group]

/** @throws NotAsWritten for a sentence that no tester of this project knows how to follow */
export function follow<Result, Given extends unknown[]>(
  rules: readonly Rule<Result, Given>[],
  sentence: string,
  language: Language,
): (tester: Tester, ...given: Given) => Promise<Result> {
  for (const each of rules) {
    const found = each[language].exec(sentence)
    if (!found) continue
    const said = found.slice(1).flatMap((group: string | undefined) => unquoted(group ?? ''))
    return (tester, ...given) => each.does(tester, said, ...given)
  }
  throw new NotAsWritten(`nobody knows how to follow “${sentence}”`)
}

/** The clauses of a sentence; a quoted text is not cut. */
export const clausesOf = (sentence: string): string[] =>
  sentence
    .replace(/\.$/, '')
    .split(/(?:; |\. )(?=(?:[^“”]*“[^”]*”)*[^“”]*$)/u)
    .map((each) => each.trim())
