import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { playedGame } from '#charts/flows/casino.given.ts'
import { wordsOf } from '#charts/flows/flows.ts'
import type { Said } from '#charts/words/said.ts'
import { ownWords } from '#server/operator/own-words.ts'
import { paymentMethods } from '#server/seed/payment-methods.ts'
import { seededPromotions } from '#server/seed/promotions.ts'
import { words as serverWords } from '#server/words/words.ts'

/** In no catalogue: names of languages, countries, registers and games, addresses, what is data, and what only the browser uses. */
const apart = new Set([
  playedGame.name,
  'Türkçe',
  'English',
  'Türkiye',
  'Birleşik Krallık',
  'United Kingdom',
  'İspanya',
  'Spain',
  'GAMSTOP',
  'mehmet71',
  'lale',
  'session',
  'balance',
  'promotion=',
  'topNotifyRead',
  'popupsSeen',
  'sentCode',
  'sent …',
  'document=plain',
  'Invalid payload',
  'language',
  'prefers-reduced-motion: reduce',
])
/** Addresses, and what the event carries: {place}. */
const isApart = (label: string) => apart.has(label) || /^(?:\/|\{\w+\}$)/.test(label)

const quoted = (text: string) =>
  Array.from(text.matchAll(/“([^”]+)”/g), ([, label = '']) => label).filter((label) => !isApart(label))

/** A placeholder matches any text. */
const patternOf = (words: string) => {
  const fixed = words.split(/\{\w+\}|<\d+\/>/).map((part) => RegExp.escape(part))
  return new RegExp(`^${fixed.join('.+')}$`, 'u')
}

/** Sentences of the server without a value in them, also as a notification: title and note. */
const plainOf = (locale: 'tr' | 'en') =>
  new Map(
    Object.entries(serverWords[locale]).flatMap(([kind, said]): [string, string][] =>
      typeof said === 'string' ? [[kind, said]] : [],
    ),
  )
const [inTurkish, inEnglish] = [plainOf('tr'), plainOf('en')]
const ofTheServer = Array.from(inTurkish.keys(), (kind) => {
  const noted = (map: Map<string, string>) =>
    `${map.get(kind)}: ${map.get(`${kind.replace(/ title$/, '')} note`)}`
  return [
    { tr: inTurkish.get(kind) ?? '', en: inEnglish.get(kind) ?? '' },
    { tr: noted(inTurkish), en: noted(inEnglish) },
  ]
}).flat()
const ofMethods = paymentMethods.map(({ name }) => name)
const ofPromotions = seededPromotions.map(({ title }) => title)

/** The pages of providers, as the sandbox plays them; their keys are Turkish. */
const ofProviders = Array.from(
  readFileSync(new URL('../../sandbox/pages/words/en/messages.po', import.meta.url), 'utf8').matchAll(
    /^msgid "(.+)"\nmsgstr "(.+)"$/gm,
  ),
  ([, tr = '', en = '']) => ({ tr, en }),
)

const labels = [...ownWords().values(), ...ofProviders, ...ofTheServer, ...ofMethods, ...ofPromotions].map(
  ({ tr, en }) => ({
    tr: patternOf(tr),
    en: patternOf(en),
  }),
)

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
  'Scenario: what the words of %s quote is what the page or the server says, in Turkish and in English',
  (_, spoken) => {
    expect([...saidIn(spoken)].flatMap(strangersIn)).toEqual([])
  },
)
