import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { graphOf, type ChartState } from 'statechart-graph'
import { stateName } from '#charts/words/speak.ts'
import { forms, type Written } from 'statechart-cases'
import { chosenFor, writtenOf } from '#charts/written/written.ts'
import { hyphened, flows, type FlowName } from '#machines/flows.ts'
import { Misunderstood, type Asked } from './asked.ts'

export function written({ names, kind, through, limit, language, isWhole }: Asked): Written[] {
  const found = kind === 'through' ? statesNamed(names, through) : names.map((flow) => ({ flow, id: '' }))
  return found.map(({ flow, id }) =>
    writtenOf(flow, kind, chosenFor(flow, { kind, through: id, limit }, isWhole), language),
  )
}

/** Also prints what was written and what the limit left out. */
export function write(asked: Asked): void {
  const { form, language, out, limit } = asked
  const { ending, holdsSeveral, write: put } = forms[form]
  if (out === null && !holdsSeveral && asked.names.length > 1)
    throw new Misunderstood(`A file of ${form} holds one flow: name one, or a folder with --out.`)
  const all = written(asked)
  for (const { flow, cases, leftOut, met, all: targets } of all) {
    if (leftOut > 0)
      console.error(
        `${flow}: ${leftOut} of ${cases.length + leftOut} cases left out by the limit of ${limit}; the others meet ${met} of ${targets} targets.`,
      )
  }
  sayApart(all)
  if (out === null) return console.log(put(all, language).trimEnd())
  mkdirSync(out, { recursive: true })
  for (const each of all) writeFileSync(join(out, `${hyphened(each.flow)}.${ending}`), put([each], language))
  console.error(`${all.length} files in ${out}.`)
}

function sayApart(all: readonly Written[]): void {
  const count = all.reduce((sum, { machineOnly }) => sum + machineOnly.transitions, 0)
  if (count === 0) return
  const areWritten = all.some(({ machineOnly }) => machineOnly.areWritten)
  const how = areWritten ? 'written and marked' : 'left out; --whole-machine writes them, marked'
  console.error(`${count} transitions that the machine alone allows: ${how}.`)
}

/** Finds the state in each flow by path, id or name. */
function statesNamed(names: readonly FlowName[], word: string): { flow: FlowName; id: string }[] {
  const found = names.flatMap((flow) => {
    const states = graphOf(flows[flow].machine).states.filter(({ parent }) => parent !== null)
    const exact = states.filter(({ path, id }) => path === word || id === word)
    const named = exact.length > 0 ? exact : states.filter((state) => isCalled(flow, state, word))
    if (named.length > 1)
      throw new Misunderstood(`Which "${word}" of ${flow}? ${named.map(({ path }) => path).join(', ')}.`)
    return named.map(({ id }) => ({ flow, id }))
  })
  if (found.length > 0) return found
  const [only, ...others] = names
  const there =
    only && others.length === 0
      ? ` There are: ${graphOf(flows[only].machine)
          .states.flatMap(({ path }) => path || [])
          .join(', ')}.`
      : ' Name a flow to hear its states.'
  throw new Misunderstood(`No such state: ${word}.${there}`)
}

function isCalled(flow: FlowName, { name, path }: ChartState, word: string): boolean {
  return [name, stateName(flow, path, 'tr'), stateName(flow, path, 'en')].some(
    (each) => each.toLocaleLowerCase('tr') === word.toLocaleLowerCase('tr'),
  )
}
