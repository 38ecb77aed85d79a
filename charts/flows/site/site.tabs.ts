import type { AnyMachineSnapshot } from 'xstate'
import type { StoredSession } from '#contract/auth.ts'
import { flows } from '#machines/flows.ts'
import { after, done } from '../events.ts'
import { type Case } from 'statechart-walk'
import type { Choice, Ground } from '../../together/explore.ts'
import type { Rules } from '../../together/judge.ts'
import { runnerOf, type Running, type Told } from '../../together/run.ts'
import { session } from '../given.ts'
import { visitor } from './site.inputs.ts'

const tabs = ['first', 'second'] as const
type Tab = (typeof tabs)[number]

/** Two tabs of a browser, the storage that they share, and what the server knows. */
export interface Browser {
  tabs: Readonly<Record<Tab, AnyMachineSnapshot>>
  stored: StoredSession | null
  /** Tabs that have yet to hear of a change of the storage. */
  unheard: readonly Tab[]
  /** Tokens whose session is over on the server. */
  ended: readonly string[]
}

export interface TabStep extends Browser {
  told: Told | null
  before: Browser | null
  effects: Readonly<Record<Tab, readonly string[]>>
}

const loggedIn = (tab: Tab): StoredSession => ({ ...session, token: `token of the ${tab} tab` })
const isTab = (name: unknown): name is Tab => tabs.some((each) => each === name)
const other = (tab: Tab): Tab => (tab === 'first' ? 'second' : 'first')
const start = {
  first: runnerOf({ machine: flows.site.machine, children: {} }),
  second: runnerOf({ machine: flows.site.machine, children: {} }),
}

export const sessionOf = ({ context }: AnyMachineSnapshot): StoredSession | null => context.session
export const tokenOf = (state: AnyMachineSnapshot) => sessionOf(state)?.token ?? null

/** What changes who is here, in either tab at any time; the tabs hear of the storage late. */
export const groundOfTabs = (beginning: StoredSession | null): Ground<TabStep> => ({
  most: 4,
  beginning: [],
  after: (way) => walk(beginning, way),
  choices: (step) => tabs.flatMap((tab) => choicesOf(step, tab)),
  placeOf: ({ tabs: states, stored, unheard, ended }) => [
    ...tabs.map((tab) => [states[tab].value, tokenOf(states[tab])]),
    stored?.token,
    unheard,
    ended,
  ],
})

function walk(beginning: StoredSession | null, way: readonly Told[]): TabStep {
  let [stored, unheard, ended]: [StoredSession | null, Tab[], string[]] = [beginning, [], []]
  const begin = (tab: Tab) => start[tab]({ ...visitor, session: stored })
  const running: Record<Tab, Running> = { first: begin('first'), second: begin('second') }
  const browser = (): Browser => ({
    tabs: { first: running.first.state(), second: running.second.state() },
    stored,
    unheard,
    ended,
  })
  const change = (by: Tab, now: StoredSession | null) => {
    if (now?.token !== stored?.token) unheard = [...unheard.filter((tab) => tab === by), other(by)]
    stored = now
  }
  let [before, now]: [Browser | null, Browser] = [null, browser()]
  const effects: Record<Tab, string[]> = { first: [], second: [] }
  for (const told of way) {
    const [tab] = told.to
    if (!isTab(tab)) throw new Error('No such tab')
    const { event } = told
    if (event.type === 'storage.changed') unheard = unheard.filter((each) => each !== tab)
    const token = tokenOf(running[tab].state())
    const heard = running[tab].tell({ to: [], event })
    for (const { type, params } of heard.effects) {
      if (type === 'store the session') change(tab, sessionOf(running[tab].state()))
      if (type === 'clear the stored data' && stored?.token === tokenIn(params)) change(tab, null)
    }
    if (token !== null && (event.type === 'session.expired' || event.type.endsWith('.sign out')))
      ended = [...new Set([...ended, token])]
    const types = heard.effects.map(({ type }) => type)
    if (types.includes('reload the page')) {
      running[tab].stop()
      running[tab] = begin(tab)
      unheard = unheard.filter((each) => each !== tab)
    }
    effects[tab] = types
    effects[other(tab)] = []
    ;[before, now] = [now, browser()]
  }
  for (const tab of tabs) running[tab].stop()
  return { ...now, told: way.at(-1) ?? null, before, effects: { ...effects } }
}

function choicesOf({ tabs: states, stored, unheard, ended }: Browser, tab: Tab): Choice[] {
  const state = states[tab]
  const token = tokenOf(state)
  const wanted: Case[] = [
    { type: 'log in' },
    done('login', { session: loggedIn(tab) }),
    { type: 'log out' },
    ...(token !== null && (ended.includes(token) || stored?.token === token)
      ? [{ type: 'session.expired', token, message: 'Oturum sona erdi.' }]
      : []),
  ]
  const awaited: Case[] = [
    done('sign out'),
    after('logout reload', 'site', 'session', 'leaving'),
    ...(unheard.includes(tab) ? [{ type: 'storage.changed', session: stored }] : []),
  ]
  const can = (event: Case) =>
    state.can(event) && (event.type !== 'xstate.done.actor.login' || !ended.includes(loggedIn(tab).token))
  const place = JSON.stringify(state.value)
  return [
    ...awaited
      .filter((event) => can(event) || event.type === 'storage.changed')
      .map((event) => ({ told: { to: [tab], event }, pair: null })),
    ...wanted.filter(can).map((event) => ({
      told: { to: [tab], event },
      pair: `${JSON.stringify(states[other(tab)].value)} × ${event.type} in ${place}`,
    })),
  ]
}

const tokenIn = (params: unknown): unknown =>
  typeof params === 'object' && params !== null && 'token' in params ? params.token : undefined

const rests = (state: AnyMachineSnapshot) =>
  state.matches({ session: 'visitor' }) || state.matches({ session: 'player' })
const isQuiet = ({ tabs: states, unheard }: Browser) =>
  unheard.length === 0 && tabs.every((tab) => rests(states[tab]))

export const tabRules: Rules<TabStep> = {
  'nothing breaks': {
    when: () => true,
    holds: ({ tabs: states }) => tabs.every((tab) => states[tab].status === 'active'),
  },
  'both tabs know the same player once they have heard of each other': {
    when: isQuiet,
    holds: ({ tabs: states, stored }) =>
      tabs.every((tab) => tokenOf(states[tab]) === (stored?.token ?? null)),
  },
  'a tab ends no session but its own': {
    when: ({ effects }) => tabs.some((tab) => effects[tab].includes('clear the stored data')),
    holds: ({ before, effects, stored }) =>
      tabs.every((tab) => {
        const known = before?.stored?.token
        return (
          !effects[tab].includes('clear the stored data') ||
          !before ||
          known === tokenOf(before.tabs[tab]) ||
          known === stored?.token
        )
      }),
  },
}
