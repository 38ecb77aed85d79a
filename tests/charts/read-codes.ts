/** Imports every file of a folder and prints its machine as data, by file name. */
import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import { wholeOf } from './whole.ts'

const folder = pathToFileURL(`${process.argv[2]}/`)
const read = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const exported: Record<string, AnyStateMachine> = await import(new URL(file, folder).href)
    return [file, Object.values(exported).map(wholeOf)] as const
  }),
)
process.stdout.write(JSON.stringify(Object.fromEntries(read)))
