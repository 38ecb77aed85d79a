import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { results } from '#tests/flows/driver/record.ts'

/** By ID and language ("login-17486a1e tr"): whether the case could be executed as it is written, when it was last followed. */
const followed = z.record(z.string(), z.boolean())
export type Followed = z.infer<typeof followed>

export const keyOf = (id: string, language: string) => `${id} ${language}`
const fileIn = (folder: URL) => new URL('as-written.json', folder)

export function rememberedCases(folder = results): Followed {
  try {
    return followed.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')))
  } catch {
    return {}
  }
}

/** Keeps what earlier runs have followed. */
export function rememberCases(latest: Followed, folder = results): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(fileIn(folder), JSON.stringify({ ...rememberedCases(folder), ...latest }))
}

/** In each language in which it was followed; null if it never was. */
export function faredAsWritten(id: string, all: Followed): 'passed' | 'failed' | null {
  const fared = Object.entries(all).filter(([key]) => key.startsWith(keyOf(id, '')))
  if (fared.length === 0) return null
  return fared.every(([, isDone]) => isDone) ? 'passed' : 'failed'
}
