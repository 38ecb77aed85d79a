import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hyphened, flowNames, type FlowName } from '#machines/flows.ts'
import { commitNamed } from '../since/tree.ts'

const project = new URL('../../../', import.meta.url)

export const isFlow = (name: string): name is FlowName => flowNames.some((each) => each === name)

export const machineFile = (name: FlowName) => `machines/${hyphened(name)}/${hyphened(name)}.machine.ts`

const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** Flows whose machine, or a file that it imports, differs from the commit. */
export function changedSince(commit: string): FlowName[] {
  const tracked = git('diff', '--name-only', commitNamed(commit), '--', 'machines')
  const untracked = git('ls-files', '--others', '--exclude-standard', '--', 'machines')
  return changedMachines(new Set(`${tracked}\n${untracked}`.split('\n')))
}

/** @param files paths in the project */
export const changedMachines = (files: ReadonlySet<string>): FlowName[] =>
  flowNames.filter((name) => !madeOf(machineFile(name)).isDisjointFrom(files))

/** The file and everything that it imports, as paths in the project. */
export function madeOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  const text = readFileSync(new URL(file, project), 'utf8')
  for (const [, from = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    madeOf(new URL(from, new URL(file, project)).pathname.slice(project.pathname.length), found)
  }
  return found
}
