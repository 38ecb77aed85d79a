import { graphOf } from 'statechart-graph'
import type { Language, Said } from '#charts/words/said.ts'
import { stateName, titleOf } from '#charts/words/speak.ts'
import { arrowSaid } from '#charts/words/steps.ts'
import { writtenCases } from '#charts/written/case.ts'
import { caseOf } from 'statechart-cases'
import { flowNames, flows, type FlowName } from '#machines/flows.ts'
import type { Asked } from '../asked.ts'
import { figuresOf, type FlowFigures } from './figures.ts'
import { actorWalks, readExported, type ActorWalk } from './read.ts'

const words = {
  walks: { tr: 'Yürüyüş', en: 'Walks' },
  taken: { tr: 'Alınan geçişler', en: 'Transitions taken' },
  never: { tr: 'Kimsenin almadığı geçişler', en: 'Transitions that nobody took' },
  ends: { tr: 'Yürüyüşlerin bittiği yerler', en: 'Where walks end' },
  untested: { tr: 'Hiçbir test durumunda olmayan yollar', en: 'Paths that no case contains' },
  top: { tr: 'En çok yürünen yollar', en: 'The paths walked most' },
  noCase: {
    tr: 'Test durumu olarak yazılamaz: dünyanın yanıtları arasında bu yok.',
    en: 'Not to be written as a case: the world of the flow does not answer so.',
  },
  nobody: { tr: 'Bu akışta kimse yürümedi.', en: 'Nobody walked in this flow.' },
} satisfies Record<string, Said>

/** Paths that are listed at most. */
const mostListed = 10

/** Prints what real players do on each chart. */
export function showWalked({ walked, names, language }: Asked): void {
  const { walks, unknown } = actorWalks(readExported(walked))
  if (unknown > 0) console.error(`${unknown} steps are in no chart: their walks are left out.`)
  for (const flow of names.length < flowNames.length ? names : names.filter((name) => walks.has(name)))
    console.log(flowSaid(flow, walks.get(flow) ?? [], language))
}

export function flowSaid(flow: FlowName, walks: readonly ActorWalk[], language: Language): string {
  const say = (word: keyof typeof words) => words[word][language]
  const heading = `# ${titleOf(flow, language)}`
  if (walks.length === 0) return `${heading}\n\n${say('nobody')}\n`
  const figures = figuresOf(flow, walks)
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

const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`
