import { hyphened } from '#machines/flows.ts'
import { createElement as h, type ReactNode } from 'react'
import type { Drawing } from 'statechart-drawing'
import type { Language } from '#charts/words/said.ts'
import { isFlow } from '#tests/paths/report/changed.ts'
import { wayOf } from '#tests/paths/report/chart-part.ts'
import { table } from '#tests/paths/report/page.ts'
import { branchOf, type Change } from '#tests/paths/since/changes.ts'
import { isUnchanged } from './cases.ts'
import { casesPart } from './cases-part.ts'
import { drawn } from './drawn.ts'
import { textsOf, titleIn, type FlowDiff } from './gather.ts'
import { everyHow, howSaid } from './signs.ts'
import { parts, words } from './words.ts'

/** @param drawing null if the chart is as it was */
export function flowPart(flow: FlowDiff, drawing: Drawing | null, language: Language): ReactNode {
  return h(
    'section',
    { key: flow.name, id: hyphened(flow.name) },
    h('h2', null, titleIn(flow, language), ' ', flow.how === 'changed' ? null : howSaid(flow.how, language)),
    drawing ? chartOf(flow, drawing, language) : h('p', null, words.sameChart[language]),
    drawing && changesOf(flow, language),
    casesOf(flow, language),
  )
}

function chartOf(flow: FlowDiff, drawing: Drawing, language: Language): ReactNode {
  const { width, height, states } = drawing
  const leftOut = flow.both.graph.states.length - states.length
  return h(
    'figure',
    { className: 'charted' },
    h(
      'div',
      { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': titleIn(flow, language) },
      h('div', { className: 'layers', style: { width, height } }, ...drawn(flow, drawing, language)),
    ),
    h(
      'figcaption',
      null,
      h('a', { href: `${hyphened(flow.name)}.svg` }, words.file[language]),
      leftOut > 0 && ` · ${words.regions[language]}`,
    ),
  )
}

/** None of a flow that is new or gone: its chart says the same. */
function changesOf(flow: FlowDiff, language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const rows = everyHow.flatMap((how) =>
    flow.both.changes
      .filter((each) => each.how === how)
      .map((each) => [howSaid(how, language), nameOf(flow, each, language), detailsOf(each, language)]),
  )
  const columns = [{ name: say('change') }, { name: say('what') }, { name: say('details') }]
  return (
    flow.how === 'changed' &&
    listOf(say('changes'), rows.length, table({ name: say('changes'), isNamedAbove: true }, columns, rows))
  )
}

/** Longer tables are closed at first. */
const atOnce = 30

const listOf = (name: string, rows: number, content: ReactNode): ReactNode =>
  h('details', { open: rows <= atOnce, className: 'list' }, h('summary', null, `${name} (${rows})`), content)

function nameOf(flow: FlowDiff, { what, name }: Change, language: Language): ReactNode {
  const { graph } = flow.both
  const texts = textsOf(flow, language)
  const state = graph.states.find(({ id }) => what === 'state' && id === name)
  const transition = graph.transitions.find((each) => what === 'transition' && branchOf(each) === name)
  const way = transition && wayOf(graph, texts.state, transition, language)
  const said = way ? `${texts.cause(transition)}: ${way.from} → ${way.to}` : state && texts.state(state)
  return h('span', { className: 'named' }, said, h('small', null, name))
}

const detailsOf = ({ details }: Change, language: Language): ReactNode[] =>
  details.map(({ part, was, is }) =>
    h('p', { key: part }, `${parts[part][language]}: `, h('del', null, was), ' → ', h('ins', null, is)),
  )

function casesOf(flow: FlowDiff, language: Language): ReactNode {
  const { name } = flow
  if (!isFlow(name)) return h('p', null, words.goneFlow[language])
  if (flow.cases === null) return h('p', null, words.noCases[language])
  const { added, changed, removed } = flow.cases
  const part = casesPart(name, flow.cases, language)
  if (isUnchanged(flow.cases)) return part
  return listOf(words.cases[language], added.size + changed.length + removed.length, part)
}
