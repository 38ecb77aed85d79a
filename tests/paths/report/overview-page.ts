import { createElement as h, type ReactNode } from 'react'
import type { Language } from '#charts/words/said.ts'
import { purposeOf, startOf, titleOf } from '#charts/words/speak.ts'
import { idOf } from 'statechart-cases'
import { hyphened, flows } from '#machines/flows.ts'
import { count, countCases, secondsOf, shareSaid, sum, timeSaid, type Counted } from './figures.ts'
import type { FlowReport, PlayedCase } from './gather.ts'
import { pageOf, table } from './page.ts'
import type { Run } from './runs.ts'
import { statesFile } from './shown-states.ts'
import { flakyIn, slowIn } from './trends.ts'
import { outcomeSaid } from './signs.ts'
import { words } from './words.ts'

export const pageFile = ({ name }: Pick<FlowReport, 'name'>) => `${hyphened(name)}.html`
export const caseAnchor = (number: number) => `path-${number}`

/** @param runs oldest first */
export function overviewPage(all: readonly FlowReport[], runs: readonly Run[], language: Language): string {
  const say = (word: keyof typeof words) => words[word][language]
  return pageOf(
    { language, file: 'index.html', title: say('title'), isOverview: true },
    h('p', { key: 'about', className: 'about' }, say('about')),
    h('dl', { key: 'totals', className: 'totals' }, ...totalsOf(all, runs.at(-1), language)),
    h('p', { key: 'pictures' }, h('a', { href: statesFile }, say('statePictures'))),
    h('section', { key: 'failures' }, h('h2', null, say('failures')), failuresOf(all, language)),
    h('section', { key: 'trends' }, h('h2', null, say('trends')), trendsOf(all, runs, language)),
    h('section', { key: 'flows' }, h('h2', null, say('flows')), tableOf(all, language)),
    h('p', { key: 'how', className: 'about' }, say('picturesHow')),
  )
}

function totalsOf(all: readonly FlowReport[], run: Run | undefined, language: Language): ReactNode[] {
  const say = (word: keyof typeof words) => words[word][language]
  const outcomes = (['passed', 'failed', 'broken off', 'not replayed'] as const)
    .map((outcome) => [outcome, all.reduce((so, flow) => so + countCases(flow, outcome), 0)] as const)
    .filter(([outcome, number]) => number > 0 || outcome === 'passed')
  const [states, transitions] = (['states', 'transitions'] as const).map((kind) =>
    sum(all.map((flow) => count(flow, kind))),
  )
  const seconds = all.reduce((so, flow) => so + secondsOf(flow), 0)
  const byHand = new Set(all.flatMap((flow) => [...flow.byHand.values()].flat())).size
  const clicked = new Set(all.flatMap((flow) => [...flow.clicked.values()].flat())).size
  const totals: [string, ReactNode][] = [
    ...outcomes.map(([outcome, number]): [string, ReactNode] => [
      say('cases'),
      h('span', { className: 'mark' }, `${number} `, outcomeSaid(outcome, language)),
    ]),
    [say('states'), states && shareSaid(states, language)],
    [say('transitions'), transitions && shareSaid(transitions, language)],
    [say('exceptions'), String((states?.apart ?? 0) + (transitions?.apart ?? 0))],
    [say('byHand'), String(byHand)],
    ...(clicked > 0 ? [[say('clicked'), String(clicked)] as [string, ReactNode]] : []),
    [say('browserTime'), timeSaid(seconds, language)],
    ...(run
      ? [[say('wallTime'), `${run.cases.length} · ${timeSaid(run.seconds, language)}`] as [string, ReactNode]]
      : []),
  ]
  return totals.map(([name, value], index) =>
    h('div', { key: index }, h('dt', null, name), h('dd', null, value)),
  )
}

function failuresOf(all: readonly FlowReport[], language: Language): ReactNode {
  const failed = all.flatMap((flow) =>
    flow.cases
      .filter(({ outcome }) => outcome === 'failed' || outcome === 'broken off')
      .map((each) => ({ flow, each })),
  )
  if (failed.length === 0) return h('p', null, words.noFailures[language])
  return h(
    'ul',
    { className: 'failures' },
    ...failed.map(({ flow, each }) =>
      h(
        'li',
        { key: `${flow.name} ${each.number}` },
        caseLink({ flow, each }, language),
        ` · ${startOf(flow.name, each.walked.path.start.name, language)} · `,
        outcomeSaid(each.outcome, language),
        h('code', null, each.replayed?.error?.split('\n')[0] ?? ''),
      ),
    ),
  )
}

