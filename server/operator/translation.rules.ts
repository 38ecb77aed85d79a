import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { locales, type Locale } from '#contract/locale.ts'
import type { OwnWords } from './own-words.ts'
import type { Translation } from './translation.store.ts'

export interface Judged extends Translation {
  became: 'new' | 'changed' | 'unchanged' | 'refused'
  why: string | null
}

interface Known {
  there: readonly Translation[]
  languages: readonly { locale: string; fallback: Locale }[]
  own: ReadonlyMap<string, OwnWords>
}

const longestKey = 1_000
const longestValue = 5_000
/** How the site can format a value that it fills in. */
const formats = ['undefined', 'plural', 'select', 'selectordinal', 'number', 'date', 'time']

/** Placeholders and tags of the message; null if it cannot be compiled. */
function holesIn(message: string): Set<string> | null {
  try {
    const tags = [...message.matchAll(/<\/?(\d+)\/?>/g)].map(([, number]) => `<${number}>`)
    return new Set([...tags, ...namesIn(compileMessageOrThrow(message))])
  } catch {
    return null
  }
}

/** A compiled message: text between arrays that begin with a name; plurals hold messages again. Throws for an unknown format. */
function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown): string[] => {
    if (!Array.isArray(part)) return []
    const [name, format, choices]: unknown[] = part
    if (!formats.includes(String(format))) throw new Error(`There is no format ${String(format)}`)
    const within = typeof choices === 'object' && choices !== null ? Object.values(choices) : []
    return [String(name), ...within.flatMap(namesIn)]
  })
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

export function judgeTranslations(given: readonly Translation[], { there, languages, own }: Known): Judged[] {
  const said = Array.from(own, ([key, values]) =>
    Object.entries(values).map(([locale, value]) => ({ locale, key, value })),
  ).flat()
  const known = Map.groupBy([...there, ...said], ({ key }) => key)
  const together = Map.groupBy(given, ({ key }) => key)
  const tags = languages.map(({ locale }) => locale)

  function whyNot({ locale, key, value }: Translation): string | null {
    const same = together.get(key) ?? []
    if (!tags.includes(locale)) return `the language is not ${either.format(tags)}`
    if (key.trim() === '' || key.length > longestKey) return `the key is empty, or longer than ${longestKey}`
    if (value.trim() === '') return 'it says nothing'
    if (value.length > longestValue) return `it is longer than ${longestValue}`
    if (same.filter((each) => each.locale === locale).length > 1) return 'it is there twice'
    const holes = holesIn(value)
    if (!holes) return 'its braces do not match'
    const others = known.get(key) ?? same.filter((each) => each.locale !== locale)
    if (others.length === 0) return `a new key is needed in ${locales.join(' and ')}`
    const filled = new Set(others.flatMap((each) => [...(holesIn(each.value) ?? [])]))
    const strange = [...holes].filter((hole) => !filled.has(hole))
    return strange.length > 0 ? `nothing is filled in for ${strange.join(', ')}` : null
  }

  /** The present text, or the one that stands in for it. */
  function before({ locale, key }: Translation): string | undefined {
    const fallback = languages.find((each) => each.locale === locale)?.fallback
    const earlier = there.find((each) => each.locale === locale && each.key === key)?.value
    return earlier ?? (fallback && own.get(key)?.[fallback])
  }

  return given.map((message) => {
    const why = whyNot(message)
    const isThere = there.some(({ locale, key }) => locale === message.locale && key === message.key)
    const settled = before(message) === message.value ? 'unchanged' : isThere ? 'changed' : 'new'
    return { ...message, why, became: why === null ? settled : 'refused' }
  })
}
