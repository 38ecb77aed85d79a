/** `npm run charts`: writes docs/flows and docs/requirements.md. `-- --export <folder>`: every flow for Stately, as code and JSON. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileName } from '#charts/exports/pages.ts'
import { studioCode } from '#charts/exports/studio-code.ts'
import { studioJson } from '#charts/exports/studio-json.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { pages } from './pages.ts'
import { walkedPaths } from './walked.ts'

const { values } = parseArgs({ options: { export: { type: 'string' } } })
const root = new URL('../../', import.meta.url)

if (values.export === undefined) writePages()
else exportTo(values.export)

function writePages() {
  mkdirSync(new URL('docs/flows/', root), { recursive: true })
  for (const [path, text] of Object.entries(pages(walkedPaths()))) writeFileSync(new URL(path, root), text)
}

function exportTo(folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const [name, { machine }] of Object.entries(flows)) {
    const file = join(folder, fileName(name as FlowName))
    writeFileSync(`${file}.machine.ts`, studioCode(machine))
    writeFileSync(`${file}.machine.json`, studioJson(machine))
  }
  console.log(`${Object.keys(flows).length} flows, as code and as JSON, are in ${folder}`)
}
