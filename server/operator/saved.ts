import { writeFileSync } from 'node:fs'
import { NotDone } from './not-done.ts'
import type { Answer } from './show.ts'

/** Writes to the file if one is named. Throws NotDone if it cannot be written. */
export function saved({ text, data }: Answer, to: string | undefined): Answer {
  if (to === undefined) return { text, data }
  try {
    writeFileSync(to, `${text}\n`)
  } catch (error) {
    throw new NotDone(`${to} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { text: `Written to ${to}`, data: { file: to } }
}
