import type { Locale } from '../locale.ts'
import { en } from './en.ts'
import { tr } from './tr.ts'

/** Every sentence that the server says to a player, by kind. Turkish is the measure: `en` lacking one does not compile. */
export type Words = typeof tr
export type Kind = keyof Words
/** What the sentence of a kind needs to be told; undefined for a plain sentence. */
export type Values<K extends Kind> = Words[K] extends (values: infer V) => string ? V : undefined

export const words: Record<Locale, Words> = { tr, en }

export function say(locale: Locale, kind: Kind, values: unknown): string {
  const sentence: unknown = words[locale][kind]
  return typeof sentence === 'function' ? String(sentence(values)) : String(sentence)
}
