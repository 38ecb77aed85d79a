import type { FlowName } from '#machines/flows.ts'
import { browserCoverage, remembered, type Replayed } from '../flows/driver/record.ts'
import { coverageOf, together, type Coverage, seenIn } from 'statechart-coverage'
import { walked } from '#charts/flows/flows.ts'
import { walkAll } from 'statechart-paths'
import { NothingThere } from './asked.ts'

/**
 * Prints the coverage of each flow.
 * @returns whether it is complete
 * @throws NothingThere if the machines are walked but no path was replayed
 */
export function showCoverage(
  names: readonly FlowName[],
  records: readonly Replayed[] = remembered(),
): boolean {
  const isReplayed = records.some(({ flow }) => names.includes(flow))
  const inBrowser = isReplayed ? ['states in browser', 'transitions in browser', 'apart'] : []
  console.log(row('flow', 'states', 'transitions', ...inBrowser))
  const isWhole = names.map((name) => showFlow(name, isReplayed ? records : null)).every(Boolean)
  if (isReplayed || !isWhole) return isWhole
  throw new NothingThere('Nothing was replayed in a browser yet: "npm run paths -- --replay" does it.')
}

/** @param records null: none of them was replayed */
function showFlow(name: FlowName, records: readonly Replayed[] | null): boolean {
  const { machine } = walked[name]
  const pure = coverageOf(machine, together(walkAll(walked[name]).map(({ moments }) => seenIn(moments))))
  const browser = records && browserCoverage(name, records)
  const missing = [...pure.states.missing, ...pure.transitions.missing]
  const notReplayed = browser ? [...browser.states.missing, ...browser.transitions.missing] : []
  const unreachable = Object.entries(browser?.unreachable ?? {})
  const shares = [pure.states, pure.transitions, ...(browser ? [browser.states, browser.transitions] : [])]
  console.log(row(name, ...shares.map(share), ...(browser ? [String(unreachable.length)] : [])))
  for (const each of missing) console.log(`    not walked: ${each}`)
  for (const each of notReplayed) console.log(`    not replayed: ${each}`)
  for (const [key, reason] of unreachable) console.log(`    not for a browser: ${key} (${reason.en})`)
  return missing.length + notReplayed.length === 0
}

function share({ seen, all }: Coverage['states']): string {
  return `${seen}/${all} ${((100 * seen) / all).toFixed(0)} %`
}

function row(...cells: string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(index === 0 ? 20 : 24))
    .join('')
    .trimEnd()
}