/** Flaky and slow cases, of those that there still are. */
function trendsOf(all: readonly FlowReport[], runs: readonly Run[], language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const cases = new Map(
    all.flatMap((flow) => flow.cases.map((each) => [idOf(flow.name, each.walked), { flow, each }] as const)),
  )
  const told = [
    ...flakyIn(runs).map(({ id, failed, runs: of }) => ({
      id,
      kind: 'flaky' as const,
      how: `${say('failedOf')}: ${failed} / ${of}`,
    })),
    ...slowIn(runs).map(({ id, seconds, usual }) => ({
      id,
      kind: 'slow' as const,
      how: `${timeSaid(seconds, language)} · ${say('usually')} ${timeSaid(usual, language)}`,
    })),
  ]
  const rows = told.flatMap(({ id, kind, how }) => {
    const found = cases.get(id)
    return found ? [[caseLink(found, language), id, say(kind), how]] : []
  })
  if (runs.length < 2) return h('p', null, say('fewRuns'))
  if (rows.length === 0) return h('p', null, say('noTrends'))
  const columns = [
    { name: say('path') },
    { name: say('caseId') },
    { name: say('result') },
    { name: say('howOften') },
  ]
  return table({ name: say('trends'), isNamedAbove: true }, columns, rows)
}

interface Found {
  flow: FlowReport
  each: PlayedCase
}

const caseLink = ({ flow, each }: Found, language: Language): ReactNode =>
  h(
    'a',
    { href: `${pageFile(flow)}#${caseAnchor(each.number)}` },
    `${titleOf(flow.name, language)}, ${words.path[language]} ${each.number}`,
  )

const bar = ({ walked, failed, all }: Counted): ReactNode =>
  h(
    'svg',
    { className: 'bar', viewBox: '0 0 100 6', preserveAspectRatio: 'none', 'aria-hidden': true },
    h('rect', { className: 'ground', width: 100, height: 6 }),
    h('rect', { className: 'walked', width: (100 * walked) / (all || 1), height: 6 }),
    h('rect', {
      className: 'failed',
      x: (100 * walked) / (all || 1),
      width: (100 * failed) / (all || 1),
      height: 6,
    }),
  )

function tableOf(all: readonly FlowReport[], language: Language): ReactNode {
  const say = (word: keyof typeof words) => words[word][language]
  const shareIn = (flow: FlowReport, kind: 'states' | 'transitions') => {
    const counted = count(flow, kind)
    return h('span', { className: 'share' }, shareSaid(counted, language), bar(counted))
  }
  const rows = all.map((flow) => {
    const failed = countCases(flow, 'failed', 'broken off')
    const passed = countCases(flow, 'passed')
    const outcome = failed > 0 ? 'failed' : passed === flow.cases.length ? 'passed' : 'not replayed'
    return [
      h(
        'span',
        { className: 'named' },
        h('a', { href: pageFile(flow) }, titleOf(flow.name, language)),
        h('small', null, purposeOf(flow.name, language)),
      ),
      outcomeSaid(outcome, language),
      `${passed} / ${flow.cases.length}`,
      shareIn(flow, 'states'),
      shareIn(flow, 'transitions'),
      String(flow.byHand.size),
      String(flow.clicked.size),
      String(Object.keys(flow.exceptions).length),
      String(flow.older.length),
      timeSaid(secondsOf(flow), language),
      flows[flow.name].section,
    ]
  })
  const columns = [
    { name: say('flow') },
    { name: say('result') },
    { name: say('cases'), isNumber: true },
    { name: say('states') },
    { name: say('transitions') },
    ...(['byHand', 'clicked', 'exceptions', 'older', 'time'] as const).map((word) => ({
      name: say(word),
      isNumber: true,
    })),
    { name: say('section') },
  ]
  return table({ name: say('flows'), isNamedAbove: true }, columns, rows)
}
