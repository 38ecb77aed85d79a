/** `npm run law`: each clause of the regulators with what upholds it. `-- --json` for programs; `-- --page` writes docs/law.md. */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { matrix, statesOf, type Row } from '#charts/law/matrix.ts'
import { lawPage } from '#charts/law/page.ts'
import { walkedPaths } from '#tests/charts/walked.ts'

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, page: { type: 'boolean', default: false } },
})
const walked = walkedPaths()
if (values.page) writeFileSync(new URL('../../docs/law.md', import.meta.url), lawPage(walked))
else if (values.json) console.log(JSON.stringify(matrix(walked), null, 2))
else for (const row of matrix(walked)) console.log(say(row))

function say({ regulator, clause, mark, says, figures, upheld, open, paths }: Row): string {
  const by = upheld
    ? [
        ...statesOf(upheld).map(({ flow, path }) => `state ${flow}: ${path}`),
        `${paths} paths`,
        `test ${upheld.test.file}: ${upheld.test.title}`,
        ...(upheld.refusal === undefined ? [] : [`refusal ${upheld.refusal}`]),
      ]
    : [`OPEN ${open}`]
  const set = figures.map(({ name, value }) => `${name} ${value}`)
  return [`${regulator} · ${clause} (${mark}): ${says}`, ...set, ...by].join('\n    ')
}
