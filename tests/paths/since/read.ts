/** For `--since`: prints the flows of a folder and the cases of the named ones, made by the current generator. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyStateMachine } from 'xstate'
import type { Flow } from 'statechart-paths'
import { packed, remembered } from './remembered.ts'

const [folder = '', ...names] = process.argv.slice(2)
const registry = join(folder, 'machines/flows.ts')
/** Its paths; the second is where they were at older commits. */
const [paths = ''] = ['charts/flows/flows.ts', 'tests/paths/flows.ts']
  .map((file) => join(folder, file))
  .filter(existsSync)

async function exported<T>(file: string, name: string): Promise<Record<string, T>> {
  if (!existsSync(file)) return {}
  const all = (await import(pathToFileURL(file).href)) as Record<string, Record<string, T> | undefined>
  return all[name] ?? {}
}

process.stdout.write(
  packed(
    remembered(
      await exported<{ machine: AnyStateMachine }>(registry, 'flows'),
      await exported<Flow>(paths, 'walked'),
      names,
    ),
  ),
)
