import type { FlowName } from '#machines/flows.ts'
import { browserCoverage } from '../flows/driver/record.ts'
import { coverageOf, together, type Share } from '#charts/paths/coverage.ts'
import { walked } from '#charts/flows/flows.ts'
import { walkAll } from '#charts/paths/select.ts'
import { seenIn } from '#charts/paths/walk.ts'

/** Prints the coverage of each flow. @returns whether it is complete */
export function showCoverage(names: readonly FlowName[]): boolean {
  console.log(row('flow', 'states', 'transitions', 'states in browser', 'transitions in browser', 'apart'))
  return names.map(showFlow).every(Boolean)
}

function showFlow(name: FlowName): boolean {
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
    console.log(`    not for a browser: ${key} (${reason.en})`)
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
