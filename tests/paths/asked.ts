import { parseArgs } from 'node:util'
import type { Language } from '#charts/words/said.ts'
import { flowNamed, flowNames, type FlowName } from '#machines/flows.ts'
import { forms } from 'statechart-cases'
import { kinds } from 'statechart-paths'

export type FormName = keyof typeof forms
export type Kind = (typeof kinds)[number]

/** The command cannot be done as asked; the message is for the user. */
export class Misunderstood extends Error {}

export type Task =
  | 'write'
  | 'count'
  | 'coverage'
  | 'replay'
  | 'pictures'
  | 'report'
  | 'as-written'
  | 'since'
  | 'mutate'
  | 'trace'
  | 'walked'
  | 'together'
  | 'help'

/** The command was understood, but there is nothing to do it with; the message is one line. */
export class NothingThere extends Error {}

/** Exit codes. */
export const codes = { passed: 0, failed: 1, misunderstood: 2, nothingThere: 3 } as const

export interface Asked {
  task: Task
  names: FlowName[]
  kind: Kind
  through: string
  limit: number
  /** Also steps that only the machine allows, marked. */
  isWhole: boolean
  form: FormName
  language: Language
  out: string | null
  since: string
  /** A file of walks of players; '-' for the standard input. */
  walked: string
  /** The report is also served, for the viewer of traces. */
  serve: boolean
  /** Files of recordings for the report. */
  clicked: readonly string[]
}

/** What each task reads, besides flows. */
const reads: Readonly<Record<Exclude<Task, 'help'>, readonly string[]>> = {
  write: [...kinds, 'limit', 'whole-machine', 'as', 'language', 'out'],
  count: [],
  coverage: [],
  replay: ['through', 'since', 'clicked'],
  pictures: ['since', 'clicked'],
  report: ['serve', 'clicked'],
  'as-written': [],
  since: ['language'],
  mutate: [],
  trace: ['as', 'language', 'out'],
  walked: ['language'],
  together: [],
}
const ofEveryFlow: readonly Task[] = ['report', 'trace']

/** Cases per flow; more is too much for a person. */
export const usualLimit = 100

export function askedIn(words: readonly string[]): Asked {
  const { values, positionals } = read(words)
  const task = only<Task>(
    [
      ...(values.help ? ['help' as const] : []),
      ...(values.count ? ['count' as const] : []),
      ...(values.coverage ? ['coverage' as const] : []),
      ...(values.replay ? ['replay' as const] : []),
      ...(values.pictures ? ['pictures' as const] : []),
      ...(values.report ? ['report' as const] : []),
      ...(values['as-written'] ? ['as-written' as const] : []),
      ...(values.since === undefined || values.replay || values.pictures ? [] : ['since' as const]),
      ...(values.mutate ? ['mutate' as const] : []),
      ...(values.trace ? ['trace' as const] : []),
      ...(values.walked === undefined ? [] : ['walked' as const]),
      ...(values.together ? ['together' as const] : []),
    ],
    'write',
  )
  const kind = only<Kind>(
    kinds.filter((each) => values[each] !== undefined && values[each] !== false),
    'transitions',
  )
  if (task !== 'help') refuseIdle(task, Object.keys(values), positionals)
  return {
    task,
    names: namesIn(positionals),
    kind,
    through: values.through ?? '',
    limit: countIn(values.limit),
    isWhole: values['whole-machine'] ?? false,
    form: oneOf(Object.keys(forms) as FormName[], values.as ?? 'markdown', 'form'),
    language: oneOf(['tr', 'en'], values.language ?? 'tr', 'language'),
    out: values.out ?? null,
    since: values.since ?? '',
    walked: values.walked ?? '',
    clicked: values.clicked ?? [],
    serve: values.serve ?? false,
  }
}

function read(words: readonly string[]) {
  const flag = { type: 'boolean' } as const
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        help: flag,
        count: flag,
        coverage: flag,
        replay: flag,
        pictures: flag,
        report: flag,
        serve: flag,
        'as-written': flag,
        clicked: { type: 'string', multiple: true },
        mutate: flag,
        trace: flag,
        walked: text,
        together: flag,
        since: text,
        transitions: flag,
        shortest: flag,
        pairs: flag,
        triples: flag,
        through: text,
        limit: text,
        'whole-machine': flag,
        as: text,
        language: text,
        out: text,
      },
    })
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error))
  }
}

function refuseIdle(task: keyof typeof reads, options: readonly string[], flows: readonly string[]): void {
  const idle = options.find((each) => each !== task && !reads[task].includes(each))
  if (idle !== undefined) {
    const readers = Object.entries(reads).flatMap(([each, its]) => (its.includes(idle) ? `--${each}` : []))
    throw new Misunderstood(
      task === 'write'
        ? `--${idle} goes with ${readers.join(', ')}.`
        : `--${idle} has no meaning with --${task}.`,
    )
  }
  if (flows.length > 0 && ofEveryFlow.includes(task))
    throw new Misunderstood(`--${task} is about every flow: name none.`)
}

function only<T extends string>(asked: readonly T[], otherwise: T): T {
  if (asked.length > 1)
    throw new Misunderstood(`One at a time: ${asked.map((each) => `--${each}`).join(', ')}.`)
  return asked[0] ?? otherwise
}

const namesIn = (words: readonly string[]): FlowName[] =>
  words.length > 0 ? [...new Set(words.map(flowAsked))] : flowNames

function flowAsked(word: string): FlowName {
  const name = flowNamed(word)
  if (name !== null) return name
  throw new Misunderstood(`No such flow: ${word}. There are: ${flowNames.join(', ')}.`)
}

function oneOf<T extends string>(there: readonly T[], word: string, what: string): T {
  const found = there.find((each) => each === word)
  if (found) return found
  throw new Misunderstood(`No such ${what}: ${word}. There are: ${there.join(', ')}.`)
}

function countIn(word: string | undefined): number {
  if (word === undefined) return usualLimit
  if (/^[1-9]\d*$/.test(word)) return Number(word)
  throw new Misunderstood(`A limit is a whole number above zero, not: ${word}.`)
}
