/** `npm run faults`: which judge notices which fault; see `-- --help`. */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { build } from '#server/cli/build.ts'
import { flowNamed, flowNames } from '#machines/flows.ts'
import { ensureBrowser } from '../../browser/find-browser.ts'
import { assertRuntime } from '../../check/runtime.ts'
import { Scratch } from '../scratch.ts'
import { faultsOf, sampleOf, type Fault } from './faults.ts'
import { judgeApart, judges, killerOf, type Judge, type Judged } from './judges.ts'
import { rowOf, shares, words, writeTable, type Row } from './table.ts'

const help = `npm run faults -- [flow...] [options]

Faults of provides, selectors, views and machines, generated and from tests/mutants/. Each is judged apart by the
invariants, the hand-written tests and the browser. The answers stand in docs/faults.md.

  --each <count>     at most so many of each flow, of different kinds (4)
  --about <words>    only faults with these words
  --in <path>        only in files with this in their path, such as src/ or .provide.ts
  --judge <name>     asks only this judge (${judges.join(', ')}); the others keep their answer
  --list             only lists them

Exit code 1 if a judge broke off.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    each: { type: 'string', default: '4' },
    about: { type: 'string', default: '' },
    in: { type: 'string', default: '' },
    judge: { type: 'string' },
    list: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})

const said = ({ fate, by }: Judged[Judge], folder: string) =>
  fate === 'killed' ? killerOf(by, folder) || 'yes' : words[fate]

const asked = judges.filter((judge) => !values.judge || judge === values.judge)

async function judgeAll(waiting: Fault[], browser: string): Promise<Row[]> {
  const rows: Row[] = []
  const count = waiting.length
  const lane = async () => {
    using scratch = new Scratch()
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = next
      const { flow, mistake, file } = fault
      const judged = await judgeApart(scratch, fault, browser, asked)
      const kept = rowOf(fault)
      const [invariants = '', tests = '', seen = ''] = judges.map((judge) =>
        asked.includes(judge) || !kept ? said(judged[judge], scratch.folder) : kept[judge],
      )
      rows.push({ flow, mistake, file, invariants, tests, browser: seen })
      console.log(`${rows.length}/${count} ${flow}: ${mistake}`)
      for (const judge of asked) {
        const { fate, by } = judged[judge]
        if (fate !== 'broken') {
          console.log(`      ${judge}: ${fate} ${by.split('\n').slice(0, 3).join(' ')}`)
          continue
        }
        process.exitCode = 1
        console.error(`      ${judge}: broke off, so nothing is known`)
      }
      writeTable(rows)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), count) }, lane))
  return rows
}

assertRuntime()
const unknown = positionals.filter((word) => flowNamed(word) === null)
if (asked.length === 0) unknown.push(`judge ${values.judge}`)
if (values.help || unknown.length > 0) {
  console.log(unknown.length > 0 ? `There is no: ${unknown.join(', ')}` : help)
  process.exit(values.help ? 0 : 2)
}
const named = new Set(positionals.flatMap((word) => flowNamed(word) ?? []))
const chosen = (named.size > 0 ? [...named] : flowNames).flatMap((name, turn) => {
  const own = faultsOf(name).filter(
    ({ mistake, file }) => mistake.includes(values.about) && file.includes(values.in),
  )
  return sampleOf(own, Number(values.each), turn)
})
if (values.list) for (const { flow, kind, mistake } of chosen) console.log(`${flow}: ${mistake} (${kind})`)
else {
  const browser = asked.includes('browser') ? ensureBrowser() : ''
  if (browser) await build()
  const rows = await judgeAll(chosen, browser)
  for (const [name, share] of shares(rows)) console.log(`${name.padEnd(34)} ${share}`)
}
