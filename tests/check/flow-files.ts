/** `npm run missing -- [flow...]`: files of these flows, or of all, that are not there yet. The compiler asks for rows in registries. */
import { globSync } from 'node:fs'
import { hyphened, flows } from '#machines/flows.ts'
import { shownForms } from '#machines/sent-form.ts'

const root = new URL('../../', import.meta.url)

/** A file, and where it may lie if not there. */
const filesOf = (flow: string): [file: string, anywhere?: string][] => [
  [`machines/${flow}/${flow}.machine.ts`],
  [`src/flows/${flow}/${flow}.provide.ts`, `src/**/${flow}.provide.ts`],
  [`charts/flows/${flow}/${flow}.words.ts`],
  [`charts/flows/${flow}/${flow}.world.ts`],
  [`charts/flows/${flow}/${flow}.invariants.ts`],
  [`tests/flows/${flow}.replay.ts`],
  ...(shownForms.some((form) => hyphened(form) === flow)
    ? [[`tests/flows/forms/${flow}.ts`] as [string]]
    : []),
]

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(flows)
const missing = names
  .flatMap((name) => filesOf(hyphened(name)))
  .filter(([file, anywhere = file]) => globSync(anywhere, { cwd: root }).length === 0)
for (const [file] of missing) console.log(`missing: ${file}`)
process.exitCode = missing.length === 0 ? 0 : 1
