import { siteMachine } from '#machines/site/site.machine.ts'
import { after, done, failed, fault, noAnswer, type Case, type Flow } from '../flow.ts'
import { aviator, method, newer, playedGame, otherSession, session } from '../given.ts'

const found = { settings: {}, domains: null, trialBonus: 100 }

const chrome: Case[] = [
  { type: 'toggle the side menu' },
  { type: 'toggle the profile panel' },
  { type: 'toggle the dropdown' },
  { type: 'close the menus' },
  { type: 'open the notifications' },
  { type: 'close the notifications' },
  { type: 'navigation.arrived' },
  { type: 'toggle the live chat' },
  { type: 'open the live chat' },
  after('profile-panel restore', 'site', 'menus', 'profile panel', 'restoring'),
  { type: 'session.expired', token: session.token, message: 'The session is over.' },
]

/** At the balance, where the panel tells what has changed it. */
const atTheBalance: Case[] = [
  { type: 'open the movements' },
  { type: 'close the movements' },
  { type: 'toggle the profile panel' },
  { type: 'toggle the dropdown' },
  { type: 'navigation.arrived' },
  { type: 'hub.connected' },
  { type: 'hub.balance changed' },
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'The session is over.' },
]

const wishes: Case[] = [
  { type: 'deposit' },
  { type: 'visit', path: '/dashboard/withdraw' },
  { type: 'navigation.turned away', path: '/dashboard/claim-bonus' },
  { type: 'play', game: playedGame },
  { type: 'toggle the favourite', game: aviator, wanted: true },
  { type: 'request a call' },
  { type: 'verify the phone' },
]

const asVisitor: Case[] = [
  ...wishes,
  { type: 'log in' },
  { type: 'sign up' },
  { type: 'recover the password' },
  { type: 'read the promotion' },
  { type: 'close' },
  { type: 'session.established', session },
  { type: 'storage.changed', session },
  done('login', { session }),
  done('recovery'),
  done('registration', { next: 'nothing' }),
  done('registration', { next: 'deposit' }),
  done('registration', { next: 'live chat' }),
]

const asPlayer: Case[] = [
  ...wishes,
  { type: 'deposit by', method },
  { type: 'withdraw by', method, title: 'Withdraw' },
  { type: 'read the promotion' },
  { type: 'close' },
  done('payment'),
  done('call request'),
  done('phone verification', { phone: session.phone }),
  { type: 'phone.verified', phone: session.phone },
  { type: 'hub.connected' },
  { type: 'hub.notified', notification: newer },
  { type: 'hub.balance changed' },
  failed('realtime', fault),
  failed('balance', fault),
  failed('notifications', fault),
  failed('favourites', fault),
]

/** On a phone, where a game lies over the page, and a deposit over the game. */
const atAGame: Case[] = [
  { type: 'play', game: playedGame },
  { type: 'close' },
  done('game'),
  { type: 'deposit over the game' },
  done('load the deposit methods', [method]),
  failed('load the deposit methods', noAnswer),
  { type: 'try again' },
  { type: 'deposit by', method },
  done('payment'),
  { type: 'screen.changed', screen: 'desktop' },
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'The session is over.' },
]

/** The code of a flow comes with its dialog, or does not. */
const noCode = (...flows: string[]) => flows.map((flow) => failed(flow, noAnswer))

const visitorOffline: Case[] = [
  { type: 'log in' },
  { type: 'sign up' },
  { type: 'recover the password' },
  ...noCode('login', 'registration', 'recovery'),
]

const playerOffline: Case[] = [
  { type: 'request a call' },
  { type: 'deposit by', method },
  { type: 'withdraw by', method, title: 'Withdraw' },
  { type: 'verify the phone' },
  { type: 'open the movements' },
  { type: 'screen.changed', screen: 'phone' },
  { type: 'play', game: playedGame },
  ...noCode('game', 'call request', 'payment', 'phone verification', 'movements'),
]

const leaving: Case[] = [
  { type: 'verify the phone' },
  { type: 'log out' },
  { type: 'session.expired', token: session.token, message: 'The session is over.' },
  { type: 'session.expired', token: 'token-0', message: 'The session is over.' },
  { type: 'storage.changed', session: null },
  { type: 'storage.changed', session },
  { type: 'storage.changed', session: otherSession },
  done('sign out'),
  failed('sign out', fault),
  after('logout reload', 'site', 'session', 'leaving'),
]

const startingUp = [done('start-up', found), failed('start-up', fault)]
const visitor = { session: null, language: 'tr', reloads: 0, screen: 'desktop' }
const player = { ...visitor, session }

export const site: Flow = {
  machine: siteMachine,
  project: ({ context }) => [
    context.wish,
    context.screen,
    context.session?.token,
    context.session?.smsVerified,
  ],
  starts: [
    { name: 'a page that starts', input: visitor, events: [...startingUp, { type: 'sign up' }] },
    { name: 'a player at the menus', input: player, events: chrome },
    { name: 'a visitor', input: visitor, events: asVisitor },
    { name: 'a visitor who loses the network', input: visitor, events: visitorOffline },
    { name: 'a player', input: player, events: asPlayer },
    { name: 'a player who loses the network', input: player, events: playerOffline },
    { name: 'a player who leaves', input: player, events: leaving },
    { name: 'a player at a game', input: { ...player, screen: 'phone' }, events: atAGame },
    { name: 'a player at the balance', input: player, events: atTheBalance },
  ],
}
