import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { flows, type FlowName } from '#machines/flows.ts'
import { after, done, failed, fault } from '../events.ts'
import { wordsOf } from 'statechart-paths'
import { type Case } from 'statechart-walk'
import type { Pair } from '../../together/pair.ts'
import type { Together } from '../../together/run.ts'
import { playedGame } from '../casino.given.ts'
import { walked } from '../flows.ts'
import { messageMethod, method, newer, offer, otherSession, session } from '../given.ts'
import { player, visitor } from './site.inputs.ts'

type Inner = Exclude<FlowName, 'site'>

export interface SitePair extends Pair {
  flowName: Inner
}

/** How a flow is opened in the site. */
interface Opening {
  /** The actor, where it is not called as its flow. */
  child?: string
  flow: Inner
  start: string
  input: unknown
  opens: readonly Case[]
  /** Events of the site in one walk; otherwise two where the flow sends a request, so that a late answer meets another beginning. */
  most?: number
}

const found = { settings: {}, domains: null, trialBonus: 100 }
const chat = { chaturl: 'https://chat.example/', chatid: 'lale' }
const verified = { ...player, session: { ...session, smsVerified: true } }
const onAPhone = { ...player, screen: 'phone' }

/** What the person does elsewhere on the page, in every state of the child. */
const anybody: readonly Case[] = [
  { type: 'close' },
  { type: 'go back' },
  { type: 'navigation.arrived' },
  { type: 'choose the language', language: 'en' },
  { type: 'read the promotion', id: 1 },
  { type: 'request a call' },
]

/** Another tab, the hub, and the ways in which a session ends. */
const aPlayer: readonly Case[] = [
  ...anybody,
  { type: 'deposit by', method },
  { type: 'log out' },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
  { type: 'storage.changed', session: null },
  { type: 'storage.changed', session: otherSession },
  { type: 'hub.connected' },
  { type: 'hub.notified', notification: newer },
  { type: 'hub.balance changed' },
]
const aVisitor: readonly Case[] = [...anybody, { type: 'log in' }, { type: 'storage.changed', session }]

const awaited: readonly Case[] = [done('sign out'), after('logout reload', 'site', 'session', 'leaving')]

const games = ['pragmatic', 'amusnet', 'hub88'].map((system): Opening => ({
  flow: 'game',
  start: `a player of a game of ${system}, on a phone`,
  input: onAPhone,
  opens: [{ type: 'play', game: { ...playedGame, system } }],
}))
const gamePages = ['dt', 'em', 'egt', 'softgamings'].map((system): Opening => ({
  child: 'game of the page',
  flow: 'game',
  start: `a player of a game of ${system}, on a desktop`,
  input: player,
  opens: [{ type: 'game page.opened', game: { ...playedGame, system } }],
}))
const ofPlayers: readonly [Inner, string][] = [
  ['realtime', 'a player'],
  ['balance', 'a player'],
  ['favourites', 'a player'],
  ['notifications', 'a player'],
  ['notifications', 'a player with more than a page'],
]
const byAForm = { flow: 'payment', input: player, opens: [{ type: 'deposit by', method }] } as const
const aCall = { flow: 'call request', opens: [{ type: 'request a call' }] } as const
const aPhone = { flow: 'phone verification', opens: [{ type: 'verify the phone' }] } as const

