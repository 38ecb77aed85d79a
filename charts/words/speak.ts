import type { FlowName } from '#machines/flows.ts'
import { wordsOf } from '../flows/flows.ts'
import { holds } from './part-of.ts'
import type { Language } from './said.ts'
import { failureToast, successToast, toastOf } from './toasts.ts'

export const titleOf = (flow: FlowName, language: Language): string => wordsOf[flow].title[language]

export const purposeOf = (flow: FlowName, language: Language): string => wordsOf[flow].purpose[language]

/** @param start the name of a path's start: 'a visitor' */
export const startOf = (flow: FlowName, start: string, language: Language): string =>
  wordsOf[flow].starts[start]?.[language] ?? start

/** @param path of the state: 'dialog.login'; empty for the machine */
export const stateName = (flow: FlowName, path: string, language: Language): string =>
  path === '' ? titleOf(flow, language) : (wordsOf[flow].states[path]?.name[language] ?? path)

export const guardSaid = (flow: FlowName, guard: string, language: Language): string =>
  wordsOf[flow].guards[guard]?.[language] ?? guard

export const actorSaid = (flow: FlowName, actor: string, language: Language): string =>
  wordsOf[flow].actors[actor]?.[language] ?? actor

/** @param context of the machine, if it is known */
export function seenAt(flow: FlowName, path: string, language: Language, context?: unknown): string | null {
  const { seen = null, seenWith = [] } = wordsOf[flow].states[path] ?? {}
  const own = context === undefined ? undefined : seenWith.find(({ of }) => holds(context, of))
  return (own ?? seen)?.[language] ?? null
}

/** Null if nothing is visible. @param params as the machine passes them @param told the server's message, if it is known */
export function effectSeen(
  flow: FlowName,
  { type, params }: { type: string; params?: unknown },
  language: Language,
  told: string | null = null,
): string | null {
  const given = new Map<string, unknown>(Object.entries(params ?? {}))
  const own = wordsOf[flow].effects[type]
  const isShared = own === undefined || own === failureToast || own === successToast
  const toast = isShared ? toastOf(type, given, told) : own
  if (toast === null) return null
  const sentence = (toast ?? own)?.[language] ?? type
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : '…'
  })
}
