import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { locales } from '../locale.ts'
import { runTimeMessages } from '../seed/settings.seed.ts'
import type { Translation } from './translation.store.ts'

export interface Judged extends Translation {
  became: 'new' | 'changed' | 'unchanged' | 'refused'
  /** Of one that is refused. */
  why: string | null
}

const longestKey = 200
const longestValue = 5_000

/** What the site fills in or wraps when it says the message; null where the message cannot be said at all. */
function holesIn(message: string): Set<string> | null {
  try {
    const tags = [...message.matchAll(/<\/?(\d+)\/?>/g)].map(([, number]) => `<${number}>`)
    return new Set([...tags, ...namesIn(compileMessageOrThrow(message))])
  } catch {
    return null
  }
}

/** A message is text between arrays that begin with a name; those of a plural hold messages again. */
function namesIn(message: unknown): string[] {
  if (!Array.isArray(message)) return []
  return message.flatMap((part: unknown): string[] => {
    if (!Array.isArray(part)) return []
    const [name, , choices]: unknown[] = part
    const within = typeof choices === 'object' && choices !== null ? Object.values(choices) : []
    return [String(name), ...within.flatMap(namesIn)]
  })
}

/** What becomes of each message of a file, beside those that are there. */
export function judgeTranslations(given: readonly Translation[], there: readonly Translation[]): Judged[] {
  const seeded = Object.entries(runTimeMessages).flatMap(([key, values]) =>
    Object.values(values).map((value) => ({ key, value })),
  )
  const known = Map.groupBy([...there, ...seeded], ({ key }) => key)
  const together = Map.groupBy(given, ({ key }) => key)

  function whyNot({ locale, key, value }: Translation): string | null {
    const same = together.get(key) ?? []
    if (!locales.some((each) => each === locale)) return `the language is not ${locales.join(' or ')}`
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

  return given.map((message) => {
    const why = whyNot(message)
    const earlier = there.find(({ locale, key }) => locale === message.locale && key === message.key)
    const settled = earlier?.value === message.value ? 'unchanged' : earlier ? 'changed' : 'new'
    return { ...message, why, became: why === null ? settled : 'refused' }
  })
}
