import { describe, expect, it } from 'vitest'
import { graphOf } from 'statechart-graph'
import { dataNames, dataOf } from '#charts/words/data.ts'
import { wordsOf } from '#charts/flows/flows.ts'
import type { FlowWords, Said } from '#charts/words/said.ts'
import { tagWords } from '#charts/words/tags.ts'
import { flowNames, flows } from '#machines/flows.ts'
import { walked } from '#charts/flows/flows.ts'
import { effectsOf } from 'statechart-walk'

const shared = new Set(['Film', 'Türkiye', 'Kesecik'])

describe.each(flowNames)('the words of %s', (name) => {
  const words = wordsOf[name]
  const { machine } = flows[name]
  const { states, transitions } = graphOf(machine)
  const labels = (cause: string) =>
    sorted(transitions.filter((each) => each.cause === cause).map(({ label }) => label))

  it('Scenario: every part of the chart has words, and no words are left over', () => {
    expect({
      starts: sorted(Object.keys(words.starts)),
      states: sorted(Object.keys(words.states)),
      intents: sorted(Object.keys(words.intents)),
      facts: sorted(Object.keys(words.facts)),
      actors: sorted(Object.keys(words.actors)),
      delays: sorted(Object.keys(words.delays)),
      guards: sorted(Object.keys(words.guards)),
      effects: sorted(Object.keys(words.effects)),
    }).toEqual({
      starts: sorted(walked[name].starts.map((start) => start.name)),
      states: sorted(states.map(({ path }) => path).filter((path) => path !== '')),
      intents: labels('intent'),
      facts: labels('fact'),
      actors: sorted(Object.keys(machine.implementations.actors)),
      delays: sorted(Object.keys(machine.implementations.delays)),
      guards: sorted(Object.keys(machine.implementations.guards)),
      effects: sorted(effectsOf(machine)),
    })
  })

  it('Scenario: a condition has words for where it does not hold, if another way is taken then', () => {
    const beforeOthers = transitions.flatMap(({ source, event, guard }, at) => {
      const others = transitions.slice(at + 1)
      const isLast = !others.some((other) => other.source === source && other.event === event)
      return guard === null || isLast ? [] : guard
    })
    expect(sorted(beforeOthers).filter((guard) => !words.guards[guard]?.otherwise)).toEqual([])
  })

  it('Scenario: a tag of a state has words', () => {
    const tags = states.flatMap(({ tags: own }) => own)
    expect(tags.filter((tag) => !(tag in tagWords))).toEqual([])
  })

  it('Scenario: words for what an event carries are of something that one carries', () => {
    const carried = new Set(
      walked[name].starts.flatMap(({ events }) => events.flatMap((event) => [...pairsIn(event)])),
    )
    const named = Object.entries(words.data ?? {}).flatMap(([key, { values }]) =>
      values ? Object.keys(values).map((value) => `${key}: ${value}`) : [key],
    )
    const wrong = Object.values(words.intents).flatMap((intent) => Object.keys(intent.wrong?.data ?? {}))
    expect([...named, ...wrong].filter((each) => !carried.has(each))).toEqual([])
  })

  it('Scenario: a step is told without a full stop, and what is seen with one', () => {
    const steps = stepsIn(words).flatMap(textsOf)
    const sights = sightsIn(words).flatMap(textsOf)
    expect({
      steps: steps.filter((text) => /[.:]$/.test(text)),
      sights: sights.filter((text) => !/[.?!…]”?$/.test(text)),
    }).toEqual({ steps: [], sights: [] })
  })

  it('Scenario: a tester reads every sentence in Turkish and in English', () => {
    const all = saidIn(words)
    const unsaid = all.filter(({ tr, en }) => tr.trim() === '' || en.trim() === '')
    const untranslated = all.filter(({ tr, en }) => tr === en && !shared.has(tr))
    expect({ unsaid, untranslated }).toEqual({ unsaid: [], untranslated: [] })
  })
})

function* pairsIn(carried: object): Generator<string> {
  for (const [key, value] of Object.entries(carried) as [string, unknown][]) {
    yield key
    if (typeof value === 'object' && value !== null) yield* pairsIn(value)
    else yield `${key}: ${String(value)}`
  }
}

const sorted = (names: readonly string[]) => [...new Set(names)].sort()
const textsOf = ({ tr, en }: Said) => [tr, en]
const defined = (all: readonly (Said | null | undefined)[]) =>
  all.filter((each) => each !== null && each !== undefined)

const stepsIn = ({ intents, facts, actors, delays, guards }: FlowWords): Said[] =>
  defined([
    ...Object.values(intents).flatMap((intent) => [intent, intent.short, intent.wrong]),
    ...Object.values(facts).flatMap((fact) => [fact, fact.how]),
    ...Object.values(actors).flatMap((actor) => [actor, actor.done, actor.failed]),
    ...Object.values(delays),
    ...Object.values(guards).flatMap((guard) => [guard, guard.otherwise]),
  ])

const sightsIn = ({ purpose, states, intents, facts, effects, sent = {} }: FlowWords): Said[] =>
  defined([
    purpose,
    ...[states, intents, facts].flatMap((all) => Object.values(all).map(({ seen }) => seen)),
    ...Object.values(effects),
    ...Object.values(sent),
  ])

const saidIn = (words: FlowWords): Said[] => [
  words.title,
  ...Object.values(words.starts),
  ...Object.values(words.states).map(({ name }) => name),
  ...stepsIn(words),
  ...sightsIn(words),
  ...dataIn(words),
]

const dataIn = ({ data = {} }: FlowWords): Said[] =>
  Object.values(data).flatMap(({ name, values = {} }) => defined([name, ...Object.values(values)]))

it('Scenario: whatever an event carries has a name for a reader', () => {
  const cases = Object.values(walked).flatMap(({ starts }) => starts.flatMap(({ events }) => events))
  const unnamed = new Set(
    cases.flatMap(({ type: _type, actorId: _actor, error: _error, ...payload }) =>
      dataOf(payload, 'tr').flatMap(({ name }) => (namesInTurkish.has(name) ? [] : [name])),
    ),
  )
  expect([...unnamed]).toEqual([])
})

const namesInTurkish = new Set(Object.values(dataNames).map(({ tr }) => tr))
