import { createElement as h, type ReactNode } from 'react'
import type { Drawing } from 'statechart-drawing'
import { textsIn } from '#charts/words/chart-texts.ts'
import type { Language } from '#charts/words/said.ts'
import { guardSaid, purposeOf, stateName, titleOf } from '#charts/words/speak.ts'
import { arrowSaid } from '#charts/words/steps.ts'
import { flows } from '#machines/flows.ts'
import { seenIn } from 'statechart-coverage'
import { writtenCases } from '#charts/written/case.ts'
import { casePart } from './case-part.ts'
import { chartPart, wayOf } from './chart-part.ts'
import { count, countCases, secondsOf, shareSaid, timeSaid } from './figures.ts'
import type { FlowReport } from './gather.ts'
import { caseAnchor, pageFile } from './overview-page.ts'
import { pageOf, table, toResults } from './page.ts'
import { flowAnchor, pictureOfState, statesFile } from './shown-states.ts'
import { markSaid } from './signs.ts'
import { words } from './words.ts'

export function flowPage(flow: FlowReport, drawing: Drawing, language: Language): string {
  const { name, cases } = flow
  const written = writtenCases(
    name,
    cases.map(({ walked }) => walked),
    language,
  )
  const say = (word: keyof typeof words) => words[word][language]
  return pageOf(
    { language, file: pageFile(flow), title: titleOf(name, language), looks: ['case.css'] },
    h('p', { key: 'purpose', className: 'about' }, purposeOf(name, language)),
    h('dl', { key: 'totals', className: 'totals' }, ...totalsOf(flow, language)),
    h('section', { key: 'chart' }, h('h2', null, say('chart')), chartPart(flow, drawing, language)),
    h(
      'section',
      { key: 'paths' },
      h('h2', null, say('cases')),
      ...cases.flatMap((played, index) => {
        const told = written[index]
        return told ? casePart({ flow, played, written: told, language }) : []
      }),
    ),
    h(
      'section',
      { key: 'words' },
      h('h2', null, say('inWords')),
      h('p', null, h('a', { href: `${statesFile}#${flowAnchor(name)}` }, say('statePictures'))),
      statesOf(flow, language),
      transitionsOf(flow, language),
    ),
    exceptionsOf(flow, language),
    olderOf(flow, language),
  )
}

function totalsOf(flow: FlowReport, language: Language): ReactNode[] {
  const say = (word: keyof typeof words) => words[word][language]
  const totals = [
    [say('cases'), `${countCases(flow, 'passed')} / ${flow.cases.length}`],
    [say('states'), shareSaid(count(flow, 'states'), language)],
    [say('transitions'), shareSaid(count(flow, 'transitions'), language)],
    [say('time'), timeSaid(secondsOf(flow), language)],
    [say('section'), flows[flow.name].section],
  ]
  return totals.map(([name, value]) => h('div', { key: name }, h('dt', null, name), h('dd', null, value)))
}

function pathsBy({ cases }: FlowReport, kind: 'states' | 'transitions'): (key: string) => ReactNode {
  const seen = cases.map(({ number, walked }) => ({ number, keys: seenIn(walked.moments)[kind] }))
  return (key) =>
    seen
      .filter(({ keys }) => keys.has(key))
      .map(({ number }, index) => [
        index > 0 ? ', ' : '',
        h('a', { key: number, href: `#${caseAnchor(number)}` }, String(number)),
      ])
}

function statesOf(flow: FlowReport, language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const paths = pathsBy(flow, 'states')
  const rows = flow.graph.states.flatMap(({ id, path, parent, section }) => {
    const mark = flow.marks.get(id)
    if (parent === null || mark === undefined) return []
    const view = pictureOfState(flow.shown[language], path) ?? flow.views.get(id)
    return [
      [
        h('span', { className: 'named' }, stateName(flow.name, path, language), h('small', null, path)),
        markSaid(mark, language),
        paths(id),
        walkersOf(flow.byHand.get(id)),
        walkersOf(flow.clicked.get(id)),
        section,
        view === undefined ? '' : h('a', { href: toResults(language, view) }, say('picture')),
      ],
    ]
  })
  return table(
    { name: say('states') },
    [
      { name: say('state') },
      { name: say('result') },
      { name: say('cases') },
      { name: say('byHand'), isNumber: true },
      { name: say('clicked'), isNumber: true },
      { name: say('section') },
      { name: say('picture') },
    ],
    rows,
  )
}

function transitionsOf(flow: FlowReport, language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const paths = pathsBy(flow, 'transitions')
  const rows = flow.graph.transitions.map((transition) => {
    const { key, guard } = transition
    const { from, to } = wayOf(flow.graph, textsIn(flow.name, language).state, transition, language)
    const mark = flow.marks.get(key) ?? 'never walked'
    return [
      h(
        'span',
        { className: 'named' },
        arrowSaid(flow.name, transition, language),
        guard !== null && h('small', null, `[${guardSaid(flow.name, guard, language)}]`),
      ),
      from,
      to,
      markSaid(mark, language),
      paths(key),
      walkersOf(flow.byHand.get(key)),
      walkersOf(flow.clicked.get(key)),
    ]
  })
  return table(
    { name: say('transitions') },
    [
      { name: say('transition') },
      { name: say('from') },
      { name: say('to') },
      { name: say('result') },
      { name: say('cases') },
      { name: say('byHand'), isNumber: true },
      { name: say('clicked'), isNumber: true },
    ],
    rows,
  )
}

/** The count, which opens into the titles. */
function walkersOf(titles: readonly string[] = []): ReactNode {
  if (titles.length === 0) return '0'
  return h(
    'details',
    { className: 'walkers' },
    h('summary', null, String(titles.length)),
    h('ul', null, ...titles.map((title, index) => h('li', { key: index }, title))),
  )
}

function exceptionsOf(flow: FlowReport, language: Language): ReactNode {
  const title = words.exceptions[language]
  const all = Object.entries(flow.exceptions)
  if (all.length === 0) return null
  const what = `${words.state[language]}, ${words.transition[language]}`
  return h(
    'section',
    { key: 'exceptions' },
    h('h2', null, title),
    table(
      { name: title, isNamedAbove: true },
      [{ name: what }, { name: words.reason[language] }],
      all.map(([key, reason]) => [exceptionSaid(flow, key, language), reason[language]]),
    ),
  )
}

function exceptionSaid(flow: FlowReport, key: string, language: Language): ReactNode {
  const { states, transitions } = flow.graph
  const state = states.find(({ id }) => id === key)
  const transition = transitions.find((each) => each.key === key)
  const way = transition && wayOf(flow.graph, textsIn(flow.name, language).state, transition, language)
  const said = way
    ? `${arrowSaid(flow.name, transition, language)}: ${way.from} → ${way.to}`
    : stateName(flow.name, state?.path ?? '', language)
  return h('span', { className: 'named' }, said, h('small', null, key))
}

function olderOf({ older }: FlowReport, language: Language): ReactNode {
  if (older.length === 0) return null
  return h(
    'section',
    { key: 'older' },
    h('h2', null, words.older[language]),
    h('p', null, words.olderAbout[language]),
    h('ul', null, ...older.map((each) => h('li', { key: each.number }, each.case))),
  )
}
