/** `npm run check`: everything that needs no running product. */
import { spawn } from 'node:child_process'
import { build } from '#server/cli/build.ts'
import { assertChartPages } from './charts.ts'
import { assertCatalogues } from './catalogues.ts'
import { mutants } from '../mutants/all.ts'
import { assertNotStale } from '../mutants/scratch.ts'
import { assertLaw } from './law.ts'
import { assertMigrations } from './migrations.ts'
import { weighPages } from './page-weight.ts'
import { assertPictures } from './pictures.ts'
import { assertRuntime } from './runtime.ts'
import { assertSpecification } from './specification.ts'

interface Step {
  name: string
  run: () => Promise<string>
}

const command = (name: string, program: string, ...words: string[]): Step => ({
  name,
  run: () =>
    new Promise((resolve, reject) => {
      const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
      let output = ''
      child.stdout.on('data', (chunk) => (output += chunk))
      child.stderr.on('data', (chunk) => (output += chunk))
      child.on('error', reject)
      child.on('close', (code) => (code === 0 ? resolve('') : reject(new Error(output.trim()))))
    }),
})

const lanes: Step[][] = [
  [
    // Sixteen checkers, the default, get in each other's way on two cores.
    command(
      'types and arrows between the rooms',
      'npx',
      'tsc',
      '--build',
      '--builders',
      '2',
      '--checkers',
      '1',
    ),
    command('lint', 'npm', 'run', '--silent', 'lint'),
  ],
  [
    { name: 'sentences of the specification', run: async () => assertSpecification() },
    command('conformance of the hub', 'node', 'tests/hub/conformance.ts', '--check'),
    command('files of each flow', 'node', 'tests/check/flow-files.ts'),
    { name: 'pictures', run: async () => assertPictures() },
    { name: 'mutants', run: async () => assertNotStale(Object.values(mutants).flat()) },
    { name: 'pages of the charts', run: async () => (assertChartPages(), '') },
    { name: 'clauses of the law', run: async () => assertLaw() },
    command('format', 'npx', 'oxfmt', '--check'),
    command('unused code and dependencies', 'npx', 'knip', '--no-progress'),
    { name: 'migrations', run: async () => assertMigrations() },
    { name: 'catalogues', run: async () => (assertCatalogues(), '') },
    {
      name: 'weight of the pages',
      run: async () => {
        await build()
        const { missed, report } = weighPages(new URL('../../dist/', import.meta.url))
        if (missed.length > 0) throw new Error(missed.join('\n'))
        return report
      },
    },
  ],
]

async function runLane(lane: Step[]): Promise<boolean> {
  let passed = true
  for (const { name, run } of lane) {
    const begun = performance.now()
    const seconds = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
    try {
      const report = await run()
      console.log(`✓ ${name} (${seconds()})${report && `\n${report}`}`)
    } catch (error) {
      passed = false
      console.log(`✗ ${name} (${seconds()})\n${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return passed
}

assertRuntime()
const outcomes = await Promise.all(lanes.map(runLane))
process.exitCode = outcomes.every(Boolean) ? 0 : 1
