import { describe, expect, it } from 'vitest'
import { flows, type FlowName } from '#machines/flows.ts'
import { accountOf, accountsOf } from './account.ts'
import { browserCases, notForABrowser } from './browser/cases.ts'
import { limits } from './browser/limits.ts'
import { coverageOf, together } from './coverage.ts'
import { walked } from './flows.ts'
import { walkAll } from './select.ts'
import { seenIn } from './walk.ts'

describe.each(Object.keys(flows) as FlowName[])('%s', (name) => {
  const flow = walked[name]
  const all = walkAll(flow)

  it('Scenario: the machine that runs is at every step where the model says', () => {
    const here = all.map(({ moments }) =>
      moments.slice(1).map(({ state }) => [state.status, state.value, flow.project(state)]),
    )
    const there = all.map(({ path }) =>
      path.steps.map(({ state }) => [state.status, state.value, flow.project(state)]),
    )
    expect(here).toEqual(there)
  })

  it('Scenario: nothing breaks on any path', () => {
    const broken = all.flatMap(({ moments }) => moments.filter(({ state }) => state.status === 'error'))
    expect(broken).toEqual([])
  })

  it('Scenario: every state is entered and every transition taken', () => {
    const seen = together(all.map(({ moments }) => seenIn(moments)))
    const { states, transitions } = coverageOf(flow.machine, seen)
    expect({ states: states.missing, transitions: transitions.missing }).toEqual({
      states: [],
      transitions: [],
    })
  })

  it('Scenario: states, context and effects of every event are as written down', async () => {
    await expect(accountOf(accountsOf(flow, all))).toMatchFileSnapshot(`told/${name.replace(' ', '-')}.txt`)
  })
})

describe.each(Object.keys(flows) as FlowName[])('the browser cases of %s', (name) => {
  const cases = browserCases(name)
  const apart = new Set(Object.keys(notForABrowser(name)))

  it('Scenario: whatever is said to be impossible still speaks of a part of the machine', () => {
    const reasons = Object.keys(limits[name]?.impossible ?? {})
    const spoken = Object.keys(notForABrowser(name))
    expect(
      reasons.filter((each) => !spoken.some((key) => key === each || key.includes(` — ${each}`))),
    ).toEqual([])
  })

  it('Scenario: together they take every transition that a browser can take', () => {
    const seen = together(cases.map(({ moments }) => seenIn(moments)))
    const { states, transitions } = coverageOf(walked[name].machine, seen, apart)
    expect({ states: states.missing, transitions: transitions.missing }).toEqual({
      states: [],
      transitions: [],
    })
  })
})
