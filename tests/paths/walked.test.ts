import { expect, it } from 'vitest'
import { notForABrowser } from '#charts/flows/possible.ts'
import { codeOf } from '#machines/transition-code.ts'
import { graphOf } from 'statechart-graph'
import { flows } from '#machines/flows.ts'
import { textsWith } from './walked/charts-page.ts'
import { figuresOf } from './walked/figures.ts'
import { actorWalks } from './walked/read.ts'
import { flowSaid } from './walked/walked.ts'

const { transitions } = graphOf(flows.login.machine)
const key = (part: string) => {
  const found = transitions.filter((each) => each.key.includes(part))
  expect(found.map((each) => each.key)).toHaveLength(1)
  return found[0]?.key ?? ''
}
const sent = key('login.filling in — log in')
const done = key('xstate.done.actor')
const told = (actor: number, ...keys: string[]) => keys.map((each) => `${actor}.${codeOf(each)}`)
const refused = transitions.find(({ cause, targets }) => cause === 'failed' && targets.length > 0)?.key ?? ''

const balance = graphOf(flows.balance.machine).transitions[0]?.key ?? ''
const exported = [
  { loads: 6, steps: told(0, sent, done) },
  // Two actors, one between the other's steps.
  { loads: 3, steps: [...told(0, sent), ...told(1, balance), ...told(0, refused)] },
  { loads: 1, steps: told(0, sent, refused, sent, refused, sent, refused, sent, done) },
]

it('Scenario: the steps of each actor make a walk, and equal walks are counted', () => {
  const { walks, unknown } = actorWalks([...exported, { loads: 2, steps: told(7, sent, done) }])
  expect(unknown).toBe(0)
  expect(walks.get('login')).toEqual([
    { loads: 8, keys: [sent, done] },
    { loads: 3, keys: [sent, refused] },
    { loads: 1, keys: [sent, refused, sent, refused, sent, refused, sent, done] },
  ])
  expect(walks.get('balance')).toEqual([{ loads: 3, keys: [balance] }])
})

it('Scenario: a walk with a step of no chart is left out', () => {
  const { walks, unknown } = actorWalks([{ loads: 5, steps: [...told(0, sent), '0.zzzzzzz'] }])
  expect([walks.size, unknown]).toEqual([0, 1])
})

it('Scenario: shares, ends, what nobody takes and what no case has', () => {
  const figures = figuresOf('login', actorWalks(exported).walks.get('login') ?? [])
  expect(figures.walks).toBe(10)
  expect(new Map(figures.shares)).toEqual(
    new Map([
      [sent, 1],
      [done, 0.7],
      [refused, 0.4],
    ]),
  )
  expect(figures.ends).toEqual([
    ['login.logged in', 0.7],
    ['login.filling in', 0.3],
  ])
  expect(figures.never).toEqual([])
  expect(figuresOf('login', [{ loads: 1, keys: [sent, done] }]).never).toEqual([refused])
  expect(figures.untested.map(({ loads }) => loads)).toEqual([1])
  expect(figures.top.map((each) => each.case?.moments.flatMap((moment) => moment.transitions))).toEqual(
    figures.top.map(({ keys }) => keys),
  )
})

it('Scenario: a step that only the machine allows is in no case', () => {
  const walks = Object.keys(notForABrowser('phone verification')).map((each) => ({ loads: 1, keys: [each] }))
  expect(walks).not.toEqual([])
  expect(figuresOf('phone verification', walks).untested).toEqual(walks)
})

it('Scenario: the paths walked most are written cases', () => {
  const said = flowSaid('login', figuresOf('login', actorWalks(exported).walks.get('login') ?? []), 'en')
  expect(said).toContain('- 70 % ')
  expect(said).toMatch(/6 ×\n\n### .*\n\n- ID: login-[0-9a-f]{8}\n/)
  expect(flowSaid('carousel', null, 'en')).toBe('# Carousel\n\nNobody walked in this flow.\n')
})

it('Scenario: each arrow of the chart says which part of the walks took it, each state how many ended there', () => {
  const figures = figuresOf('login', actorWalks(exported).walks.get('login') ?? [])
  const { states } = graphOf(flows.login.machine)
  const { cause, state } = textsWith('login', figures, 'en')
  const said = transitions.filter((each) => [sent, done, refused].includes(each.key)).map(cause)
  expect(new Set(said.map((each) => / · (\d+) %$/.exec(each)?.[1]))).toEqual(new Set(['100', '70', '40']))
  expect(states.map(state).filter((each) => each.includes(' · ends '))).toEqual([
    'Filling in · ends 30 %',
    'Logged in · ends 70 %',
  ])
})
