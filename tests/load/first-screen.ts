import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredSession } from '#contract/auth.ts'
import { caller, testFingerprint } from '#tests/server/setup/call.ts'
import { signUp } from '#tests/server/setup/sign-up.ts'
import { visitsOf, type Choice } from './first-screen/choice.ts'
import { drawn } from './first-screen/drawn.ts'
import { figuresOf, medians, type Figures } from './first-screen/figures.ts'
import { missedIn, type Cell } from './first-screen/goals.ts'
import { loadPage } from './first-screen/load-page.ts'
import { references } from './first-screen/references.ts'
import { table } from './first-screen/said.ts'
import { withServed, type Way } from './first-screen/served.ts'

interface FirstScreenMeasured {
  runs: number
  cells: Cell[]
  missed: string[]
}

/** Time to the first screen of each page, compared with the floor and a static page. */
export async function measureFirstScreen(choice: Choice): Promise<FirstScreenMeasured> {
  const cells = []
  for (const over of choice.over) cells.push(...(await measureOver(over, choice)))
  return { runs: choice.runs, cells, missed: missedIn(cells) }
}

/** Each run loads every page once, so that other load on the machine affects all alike. */
function measureOver(over: Way, choice: Choice): Promise<Cell[]> {
  return withServed(over, async (served) => {
    const session = choice.who.includes('player') ? await newPlayer(served.platform) : null
    const toLoad = choice.profiles.flatMap((profile) => [
      ...Object.entries(references).map(([page, path]) => ({
        cell: { over, profile, who: 'reference' as const, page },
        address: `${served.references}${path}`,
      })),
      ...visitsOf(choice).map(({ who, page }) => ({
        cell: { over, profile, who, page },
        address: `${served.site}${page}`,
      })),
    ])
    for (const { page } of visitsOf(choice)) await drawn(`${served.platform}${page}`)
    const loads = toLoad.map((): Figures[] => [])
    for (let run = 1; run <= choice.runs; run += 1) {
      for (const [index, { cell, address }] of toLoad.entries()) {
        const result = await loadPage(address, cell.profile, cell.who === 'player' ? session : null)
        const figures = await figuresOf(result)
        loads[index]?.push(figures)
        const name = [...Object.values(cell), run].join(' ')
        console.error(`${name}: LCP ${figures.lcp.toFixed(0)} ms`)
        if (choice.traces !== undefined) keepTrace(choice.traces, name, result.artifacts.Trace)
      }
    }
    return toLoad.map(({ cell }, index) => ({ ...cell, figures: medians(loads[index] ?? []) }))
  })
}

async function newPlayer(url: string): Promise<StoredSession> {
  return { ...(await signUp(caller(url))), fingerprint: testFingerprint }
}

function keepTrace(folder: string, name: string, trace: object): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name.replaceAll('/', '_').replaceAll(' ', '-')}.json`), JSON.stringify(trace))
}

export function sayFirstScreen({ runs, cells, missed }: FirstScreenMeasured): string {
  return [
    `medians of ${runs}, and how many times the floor's they are`,
    ...table(cells),
    missed.length === 0 ? 'held' : `missed:\n${missed.join('\n')}`,
  ].join('\n')
}
