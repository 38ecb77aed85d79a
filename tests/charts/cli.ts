/**
 * `npm run charts`: writes docs/flows, docs/requirements.md and the codes of transitions. `-- --export <folder>`: every flow for Stately, as code and
 * JSON. `-- --diff <commit>`: draws what has changed in the charts since then.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { studioCode, studioJson } from 'statechart-graph'
import { flows, hyphened } from '#machines/flows.ts'
import { codes, Misunderstood } from '#tests/paths/asked.ts'
import { writeDiff } from './diff/write.ts'
import { pages } from './pages.ts'
import { walkedPaths } from './walked.ts'

const root = new URL('../../', import.meta.url)

try {
  const { export: folder, diff } = asked()
  if (folder !== undefined) exportTo(folder)
  else if (diff === undefined) writePages()
  else console.log((await writeDiff(diff)).join('\n'))
} catch (error) {
  if (!(error instanceof Misunderstood)) throw error
  console.error(error.message)
  process.exitCode = codes.misunderstood
}

function asked() {
  try {
    const { values } = parseArgs({ options: { export: { type: 'string' }, diff: { type: 'string' } } })
    if (values.export === undefined || values.diff === undefined) return values
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error))
  }
  throw new Misunderstood('One at a time: --export, --diff.')
}

function writePages() {
  mkdirSync(new URL('docs/flows/', root), { recursive: true })
  for (const [path, text] of Object.entries(pages(walkedPaths()))) writeFileSync(new URL(path, root), text)
}

function exportTo(folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const [name, { machine }] of Object.entries(flows)) {
    const file = join(folder, hyphened(name))
    writeFileSync(`${file}.machine.ts`, studioCode(machine))
    writeFileSync(`${file}.machine.json`, studioJson(machine))
  }
  console.log(`${Object.keys(flows).length} flows, as code and as JSON, are in ${folder}`)
}
