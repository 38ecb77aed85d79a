import { createElement as h, type ReactNode } from 'react'
import type { Drawing } from 'statechart-drawing'
import type { Language } from '#charts/words/said.ts'
import { titleOf } from '#charts/words/speak.ts'
import { hyphened, flowNames } from '#machines/flows.ts'
import { pageOf } from '#tests/paths/report/page.ts'
import { words as reportWords } from '#tests/paths/report/words.ts'
import { flowPart } from './flow-part.ts'
import { titleIn, type FlowDiff } from './gather.ts'
import { legend } from './signs.ts'
import { words } from './words.ts'

export interface Drawn {
  flow: FlowDiff
  /** Null if the chart is as it was. */
  drawing: Drawing | null
}

/** @param commit its hash, day and subject */
export function diffPage(all: readonly Drawn[], commit: string, language: Language): string {
  const say = (word: keyof typeof words) => words[word][language]
  const unchanged = flowNames.filter((name) => all.every(({ flow }) => flow.name !== name))
  const parts: ReactNode[] = [
    legend(reportWords.legend[language], language),
    h('p', { key: 'moved', className: 'about' }, say('movedTarget')),
    h(
      'ul',
      { key: 'flows', className: 'contents' },
      ...all.map(({ flow }) =>
        h('li', { key: flow.name }, h('a', { href: `#${hyphened(flow.name)}` }, titleIn(flow, language))),
      ),
    ),
    ...all.map(({ flow, drawing }) => flowPart(flow, drawing, language)),
    h(
      'section',
      { key: 'unchanged' },
      h('h2', null, say('unchanged')),
      h('p', null, unchanged.map((name) => titleOf(name, language)).join(', ')),
    ),
  ]
  return pageOf(
    { language, file: 'index.html', title: say('title'), isOverview: true, looks: ['diff.css'] },
    h('p', { key: 'since', className: 'about' }, `${say('since')}: ${commit}`),
    ...(all.length === 0 ? [h('p', { key: 'nothing' }, say('nothing'))] : parts),
  )
}
