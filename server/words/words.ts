import type { Locale } from '#contract/locale.ts'
import { en } from './en.ts'
import { tr } from './tr.ts'

/** Every sentence of the server to players, by kind. If `en` lacks a kind of `tr`, it does not compile. */
export type Words = typeof tr
export type Kind = keyof Words
export type Values<K extends Kind> = Words[K] extends (values: infer V) => string ? V : undefined

export const words: Record<Locale, Words> = { tr, en }

export function say(locale: Locale, kind: Kind, values: unknown): string {
  const sentence: unknown = words[locale][kind]
  return typeof sentence === 'function' ? String(sentence(values)) : String(sentence)
}
