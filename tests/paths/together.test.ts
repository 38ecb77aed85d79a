import { describe, expect, it } from 'vitest'
import { assign, type AnyMachineSnapshot } from 'xstate'
import { siteMachine } from '#machines/site/site.machine.ts'
import { pairs } from '#charts/flows/site/site.together.ts'
import { tabRules } from '#charts/flows/site/site.tabs.ts'
import { explore } from '#charts/together/explore.ts'
import { groundOf } from '#charts/together/pair.ts'
import { runnerOf, stateAt } from '#charts/together/run.ts'
import { rulesOf } from '#charts/flows/site/site.together.invariants.ts'
import { accountOf, tabAccounts } from './together.ts'
import { mutantsOf } from './mutation/mutants.ts'

const accounts = new Map(pairs.map((pair) => [pair.name, accountOf(pair)]))

const placeOf = (parent: AnyMachineSnapshot, child: AnyMachineSnapshot | null) =>
  [parent, child].map((each) => each && [each.value, each.context, Object.keys(each.children)])

describe.each(pairs)('the site with $name', ({ name }) => {
  it('Scenario: whatever else happens on the page, in each state of the flow, nothing is lost or done twice', () => {
    expect(accounts.get(name)?.broken).toEqual([])
  })

  it('Scenario: every event of the site is walked in every state of the flow', () => {
    expect(accounts.get(name)?.missing).toEqual([])
  })
})

it.each([
  'login, a visitor',
  'payment, a deposit that is paid outside',
  'registration, a visitor who is offered none',
])(
  'Scenario: the site with %s does after each step what it does when it is led there from the beginning',
  (wanted) => {
    const pair = pairs.find(({ name }) => name === wanted)
    if (!pair) throw new Error('No such pair')
    const start = runnerOf(pair.flows)
    const opens = pair.opens.map((event) => ({ to: [], event }))
    for (const { way, step } of explore(groundOf(pair))) {
      const site = start(pair.input)
      let did = site.heard()
      for (const told of [...opens, ...way]) did = site.tell(told)
      const { effects, begun, broke, parent, child } = step
      const place = placeOf(site.state(), stateAt(site.state(), [pair.child]))
      expect({ ...did, place }).toEqual({
        effects,
        begun,
        broke,
        place: placeOf(parent, child),
      })
    }
  },
)

const tabs = tabAccounts()

it.each(tabs)('Scenario: $name know of each other, and none ends the session of the other', ({ broken }) => {
  expect(broken).toEqual([])
})

it('Scenario: every flow that the site runs is walked together with it', () => {
  const walked = new Set(pairs.map(({ child }) => child))
  const askers = ['load the deposit methods', 'sign out']
  const run = Object.keys(siteMachine.implementations.actors).filter((actor) => !askers.includes(actor))
  expect(run.filter((actor) => !walked.has(actor))).toEqual([])
})

it('Scenario: every sentence about flows that run together speaks of a step', () => {
  const spoken = new Set([...accounts.values(), ...tabs].flatMap((account) => account.spoken))
  const sentences = [...pairs.map(rulesOf), tabRules].flatMap(Object.keys)
  expect(sentences.filter((words) => !spoken.has(words))).toEqual([])
})

it('Scenario: a flow that breaks while it runs in the site is noticed', () => {
  const pair = pairs.find(({ name }) => name === 'movements, a player with more than a page')
  const movements = pair?.flows.children['movements']
  if (!pair || !movements) throw new Error('No such pair')
  const breaks = assign(() => {
    throw new Error('It breaks')
  })
  const machine = movements.machine.provide({ actions: { 'take in older ones': breaks } })
  const children = { movements: { ...movements, machine } }
  const { broken } = accountOf({ ...pair, flows: { ...pair.flows, children } })
  expect(broken.join('\n')).toMatch(/nothing breaks/)
})

it.each([
  ['dropped: site.forms.payment.running.idle — payment.sent', /under way/],
  [
    'dropped: site.forms.payment.running.idle — payment.opened',
    /the dialog shows the payment that was chosen/,
  ],
  ['dropped: site.forms.payment.running — always', /nothing of a player is left/],
])('Scenario: a site with a transition %s is noticed', (start, words) => {
  const mutant = mutantsOf(siteMachine).find(({ name }) => name.startsWith(start))
  const [pair] = pairs.filter(({ name }) => name === 'payment, a withdrawal by a form')
  if (!mutant || !pair) throw new Error('No such mutant or pair')
  const broken = accountOf({ ...pair, flows: { ...pair.flows, machine: mutant.make() } }).broken
  expect(broken.join('\n')).toMatch(words)
})
