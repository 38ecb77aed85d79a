import { describe, expect, it } from 'vitest'
import { siteMachine } from '#machines/site/site.machine.ts'
import { pairs } from '#charts/flows/site/site.together.ts'
import { explore } from '#charts/together/explore.ts'
import { groundOf } from '#charts/together/pair.ts'
import { runnerOf, stateAt } from '#charts/together/run.ts'
import { rulesOf } from '#charts/flows/site/site.together.invariants.ts'
import { accountOf, tabAccounts } from './together.ts'
import { mutantsOf } from './mutation/mutants.ts'

const accounts = new Map(pairs.map((pair) => [pair.name, accountOf(pair)]))

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
      const child = stateAt(site.state(), [pair.child])
      expect({ ...did, at: site.state().value, child: child?.value }).toEqual({
        effects: step.effects,
        begun: step.begun,
        at: step.parent.value,
        child: step.child?.value,
      })
    }
  },
)

it.each(tabAccounts())(
  'Scenario: $name know of each other, and none ends the session of the other',
  ({ broken }) => {
    expect(broken).toEqual([])
  },
)

it('Scenario: every flow that the site runs is walked together with it', () => {
  const walked = new Set(pairs.map(({ child }) => child))
  const askers = ['load the deposit methods', 'sign out']
  const run = Object.keys(siteMachine.implementations.actors).filter((actor) => !askers.includes(actor))
  expect(run.filter((actor) => !walked.has(actor))).toEqual([])
})

it('Scenario: every sentence about flows that run together speaks of a step', () => {
  const spoken = new Set([...accounts.values()].flatMap((account) => account.spoken))
  const sentences = pairs.flatMap((pair) => Object.keys(rulesOf(pair)))
  expect(sentences.filter((words) => !spoken.has(words))).toEqual([])
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
