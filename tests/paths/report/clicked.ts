import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { results } from '#tests/flows/driver/record.ts'
import type { Recording } from './gather.ts'

/** A recording of the flow panel. */
const recording = z.object({
  title: z.string(),
  states: z.array(z.string()),
  transitions: z.array(z.string()),
})

/** @param file named in the error if it is no recording */
export function clickedIn(file: string, text: string): Recording {
  try {
    return recording.parse(JSON.parse(text))
  } catch {
    throw new Error(`${file} is no recording of the site's panel.`)
  }
}

/** The dev server writes recordings here. */
const sent = new URL('clicked/', results)

export function rememberedClicks(folder = sent): Recording[] {
  try {
    return readdirSync(folder).map((file) => clickedIn(file, readFileSync(new URL(file, folder), 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
