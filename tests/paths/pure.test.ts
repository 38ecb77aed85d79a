import { describe, expect, it } from 'vitest'
import { getNextSnapshot } from 'xstate'
import { flows, type FlowName } from '#machines/flows.ts'
import { accountOf, accountsOf } from './account.ts'
import { browserCases, notForABrowser } from '../flows/driver/cases.ts'
import { limits } from '#charts/flows/limits.ts'
import { coverageOf, together } from '#charts/paths/coverage.ts'
import { walked } from '#charts/flows/flows.ts'
import { walkAll } from '#charts/paths/select.ts'
import { seenIn } from '#charts/paths/walk.ts'

/** They leave the failure or ask again without clearing it: it is not shown meanwhile, and the next answer replaces it. */
const keepTheFailure: Partial<Record<FlowName, string[]>> = {
  registration: ['deposit', 'open the live chat'],
  game: ['leave'],
  'named game': ['try again'],
  promotion: ['try again'],
  'top winners': ['try again'],
  carousel: ['try again'],
  notifications: ['go back to the list', 'open the notification'],
}

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

  it('Scenario: what a person does next leaves no failure of before', () => {
    const left = all.flatMap(({ path, moments }) => {
      const intents = path.start.events.filter(({ type }) => !type.includes('.'))
      const failed = moments
        .map(({ state }) => state)
        .filter(({ context }) => (context?.failure ?? null) !== null)
      return failed.flatMap((state) =>
        intents
          .filter((event) => state.can(event))
          .filter((event) => getNextSnapshot(flow.machine, state, event).context.failure !== null)
          .map(({ type }) => type),
      )
    })
    expect([...new Set(left)].toSorted()).toEqual(keepTheFailure[name] ?? [])
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
