import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createElement as h, type ReactNode } from 'react'
import { Chart, layOut, type Drawing, type Mark, type Marks } from 'statechart-drawing'
import { graphOf } from 'statechart-graph'
import { textsIn } from '#charts/words/chart-texts.ts'
import type { Language } from '#charts/words/said.ts'
import { titleOf } from '#charts/words/speak.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { results } from '#tests/flows/driver/record.ts'
import { folderOf, pageOf } from '../report/page.ts'
import { languages } from '../report/words.ts'
import { writeLooks } from '../report/write.ts'
import type { FlowFigures } from './figures.ts'
import { percent, words } from './words.ts'

const folder = new URL('walked/', results)

/** What players do, on the charts themselves. @returns the path of the page */
export async function writeCharts(all: ReadonlyMap<FlowName, FlowFigures>): Promise<string> {
  writeLooks(new URL('looks/', folder))
  for (const language of languages) {
    const place = new URL(folderOf[language], folder)
    mkdirSync(place, { recursive: true })
    const drawn = await Promise.all([...all].map(([flow, figures]) => drawnFlow(flow, figures, language)))
    const title = words.title[language]
    const about = h('p', { key: 'about', className: 'about' }, words.about[language])
    writeFileSync(
      new URL('index.html', place),
      pageOf({ language, file: 'index.html', title, isOverview: true }, about, ...drawn),
    )
  }
  return fileURLToPath(new URL('index.html', folder))
}

async function drawnFlow(flow: FlowName, figures: FlowFigures, language: Language): Promise<ReactNode> {
  const { whole } = await layOut(graphOf(flows[flow].machine), textsWith(flow, figures, language))
  return h(
    'section',
    { key: flow },
    h('h2', null, titleOf(flow, language)),
    h('p', null, `${words.walks[language]}: ${figures.walks}`),
    chartOf(flow, whole, marksOf(figures), language),
  )
}

const chartOf = (flow: FlowName, drawing: Drawing, marks: Marks, language: Language): ReactNode =>
  h(
    'figure',
    { className: 'charted' },
    h(
      'div',
      { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': titleOf(flow, language) },
      h(Chart, { drawing, title: titleOf(flow, language), language, marks }),
    ),
  )

/** Each label says its share. */
export function textsWith(flow: FlowName, { shares, ends }: FlowFigures, language: Language) {
  const texts = textsIn(flow, language)
  const [taken, ended] = [new Map(shares), new Map(ends)]
  return {
    ...texts,
    cause: (transition: Parameters<typeof texts.cause>[0]) => {
      const share = taken.get(transition.key)
      return share === undefined ? texts.cause(transition) : `${texts.cause(transition)} · ${percent(share)}`
    },
    state: (state: Parameters<typeof texts.state>[0]) => {
      const share = ended.get(state.id)
      return share === undefined
        ? texts.state(state)
        : `${texts.state(state)} · ${words.end[language]} ${percent(share)}`
    },
  }
}

const marksOf = ({ shares, never }: FlowFigures): Marks => ({
  transitions: Object.fromEntries([
    ...shares.map(([key]): [string, Mark] => [key, 'covered']),
    ...never.map((key): [string, Mark] => [key, 'missing']),
  ]),
})
