import { graphOf } from 'statechart-graph'
import type { Language } from '#charts/words/said.ts'
import { stateName, titleOf } from '#charts/words/speak.ts'
import { arrowSaid } from '#charts/words/steps.ts'
import { writtenCases } from '#charts/written/case.ts'
import { caseOf } from 'statechart-cases'
import { flowNames, flows, type FlowName } from '#machines/flows.ts'
import type { Asked } from '../asked.ts'
import { writeCharts } from './charts-page.ts'
import { figuresOf, type FlowFigures } from './figures.ts'
import { actorWalks, readExported, type ActorWalk } from './read.ts'
import { percent, words } from './words.ts'

/** Paths that are listed at most. */
const mostListed = 10

/** Prints what real players do on each chart, and draws it. */
export async function showWalked({ walked, names, language }: Asked): Promise<boolean> {
  const { walks, unknown } = actorWalks(readExported(walked))
  if (unknown > 0) console.error(`${unknown} steps are in no chart: their walks are left out.`)
  const figures = new Map(
    names.flatMap((flow) => {
      const own = walks.get(flow)
      return own ? [[flow, figuresOf(flow, own)]] : []
    }),
  )
  for (const flow of names.length < flowNames.length ? names : [...figures.keys()])
    console.log(flowSaid(flow, figures.get(flow) ?? null, language))
  console.log(await writeCharts(figures))
  return true
}

/** @param figures null: nobody walked in the flow */
export function flowSaid(flow: FlowName, figures: FlowFigures | null, language: Language): string {
  const say = (word: keyof typeof words) => words[word][language]
  const heading = `# ${titleOf(flow, language)}`
  if (figures === null) return `${heading}\n\n${say('nobody')}\n`
  const { states, transitions } = graphOf(flows[flow].machine)
  const nameOf = (id: string) => {
    const state = states.find((each) => each.id === id)
    return state ? stateName(flow, state.path, language) : id
  }
  const stepSaid = (key: string) => {
    const step = transitions.find((each) => each.key === key)
    if (!step) return key
    const to = step.targets.map(nameOf).join(', ')
    return `${nameOf(step.source)} · ${arrowSaid(flow, step, language)}${to && ` → ${to}`}`
  }
  const pathSaid = ({ loads, keys }: ActorWalk) => [
    `- ${loads} ×`,
    ...keys.map((key) => `  - ${stepSaid(key)}`),
  ]
  const part = (word: keyof typeof words, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`## ${say(word)}`, lines.join('\n')]
  return [
    heading,
    `${say('walks')}: ${figures.walks}`,
    ...part(
      'taken',
      figures.shares.map(([key, share]) => `- ${percent(share)} ${stepSaid(key)}`),
    ),
    ...part(
      'never',
      figures.never.map((key) => `- ${stepSaid(key)}`),
    ),
    ...part(
      'ends',
      figures.ends.map(([id, share]) => `- ${percent(share)} ${id.split(', ').map(nameOf).join(', ')}`),
    ),
    ...part('untested', figures.untested.slice(0, mostListed).flatMap(pathSaid)),
    ...part('top', topSaid(flow, figures, pathSaid, language)),
  ]
    .join('\n\n')
    .concat('\n')
}

function topSaid(
  flow: FlowName,
  { top }: FlowFigures,
  pathSaid: (walk: ActorWalk) => string[],
  language: Language,
): string[] {
  const cases = writtenCases(
    flow,
    top.flatMap((each) => each.case ?? []),
    language,
  ).values()
  return top.map((each) => {
    const written = each.case === null ? undefined : cases.next().value
    return written === undefined
      ? [...pathSaid(each), `  - ${words.noCase[language]}`].join('\n')
      : `\n${each.loads} ×\n\n#${caseOf(written, language)}\n`
  })
}
