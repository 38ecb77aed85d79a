import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const packages = readdirSync(join(root, 'packages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const mostNames = 10
const longestExample = 20

const textOf = (name: string, file: string) => readFileSync(join(root, 'packages', name, file), 'utf8')

const namedExport = /^export (?:type )?\{([^}]+)\} from '.+'$/gm

/** Every name that an index exports, types included. @throws where it does anything else than export names */
function namesIn(index: string): string[] {
  const other = index.replaceAll(namedExport, '').trim()
  if (other !== '') throw new Error(`An index only exports names from files: ${other}`)
  return [...index.matchAll(namedExport)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.replace('type ', '').trim() || []),
  )
}

it('Scenario: no name is public that the index does not name', () => {
  expect(namesIn("export { a, type B } from './a.ts'\nexport type { C } from './c.ts'\n")).toEqual([
    'a',
    'B',
    'C',
  ])
  for (const line of [
    "export * from './a.ts'",
    "export * as a from './a.ts'",
    'export const a = 1',
    'export default a',
  ])
    expect(() => namesIn(`export { b } from './b.ts'\n${line}\n`)).toThrow(line)
})

describe('the packages, away from the product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lale-packages-'))
  const modules = join(folder, 'node_modules')
  beforeAll(() => {
    mkdirSync(modules)
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!packages.includes(name)) symlinkSync(join(root, 'node_modules', name), join(modules, name))
    execFileSync('npm', ['pack', '--workspaces', '--silent', '--pack-destination', folder], { cwd: root })
    for (const name of packages) {
      const place = join(folder, 'packages', name)
      mkdirSync(place, { recursive: true })
      const [tarball = ''] = readdirSync(folder).filter((file) => file.startsWith(`${name}-`))
      execFileSync('tar', ['-xzf', join(folder, tarball), '--strip-components=1', '-C', place])
      symlinkSync(place, join(modules, name))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const run = (name: string) =>
    execFileSync(process.execPath, [join(folder, 'packages', name, 'example.ts')], { encoding: 'utf8' })

  it.each([
    ['statechart-graph', 'door.closed, open: door.opened\n'],
    ['statechart-walk', "open opened [] [ 30000 ]\n[ 'xstate.after.30000.door.opened' ]\n"],
    ['statechart-coverage', '2 of 2 states, 1 of 2 transitions\n'],
    ['statechart-paths', 'open, close, open, close, lock, unlock'],
    ['statechart-cases', '1. The person: open\n   - → The door is open.\n'],
    ['signalr-hub', '{"type":3,"invocationId":"1","result":42}'],
    ['statechart-drawing', '<g class="state atomic mark-current"'],
  ])('Scenario: the example of %s runs from what is published', (name, said) => {
    expect(run(name)).toContain(said)
  })

  it('Scenario: a file of a package that imports the product is refused by lint', () => {
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, from] of [
      ['product.ts', '#machines/flows.ts'],
      ['outside.ts', '../statechart-graph/graph.ts'],
      ['own.ts', './index.ts'],
    ] as const)
      writeFileSync(join(folder, 'packages/statechart-walk', file), `export * from '${from}'\n`)
    const lint = (file: string) => () =>
      execFileSync('npx', ['oxlint', `packages/statechart-walk/${file}`], { cwd: folder, stdio: 'pipe' })
    expect(lint('product.ts')).toThrow()
    expect(lint('outside.ts')).toThrow()
    expect(lint('own.ts')).not.toThrow()
  })
})

describe.each(packages)('%s', (name) => {
  it(`has at most ${mostNames} public names, and its README tells of each`, () => {
    const names = namesIn(textOf(name, 'index.ts'))
    const readme = textOf(name, 'README.md')
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(mostNames)
    expect(names.filter((each) => !readme.includes(`\`${each}\``))).toEqual([])
  })

  it('shows its example in its README, whole', () => {
    const example = textOf(name, 'example.ts')
    expect(example.split('\n').length - 1).toBeLessThanOrEqual(longestExample)
    expect(textOf(name, 'README.md')).toContain(`\`\`\`ts\n${example}\`\`\``)
  })
})
