import { describe, expect, it } from 'vitest'
import { siteMachine } from '#machines/site/site.machine.ts'
import { pairs } from '#charts/flows/site/site.together.ts'
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
