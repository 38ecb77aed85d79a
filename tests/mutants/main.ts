/** `npm run mutate`: makes one mistake at a time and runs the tests that must notice it. `-- money 'stake'` chooses by area and words. */
import { availableParallelism } from 'node:os'
import { build } from '#server/cli/build.ts'
import { ensureBrowser } from '../browser/find-browser.ts'
import { assertRuntime } from '../check/runtime.ts'
import { mutants } from './all.ts'
import { judge, type Verdict } from './judge.ts'
import type { Mutant } from './mutant.ts'
import { assertNotStale, Scratch } from './scratch.ts'

/** Share of killed mutants. */
const goal = 0.95

type Row = Mutant & Verdict & { area: string }

async function judgeAll(waiting: (Mutant & { area: string })[], browser: string): Promise<Row[]> {
  const rows: Row[] = []
  const count = waiting.length
  const lane = async () => {
    using scratch = new Scratch()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const mutant = next
      const verdict = await scratch.with(mutant, () => judge(scratch.folder, mutant, browser))
      rows.push({ ...mutant, ...verdict })
      console.log(`${String(rows.length).padStart(3)}/${count} ${say({ ...mutant, ...verdict })}`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), count) }, lane))
  return rows
}

const say = ({ area, mistake, fate, seconds }: Row) =>
  `${fate.padEnd(8)} ${seconds.toFixed(0).padStart(3)} s  ${area}: ${mistake}`

function sum(rows: readonly Row[]): number {
  for (const area of new Set(rows.map((row) => row.area))) {
    const own = rows.filter((row) => row.area === area)
    const killed = own.filter(({ fate }) => fate === 'killed').length
    console.log(`${area.padEnd(12)} ${killed} of ${own.length}`)
  }
  return rows.filter(({ fate }) => fate === 'killed').length / rows.length
}

assertRuntime()
const [wantedArea = '', wantedWords = ''] = process.argv.slice(2)
const chosen = Object.entries(mutants).flatMap(([area, list]) =>
  area.includes(wantedArea)
    ? list.filter(({ mistake }) => mistake.includes(wantedWords)).map((mutant) => ({ ...mutant, area }))
    : [],
)
assertNotStale(chosen)
if (chosen.length === 0) {
  console.error('No mutant has these words.')
  process.exit(2)
}
const browser = ensureBrowser()
await build()
const rows = await judgeAll(chosen, browser)
console.log('')
const share = sum(rows)
for (const row of rows.filter(({ fate }) => fate !== 'killed')) console.log(`\n✗ ${say(row)}\n  ${row.file}`)
console.log(`\n${(share * 100).toFixed(1)} % of ${rows.length} mutants are killed, goal ${goal * 100} %`)
process.exit(share >= goal ? 0 : 1)
