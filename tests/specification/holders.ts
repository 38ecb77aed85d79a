import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A test, a step of one, or a replay. */
export interface Holder {
  file: string
  title: string
}

const tag = /^ *\/\/ @holds ((?:[\w.]+ ?)+)$/
const begins = /^ *(?:await )?(?:(?:test|it)(?:\.step|\.each)?|replay<.*>)\(/

/** By sentence, the tests that are tagged with it. Throws where a tag stands before anything else. */
export function holders(): Map<string, Holder[]> {
  const found = new Map<string, Holder[]>()
  for (const file of globSync('tests/**/*.{test,e2e,replay}.{ts,tsx}', { cwd: root }).toSorted()) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    lines.forEach((line, index) => {
      const [, said] = tag.exec(line) ?? []
      if (said === undefined) return
      const held = lines.findIndex((each, place) => place > index && !tag.test(each))
      if (!begins.test(lines[held] ?? '')) throw new Error(`${file}:${index + 1} tags no test`)
      const holder = { file, title: titleOf(lines.slice(held)) }
      for (const sentence of said.trim().split(' '))
        found.set(sentence, [...(found.get(sentence) ?? []), holder])
    })
  }
  return found
}

/** Of a test with rows, after them. */
const titles = [/^[^(]*\(\s*(['"`])(?<title>.+?)\1/, /(['"`])(?<title>Scenario: .+?)\1/]

function titleOf(lines: readonly string[]): string {
  const text = lines.join('\n')
  return titles.map((each) => each.exec(text)?.groups?.['title']).find((title) => title !== undefined) ?? ''
}
