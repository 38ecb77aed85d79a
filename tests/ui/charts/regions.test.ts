import { expect, it } from 'vitest'
import { followed, ledIn, regionAround, regionsOf, regionToShow } from '#charts/page/regions.ts'
import { choosing, chosenIn, isMissing } from '#charts/page/selection.ts'
import { graphOf } from 'statechart-graph'
import { addressOf, readAddress, type Place } from '#charts/page/address.ts'
import { starts } from '#charts/page/starts.ts'
import { walk } from 'statechart-walk'
import { flows } from '#machines/flows.ts'

const graph = graphOf(flows.site.machine)
const begun = starts.site[0]?.events.find(({ type }) => type === 'xstate.done.actor.start-up')
const moments = walk(flows.site.machine, starts.site[0]?.input, [begun ?? { type: '' }, { type: 'log in' }])
const last = moments.at(-1)
const asked = { graph, region: undefined, selected: null, fits: false, moved: null }
const place: Place = { flow: 'site', start: null, events: [] }
const regionNamed = (path: string) => regionsOf(graph).find((region) => region.path === path) ?? null

it('Scenario: only a parallel machine has regions, in its order', () => {
  expect(regionsOf(graphOf(flows.login.machine))).toEqual([])
  expect(regionsOf(graph).map(({ path }) => path)).toEqual([
    'start-up',
    'session',
    'dialog',
    'forms',
    'game',
    'game page',
    'menus',
    'chat',
    'release',
  ])
  expect(regionAround(graph, 'site.forms.login.running')?.path).toBe('forms')
  expect(regionAround(graph, 'site')).toBeNull()
})

it('Scenario: the regions that an event moves are found, and the page changes to one of them unless its own moves too', () => {
  expect(ledIn(graph, moments).map((led) => led.map(({ path }) => path))).toEqual([
    ['start-up'],
    ['dialog', 'forms'],
  ])
  expect(followed(graph, 'forms', last)).toBe('forms')
  expect(followed(graph, 'session', last)).toBe('dialog')
  expect(followed(graph, 'session', moments[0])).toBe('session')
  expect(followed(graph, '', last)).toBe('')
  expect(followed(graph, undefined, last)).toBeUndefined()
})

it('Scenario: a chart that can be read is shown whole, a larger one where the reader is', () => {
  const dialog = regionNamed('dialog')
  const login = { state: 'site.dialog.login' }
  expect(regionToShow(asked)?.path).toBe('start-up')
  expect(regionToShow({ ...asked, moved: dialog })).toBe(dialog)
  expect(regionToShow({ ...asked, selected: login })).toBe(dialog)
  expect(regionToShow({ ...asked, selected: login, region: 'session' })).toBe(dialog)
  expect(regionToShow({ ...asked, region: 'menus', moved: dialog })?.path).toBe('menus')
  expect(regionToShow({ ...asked, region: 'no longer there', moved: dialog })).toBe(dialog)
  expect(regionToShow({ ...asked, selected: { state: 'site' }, moved: dialog })).toBeNull()
  for (const whole of [{ region: '' }, { fits: true }])
    expect(regionToShow({ ...asked, ...whole, selected: login, moved: dialog })).toBeNull()
  expect(regionToShow({ ...asked, fits: true, region: 'dialog' })).toBe(dialog)
})

it('Scenario: the address keeps a region with the state or the transition that is chosen in it', () => {
  const { key } = graph.transitions.find(({ event }) => event === 'session.expired') ?? { key: '' }
  const first = choosing({ ...place, region: '' }, graph, { transition: key })
  const then = choosing(first, graph, { state: 'site.dialog.deposit methods' })
  for (const [chosen, what] of [
    [first, { transition: key }],
    [then, { state: 'site.dialog.deposit methods' }],
  ] as const) {
    const { place: read, problem } = readAddress(addressOf(chosen))
    expect(problem).toBeNull()
    expect(read).toEqual(chosen)
    expect(chosenIn(chosen, graph)).toEqual(what)
    expect(isMissing(chosen, graph)).toBe(false)
  }
  for (const lost of [{ region: 'attic' }, { state: 'dialog.attic' }, { transition: '0000000' }])
    expect(isMissing({ ...place, ...lost }, graph)).toBe(true)
})
