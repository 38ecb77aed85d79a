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
  running: Readonly<Record<Tab, Running>>
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
  begin: () => {
    const running = { first: begin('first', beginning), second: begin('second', beginning) }
    const browser = { tabs: statesOf(running), stored: beginning, unheard: [], ended: [] }
    return { ...browser, told: null, before: null, effects: { first: [], second: [] }, running }
  },
  after: next,
  choices: (step) => tabs.flatMap((tab) => choicesOf(step, tab)),
  placeOf: ({ tabs: states, stored, unheard, ended }) => [
    ...tabs.map((tab) => [states[tab].value, tokenOf(states[tab])]),
    stored?.token,
    unheard,
    ended,
  ],
})

const begin = (tab: Tab, stored: StoredSession | null) => start[tab]({ ...visitor, session: stored })
const statesOf = ({ first, second }: TabStep['running']): Browser['tabs'] => ({
  first: first.state(),
  second: second.state(),
})

function next(before: TabStep, told: Told): TabStep {
  const [tab] = told.to
  if (!isTab(tab)) throw new Error('No such tab')
  const { event } = told
  let { stored, unheard, ended } = before
  const change = (now: StoredSession | null) => {
    if (now?.token !== stored?.token) unheard = [...unheard.filter((each) => each === tab), other(tab)]
    stored = now
  }
  const hears = () => (unheard = unheard.filter((each) => each !== tab))
  let now = before.running[tab].again()
  if (event.type === 'storage.changed') hears()
  const token = tokenOf(now.state())
  const { effects } = now.tell({ to: [], event })
  for (const { type, params } of effects) {
    if (type === 'store the session') change(sessionOf(now.state()))
    if (type === 'clear the stored data' && stored?.token === tokenIn(params)) change(null)
  }
  if (token !== null && (event.type === 'session.expired' || event.type.endsWith('.sign out')))
    ended = [...new Set([...ended, token])]
  const types = effects.map(({ type }) => type)
  if (types.includes('reload the page')) {
    now = begin(tab, stored)
    hears()
  }
  const running = { ...before.running, [tab]: now }
  return {
    tabs: statesOf(running),
    stored,
    unheard,
    ended,
    told,
    before,
    effects: { first: [], second: [], [tab]: types },
    running,
  }
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
