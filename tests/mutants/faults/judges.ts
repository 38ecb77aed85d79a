import { globSync } from 'node:fs'
import { join } from 'node:path'
import { hyphened, flowNames } from '#machines/flows.ts'
import { browse, buildIn, runIn, runVitest, type Run } from '../judge.ts'
import type { Scratch } from '../scratch.ts'
import { type Fault } from './faults.ts'

export const judges = ['invariants', 'tests', 'browser'] as const
export type Judge = (typeof judges)[number]
/** `blind`: the judge does not read this file, or is not asked. */
export type Judged = Record<Judge, { fate: Run['fate'] | 'blind'; by: string }>

/**
 * Asks each judge, also when another one has noticed the fault. The browser has the broken site; the paths that it
 * walks are those of the right machines.
 */
export async function judgeApart(
  scratch: Scratch,
  fault: Fault,
  browser: string,
  asked: readonly Judge[],
): Promise<Judged> {
  const { folder } = scratch
  const browsed = asked.includes('browser')
  const before = await scratch.with(fault, async () => ({
    invariants: asked.includes('invariants') ? await byInvariants(folder, fault) : unasked,
    tests: asked.includes('tests') ? await runVitest(folder, testsOf(fault)) : unasked,
    isBuilt: browsed && (await buildIn(folder)),
  }))
  const { isBuilt, ...judged } = before
  if (!browsed) return { ...judged, browser: unasked }
  return {
    ...judged,
    browser: isBuilt ? await byBrowser(folder, fault, browser) : { fate: 'broken', by: '' },
  }
}

const unasked = { fate: 'blind', by: '' } as const
const isOfAMachine = ({ file }: Fault) => file.endsWith('.machine.ts')

async function byInvariants(folder: string, fault: Fault): Promise<Judged['invariants']> {
  if (!isOfAMachine(fault)) return { fate: 'blind', by: '' }
  const code = await runIn(folder, ['node', 'tests/mutants/faults/invariants.ts', fault.flow])
  return { fate: fateBy(code), by: '' }
}

/** @param code with which invariants.ts has ended */
export const fateBy = (code: number | null): Run['fate'] =>
  code === 0 ? 'survived' : code === 3 ? 'killed' : 'broken'

/** Most of tests/ui/ is related to a machine: all tests of machines are asked, and the forms. */
const testsOf = (fault: Fault) =>
  isOfAMachine(fault)
    ? ['run', '--project=machines', '--project=ui', 'tests/machines/', 'tests/ui/sent-forms']
    : ['related', '--run', fault.file, '--project=machines', '--project=ui']

/** First the replay of the flow; if it notices nothing, the e2e tests that have the flow's name. */
async function byBrowser(folder: string, { flow }: Fault, browser: string): Promise<Run> {
  const slug = hyphened(flow)
  const replayed = await browse(folder, ['--project=paths', `flows/${slug}.replay.ts`], browser)
  const others = flowNames.map(hyphened).filter((each) => each !== slug && each.startsWith(slug))
  const named = globSync(`tests/e2e/**/${slug}*.e2e.ts`, { cwd: folder })
    .map((file) => file.replace(/^tests\//, ''))
    .filter((file) => !others.some((other) => file.includes(`/${other}`)))
  if (replayed.fate !== 'survived' || named.length === 0) return replayed
  return browse(folder, ['--project=e2e', ...named], browser)
}

/** The test's file, without its folders and endings. */
export const killerOf = (by: string, folder: string) =>
  by
    .split('\n')[0]
    ?.replace(join(folder, '/'), '')
    .replace(/^.*\//, '')
    .replace(/(?:\.(?:test|e2e|replay))?\.tsx?$/, '') ?? ''