const openings: readonly Opening[] = [
  { flow: 'start-up', start: 'a first visit', input: visitor, opens: [] },
  { flow: 'language', start: 'somebody who reads Turkish', input: visitor, opens: [] },
  { flow: 'login', start: 'a visitor', input: visitor, opens: [{ type: 'log in' }] },
  {
    flow: 'registration',
    start: 'a visitor who is offered a trial bonus',
    input: visitor,
    opens: [done('start-up', found), { type: 'sign up' }],
  },
  {
    flow: 'registration',
    start: 'a visitor who is offered none',
    input: visitor,
    opens: [{ type: 'sign up' }],
  },
  { flow: 'recovery', start: 'a visitor', input: visitor, opens: [{ type: 'recover the password' }] },
  { ...byAForm, start: 'a deposit by a form' },
  { ...byAForm, start: 'a deposit that is paid outside' },
  { ...byAForm, start: 'a deposit whose answer never came' },
  {
    flow: 'payment',
    start: 'a withdrawal by a form',
    input: player,
    opens: [{ type: 'withdraw by', method, title: 'Para çek' }],
  },
  {
    flow: 'payment',
    start: 'a deposit by a message',
    input: player,
    opens: [{ type: 'deposit by', method: messageMethod }],
  },
  { ...aCall, start: 'a player', input: player },
  { ...aCall, start: 'a visitor', input: visitor },
  { ...aPhone, start: 'a player whose phone is not verified', input: player },
  { ...aPhone, start: 'a player whose phone is verified', input: verified },
  { flow: 'change password', start: 'a player', input: player, opens: [{ type: 'change password.opened' }] },
  { flow: 'claim bonus', start: 'a player', input: player, opens: [{ type: 'claim bonus.opened' }] },
  {
    flow: 'claim bonus',
    start: 'a player who comes with a choice',
    input: player,
    opens: [{ type: 'claim bonus.opened', bonus: offer.id }],
    most: 1,
  },
  { flow: 'time-out', start: 'a player', input: player, opens: [{ type: 'time-out.opened' }] },
  { flow: 'exclusion', start: 'a player', input: player, opens: [{ type: 'exclusion.opened' }] },
  ...games,
  ...gamePages,
  ...ofPlayers.map(([flow, start]): Opening => ({ flow, start, input: player, opens: [] })),
  ...['a player', 'a player with more than a page'].map((start): Opening => ({
    flow: 'movements',
    start,
    input: player,
    opens: [{ type: 'open the movements' }],
  })),
  ...[visitor, player].map((input): Opening => ({
    flow: 'promotion',
    start: 'somebody with the address of a promotion',
    input,
    opens: [{ type: 'read the promotion', id: 1 }],
  })),
  {
    flow: 'live chat',
    start: 'somebody who wants to talk',
    input: { ...visitor, production: true },
    opens: [done('start-up', { ...found, settings: chat }), { type: 'open the live chat' }],
  },
]

/** Requests that change something on the server. */
const requests: Partial<Record<Inner, readonly string[]>> = {
  login: ['log in'],
  registration: ['register', 'send the code', 'verify the code', 'claim the trial bonus'],
  recovery: ['send the code', 'check the code', 'change the password'],
  payment: ['submit'],
  'call request': ['save the request'],
  'phone verification': ['send the code', 'verify the code'],
  'change password': ['change the password'],
  'claim bonus': ['claim the bonus'],
  'time-out': ['begin the break'],
  exclusion: ['exclude the player', 'ask to lift', 'lift the exclusion'],
}

/** Flows that run in a flow of the site. */
const within: Partial<Record<Inner, readonly Inner[]>> = {
  registration: ['phone verification', 'trial bonus'],
}

/** How the page is left on which a flow has its form. */
const leaves: Partial<Record<Inner, string>> = {
  'change password': 'change password.left',
  'claim bonus': 'claim bonus.left',
  'time-out': 'time-out.left',
  exclusion: 'exclusion.left',
}

const bare = (machine: AnyStateMachine): Together => ({ machine, children: {} })

const distinct = (events: readonly Case[]): Case[] => [
  ...new Map(events.map((event) => [wordsOf(event), event])).values(),
]

function pairOf({ flow: name, child = name, start, input, opens, most }: Opening): SitePair {
  const flow = walked[name]
  const own = flow.starts.find((each) => each.name === start)
  if (!own) throw new Error(`${name} has no start "${start}"`)
  const deeper = within[name] ?? []
  const isPlayer = input !== visitor && name !== 'live chat'
  const left = leaves[name]
  return {
    flowName: name,
    name: `${child}, ${start}`,
    flows: {
      machine: flows.site.machine,
      children: {
        [child]: {
          machine: flow.machine,
          children: Object.fromEntries(deeper.map((each) => [each, bare(walked[each].machine)])),
        },
      },
    },
    input,
    child,
    flow,
    start: own,
    within: Object.fromEntries(
      deeper.map((each) => [each, walked[each].starts.flatMap(({ events }) => events)]),
    ),
    opens,
    around: distinct([
      ...(isPlayer ? aPlayer : aVisitor),
      ...opens.slice(-1),
      ...(left ? [{ type: left }] : []),
      failed(child, fault),
    ]),
    awaited,
    project,
    owner,
    over: 'reload the page',
    requests: requests[name] ?? [],
    most: most ?? (requests[name] ? 2 : 1),
  }
}

const owner = ({ context }: AnyMachineSnapshot): unknown => context.session?.token ?? null
const project = (parent: AnyMachineSnapshot): unknown => [
  owner(parent),
  parent.context.wish,
  parent.context.paying,
]

/** The site with each of its flows. */
export const pairs: readonly SitePair[] = openings.map(pairOf)
