import { getStateNodes } from 'xstate'
import type { StateNode } from 'xstate'
import { conditionsOf, waysTo } from '../words/conditions.ts'
import { dataName, type Datum } from '../words/data.ts'
import type { Language } from '../words/said.ts'
import { effectSeen, seenAt, startOf, stateName, titleOf } from '../words/speak.ts'
import { awaitedBefore, neededBefore, toldIn, wayTo } from '../words/bring-about.ts'
import { delayOf, isTesters, seenOf, stepOf } from '../words/steps.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { wordsOf as spokenOf } from '../flows/flows.ts'
import { machineOnly } from '../flows/possible.ts'
import { casesFrom, type WrittenCase, type WrittenStep } from 'statechart-cases'
import type { Walked } from 'statechart-paths'
import type { Moment } from 'statechart-walk'
import { beyond } from '../requirements/sections.ts'
import { labels } from './labels.ts'
import { personOf } from './person.ts'

type ToldCase = Omit<WrittenCase, 'id' | 'title'>

export const writtenCases = (flow: FlowName, paths: readonly Walked[], language: Language): WrittenCase[] =>
  casesFrom(flow, paths, {
    title: titleOf(flow, language),
    silent: [labels[language].tooShort, labels[language].nothing],
    tell: (walked, id) => tellsOf(flow, walked, id, language),
  })

function tellsOf(flow: FlowName, { path, moments }: Walked, id: string, language: Language): ToldCase {
  const { data: player, instead } = personOf(id, language)
  const { way: acts = [], isNewcomer = false } = spokenOf[flow].starts[path.start.name] ?? {}
  const steps = moments.slice(1).map((moment, index): WrittenStep => {
    const before = moments[index]
    const event = moment.event ?? { type: '' }
    const next = moments[index + 2]?.event ?? null
    const { who, sentence, data } = stepOf(flow, event, language, { next })
    const why = machineOnly(flow, moment, before)?.[language] ?? null
    const ways =
      why === null
        ? [
            wayTo(flow, event, { before: before?.event ?? null, next }, language),
            ...waysTo(flow, moment, language),
          ]
        : []
    const gone = moments.slice(1, index + 2).flatMap((each) => each.event ?? [])
    const first =
      neededBefore(flow, event, before?.event ?? null, language) ?? awaitedBefore(flow, next, gone, language)
    return {
      number: index + 1,
      who,
      action: sentence,
      data: [
        ...(first === null ? [] : [datum('first', instead(first), language)]),
        ...(isTesters(event) ? data : []).map(({ name, value }) => ({ name, value: instead(value) })),
        ...conditionsOf(flow, moment, language).map((value) => datum('condition', value, language)),
        ...ways.flatMap((way) => (way === null ? [] : [datum('way', instead(way), language)])),
      ],
      expected: expectedAt(flow, moment, before, language).map(instead),
      machineOnly: why,
    }
  })
  const prepared = awaitedBefore(flow, moments[1]?.event ?? null, [], language)
  return {
    sections: sectionsOf(flow, moments, language),
    precondition: startOf(flow, path.start.name, language),
    account: isNewcomer ? [] : player,
    way: [
      ...acts.slice(0, -1).map((each) => beginning(each[language], language)),
      ...(prepared === null ? [] : [beginning(prepared, language)]),
      ...acts.slice(-1).map((each) => each[language]),
    ].map(instead),
    seen: moments
      .slice(0, 1)
      .flatMap((moment) => expectedAt(flow, moment, undefined, language))
      .map(instead),
    steps,
  }
}

const beginning = (sentence: string, language: Language) =>
  `${sentence.charAt(0).toLocaleUpperCase(language)}${sentence.slice(1)}`

const datum = (key: string, value: string, language: Language): Datum => ({
  name: dataName(key, language),
  value,
})

const nodesIn = ({ state }: Moment): StateNode[] => getStateNodes(state.machine.root, state.value)
const pathOf = ({ path }: StateNode) => path.join('.')

/** Milliseconds that a person needs to look. */
const long = 1_000

/** If nothing is visible, the names of the new states. */
function expectedAt(
  flow: FlowName,
  moment: Moment,
  before: Moment | undefined,
  language: Language,
): string[] {
  const seenIn = (nodes: readonly StateNode[]) =>
    nodes.flatMap((node) => seenAt(flow, pathOf(node), language, moment.state.context) ?? [])
  const nodes = nodesIn(moment)
  const left = new Set(before ? nodesIn(before) : [])
  const entered = nodes.filter((node) => !left.has(node))
  const told = moment.event && toldIn(flow, moment.event, before?.event ?? null, language)
  const effects = [
    spokenOf[flow].intents[moment.event?.type ?? '']?.atOnce?.[language] ?? [],
    moment.effects.flatMap((effect) => effectSeen(flow, effect, language, told) ?? []),
    moment.sent.flatMap(({ event }) => spokenOf[flow].sent?.[event.type]?.[language] ?? []),
  ].flat()
  const delays = entered.flatMap((node) =>
    [...node.transitions]
      .filter(([, taken]) => taken.some(({ target }) => target?.some((each) => each !== node)))
      .flatMap(([type]) => {
        const delay = delayOf(flow, { type })
        return delay !== null && moment.state.can({ type }) ? delay : []
      }),
  )
  const isShort = delays.some((delay) => delay < long)
  const seen = new Set([...(isShort ? [labels[language].tooShort] : seenIn(entered)), ...effects])
  if (seen.size > 0) return [...seen]
  const sources = new Set(moment.transitions.map((key) => key.split(' — ')[0]))
  const stays = nodes.filter(({ id }) => sources.has(id))
  const stillSeen = new Set(seenIn(stays))
  const own = moment.event && seenOf(flow, moment.event, language)
  if (own !== null) return [own]
  if (stillSeen.size > 0) return [...stillSeen]
  const names = (entered.length > 0 ? entered : stays)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map((node) => stateName(flow, pathOf(node), language))
  return [names.length > 0 ? `${labels[language].state}: ${names.join(', ')}` : labels[language].nothing]
}

/** Only the numbers in Turkish: the specification is in English. */
function sectionsOf(flow: FlowName, moments: readonly Moment[], language: Language): string[] {
  const named = moments
    .flatMap(nodesIn)
    .flatMap(({ meta }) => (meta as { section?: string } | undefined)?.section ?? [])
    .filter((section) => section !== beyond)
  const sections = named.length > 0 ? named : flows[flow].section.split(', ')
  const shown = language === 'tr' ? sections.map((each) => /^\d+/.exec(each)?.[0] ?? each) : sections
  return [...new Set(shown)].sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
}
