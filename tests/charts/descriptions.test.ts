import { expect, it } from 'vitest'
import { graphOf } from 'statechart-graph'
import { flowNames, flows } from '#machines/flows.ts'

it.each(flowNames)('Scenario: each state of %s says in a sentence what is seen or waited for', (name) => {
  const { states } = graphOf(flows[name].machine)
  const silent = states.filter(({ description }) => !/^\p{Lu}.{10,}\.$/u.test(description ?? ''))
  expect(silent.map(({ id, description }) => `${id}: ${description}`)).toEqual([])
})
