import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { judges, type Judge } from './judges.ts'
import { survivors } from './survivors.ts'

const place = new URL('../../../docs/faults.md', import.meta.url)

/** What each judge said: the test that noticed the fault, or one of the words below. */
export type Row = { flow: string; mistake: string; file: string } & Record<Judge, string>

export const words = { survived: 'no', blind: 'not asked', broken: 'broke off' } as const

const hasNoticed = (said: string) => !Object.values<string>(words).includes(said)
type Named = Pick<Row, 'file' | 'mistake'>
const heads = ['flow', 'mistake', 'file', ...judges] as const
const isSame = (one: Named, other: Named) => one.file === other.file && one.mistake === other.mistake
const cell = (text: string) => text.replaceAll('|', '\\|')

/** Rows of an earlier run. */
function readRows(): Row[] {
  const text = existsSync(place) ? readFileSync(place, 'utf8') : ''
  return text.split('\n').flatMap((line): Row[] => {
    const cells = line.split(/(?<!\\)\|/).map((each) => each.trim().replaceAll('\\|', '|'))
    const [, flow = '', mistake = '', file = '', invariants = '', tests = '', browser = ''] = cells
    const isRow = cells.length === heads.length + 2 && /^`.*`$/.test(file)
    return isRow ? [{ flow, mistake, file: file.slice(1, -1), invariants, tests, browser }] : []
  })
}

export const rowOf = (fault: Named): Row | undefined => readRows().find((row) => isSame(row, fault))

/** Puts the rows into docs/faults.md, in place of those of the same faults. */
export function writeTable(judged: readonly Row[]): Row[] {
  const kept = readRows().filter((row) => !judged.some((other) => isSame(row, other)))
  const rows = [...kept, ...judged].toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.mistake.localeCompare(other.mistake),
  )
  const flows = new Set(rows.map(({ flow }) => flow)).size
  writeFileSync(
    place,
    `# Faults, and who notices them

Written by \`npm run faults\`, last on ${new Date().toISOString().slice(0, 10)}: ${rows.length} faults in ${flows} flows. Each is put into a copy of the working tree, and three
judges are asked apart: the invariants of the flow (of a machine's own file only), the hand-written tests of \`tests/machines/\` and \`tests/ui/\`,
and the browser: the replay of the flow, then the e2e tests with its name. How faults are made and chosen: [decision 116](decisions/116-three-judges.md).

${shares(rows)
  .map(([name, share]) => `- ${name}: ${share}`)
  .join('\n')}

## Nobody notices

${
  rows
    .filter((row) => !judges.some((judge) => hasNoticed(row[judge])))
    .map(lineOf)
    .join('\n') || 'None.'
}

## All

| ${heads.map((head) => (head === 'mistake' ? 'fault' : head)).join(' | ')} |
|${heads.map(() => '---|').join('')}
${rows.map((row) => `| ${heads.map((head) => cell(head === 'file' ? `\`${row.file}\`` : row[head])).join(' | ')} |`).join('\n')}
`,
  )
  return rows
}

const reasonFor = ({ file, mistake }: Row) => survivors[`${file}: ${mistake}`]
const lineOf = (row: Row) => `- \`${row.file}\`: ${row.mistake}. ${reasonFor(row) ?? 'Open.'}`

/** Equivalent ones cannot be noticed: they do not count. */
export function shares(rows: readonly Row[]): [string, string][] {
  const counted = rows.filter((row) => !reasonFor(row)?.startsWith('Equivalent'))
  const share = (which: readonly Judge[]): string => {
    const noticed = counted.filter((row) => which.some((judge) => hasNoticed(row[judge]))).length
    return `${noticed} of ${counted.length}, ${((100 * noticed) / counted.length).toFixed(1)} %`
  }
  return [
    ['invariants', share(['invariants'])],
    ['hand-written tests', share(['tests'])],
    ['invariants or hand-written tests', share(['invariants', 'tests'])],
    ['browser', share(['browser'])],
    ['anyone', share(judges)],
  ]
}
