import { expect, it } from 'vitest'
import { wordsOf } from '#charts/flows/flows.ts'
import type { Said } from '#charts/words/said.ts'
import { ownWords } from '#server/operator/own-words.ts'

/** In no catalogue: names of languages, addresses, and what only the browser uses. */
const apart = new Set(['Türkçe', 'English', 'topNotifyRead', 'Invalid payload', '{path}'])

const quoted = (text: string) =>
  Array.from(text.matchAll(/“([^”]+)”/g), ([, label = '']) => label).filter((label) => !apart.has(label))

/** A placeholder matches any text. */
const patternOf = (words: string) => {
  const fixed = words.split(/\{\w+\}|<\d+\/>/).map((part) => RegExp.escape(part))
  return new RegExp(`^${fixed.join('.+')}$`, 'u')
}

const labels = [...ownWords().values()].map(({ tr, en }) => ({ tr: patternOf(tr), en: patternOf(en) }))

function* saidIn(words: object): Generator<Said> {
  if ('tr' in words && typeof words.tr === 'string' && 'en' in words && typeof words.en === 'string')
    yield { tr: words.tr, en: words.en }
  for (const each of Object.values(words)) if (typeof each === 'object' && each !== null) yield* saidIn(each)
}

/** Labels that the page does not have, or pairs with another label. */
function strangersIn({ tr, en }: Said): string[] {
  const english = quoted(en)
  const strangers = quoted(tr).filter((label) => {
    const at = english.findIndex((word) => labels.some((each) => each.tr.test(label) && each.en.test(word)))
    if (at !== -1) english.splice(at, 1)
    return at === -1
  })
  return [...strangers, ...english]
}

it.each(Object.entries(wordsOf))(
  'Scenario: what the words of %s quote is what the page says, in Turkish and in English',
  (_, words) => {
    expect([...saidIn(words)].flatMap(strangersIn)).toEqual([])
  },
)
