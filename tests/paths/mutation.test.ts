import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { graphOf } from 'statechart-graph'
import { flowNames, flows } from '#machines/flows.ts'
import { walked } from '#charts/flows/flows.ts'
import { oracles } from '#charts/flows/oracles.ts'
import { faultsOf } from '#charts/invariants/judge.ts'
import { fareOf } from './mutation/fare.ts'
import { wanted } from './mutation/mutate.ts'
import { mutantsOf } from './mutation/mutants.ts'
import { survivors } from './mutation/survivors.ts'

describe.each(flowNames)('%s', (name) => {
  it('Scenario: whatever breaks, the requirements notice it, or it is on record why they cannot', () => {
    const { faults, survived, stale, mutants, killed } = fareOf(name)
    expect(faults).toEqual([])
    expect({ unexplained: survived.filter(({ reason }) => reason === null), stale }).toEqual({
      unexplained: [],
      stale: [],
    })
    expect((100 * killed) / mutants).toBeGreaterThanOrEqual(wanted)
  }, 600_000)
})

it('Scenario: every transition of every flow is broken in some way, each way under a name of its own', () => {
  for (const name of flowNames) {
    const mutants = mutantsOf(flows[name].machine)
    const transitions = graphOf(flows[name].machine).transitions.map(({ key }) => key)
    expect(
      transitions.filter(
        (key) => !mutants.some(({ transition, damage }) => transition === key && damage === 'dropped'),
      ),
    ).toEqual([])
    expect(new Set(mutants.map((mutant) => mutant.name)).size).toBe(mutants.length)
  }
})

it('Scenario: whatever is on record of survivors speaks of a mutant that there is', () => {
  for (const name of flowNames) {
    const there = new Set(mutantsOf(flows[name].machine).map((mutant) => mutant.name))
    expect(Object.keys(survivors[name] ?? {}).filter((each) => !there.has(each))).toEqual([])
  }
})

it('Scenario: a machine that is built again without damage has no fault', () => {
  const flow = walked.recovery
  const { config, implementations } = flow.machine
  const whole = createMachine(config as never, implementations as never)
  expect(faultsOf({ ...flow, machine: whole }, oracles.recovery)).toEqual([])
})
