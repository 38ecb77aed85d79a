import { readFileSync, writeFileSync } from 'node:fs'
import { results } from '#tests/flows/driver/record.ts'

export interface Run {
  /** From the first path to the last, the server's start included. */
  seconds: number
  paths: number
}

const file = new URL('replay.json', results)

export const rememberRun = (run: Run) => writeFileSync(file, JSON.stringify(run))

export function lastRun(): Run | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Run
  } catch {
    return null
  }
}
