/** `npm run paths`: test cases in words, of every flow or of the one named; `-- --coverage`: what they cover. */
import { parseArgs } from 'node:util'
import { flows, type FlowName } from '#machines/flows.ts'
import { browserCoverage } from './browser/record.ts'
import { coverageOf, together, type Share } from './coverage.ts'
import { walked } from './flows.ts'
import { say } from './say.ts'
import { fewest, walkAll } from './select.ts'
import { leavesOf } from './tell.ts'
import { seenIn } from './walk.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { coverage: { type: 'boolean', default: false } },
})
const isFlow = (name: string): name is FlowName => name in flows
const names = positionals.length > 0 ? positionals : Object.keys(flows)
const unknown = names.filter((name) => !isFlow(name))
if (unknown.length > 0) {
  console.error(`No such flow: ${unknown.join(', ')}. There are: ${Object.keys(flows).join(', ')}.`)
  process.exit(1)
}

let complete = true
if (values.coverage)
  console.log(row('flow', 'states', 'transitions', 'states in browser', 'transitions in browser', 'apart'))
for (const name of names.filter(isFlow)) {
  if (values.coverage) complete = showCoverage(name) && complete
  else showCases(name)
}
process.exitCode = complete ? 0 : 1

function showCases(name: FlowName) {
  const cases = fewest(walkAll(walked[name]))
  console.log(`\n${flows[name].title}: ${cases.length} cases. ${flows[name].description}`)
  for (const [index, { path, moments }] of cases.entries()) {
    console.log(`\n  ${index + 1}. As ${path.start.name}`)
    for (const { event, state } of moments) {
      if (event !== null) console.log(`     ${say(event)}\n       → ${leavesOf(state.value).join(', ')}`)
    }
  }
}

function showCoverage(name: FlowName): boolean {
  const { machine } = walked[name]
  const pure = coverageOf(machine, together(walkAll(walked[name]).map(({ moments }) => seenIn(moments))))
  const browser = browserCoverage(name)
  const apart = Object.keys(browser.unreachable).length
  const cells = [pure.states, pure.transitions, browser.states, browser.transitions].map(share)
  console.log(row(name, ...cells, String(apart)))
  const missing = [...pure.states.missing, ...pure.transitions.missing]
  const notReplayed = [...browser.states.missing, ...browser.transitions.missing]
  for (const each of missing) console.log(`    not walked: ${each}`)
  for (const each of notReplayed) console.log(`    not replayed: ${each}`)
  for (const [key, reason] of Object.entries(browser.unreachable)) {
    console.log(`    not for a browser: ${key} (${reason})`)
  }
  return missing.length + notReplayed.length === 0
}

function share({ seen, all }: Share): string {
  return `${seen}/${all} ${((100 * seen) / all).toFixed(0)} %`
}

function row(...cells: string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(index === 0 ? 20 : 24))
    .join('')
    .trimEnd()
}
