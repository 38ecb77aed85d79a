import { pageForms, shownForms } from '#machines/sent-form.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { after, done, failed, fault, noAnswer, type Case, type Flow } from '../../paths/flow.ts'
import { aviator, playedGame } from '../casino.given.ts'
import { method, newer, otherSession, session } from '../given.ts'
import { atAGame, atTheGamePage } from './site.games.ts'
import { visitor, player } from './site.inputs.ts'
import { impatientStarts, type Forms } from './site.sent.ts'

const found = { settings: {}, domains: null, trialBonus: 100 }

const chrome: Case[] = [
  { type: 'toggle the side menu' },
  { type: 'toggle the profile panel' },
  { type: 'toggle the dropdown' },
  { type: 'close the menus' },
  { type: 'choose the language', language: 'tr' },
  { type: 'open the notifications' },
  { type: 'close the notifications' },
  { type: 'navigation.arrived' },
  { type: 'toggle the live chat' },
  { type: 'open the live chat' },
  { type: 'go back' },
  after('profile-panel restore', 'site', 'menus', 'profile panel', 'restoring'),
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

/** At the balance, whose panel lists the movements. */
const atTheBalance: Case[] = [
  { type: 'open the movements' },
  { type: 'close the movements' },
  { type: 'toggle the profile panel' },
  { type: 'toggle the dropdown' },
  { type: 'navigation.arrived' },
  { type: 'hub.connected' },
  { type: 'hub.balance changed' },
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

const wishes: Case[] = [
  { type: 'deposit' },
  { type: 'visit', path: '/dashboard/withdraw' },
  { type: 'navigation.turned away', path: '/dashboard/claim-bonus' },
  { type: 'play', game: playedGame },
  { type: 'toggle the favourite', game: aviator, wanted: true },
]
const withdrawBy = { type: 'withdraw by', method, title: 'Para çek' }

/** The forms with a dialog, of visitors or of players. */
function formsOf(by: 'visitor' | 'player', flows: Forms) {
  const shown = shownForms.map((name) => ({ name, ...flows[name].form })).filter((form) => form.by === by)
  const dialogs = shown.flatMap(({ opens, ...form }) => (opens ? [{ ...form, opens }] : []))
  return {
    opens: dialogs.map(({ opens }) => opens),
    ends: dialogs.flatMap(({ ends }) => ends),
    missing: noCode(...dialogs.map(({ name }) => name)),
  }
}
type Opened = ReturnType<typeof formsOf>

const asVisitor = (ofVisitors: Opened, ofPlayers: Opened): Case[] => [
  ...wishes,
  ...ofPlayers.opens,
  ...ofVisitors.opens,
  withdrawBy,
  { type: 'toggle the live chat' },
  { type: 'read the promotion', id: 1 },
  { type: 'navigation.arrived' },
  { type: 'close' },
  { type: 'session.established', session },
  { type: 'storage.changed', session },
  ...ofVisitors.ends,
]

const asPlayer = ({ opens, ends }: Opened): Case[] => [
  ...wishes,
  ...opens,
  { type: 'sign up' },
  withdrawBy,
  { type: 'read the promotion', id: 1 },
  { type: 'close' },
  ...ends,
  { type: 'phone.verified', phone: session.phone },
  { type: 'hub.connected' },
  { type: 'hub.notified', notification: newer },
  { type: 'hub.balance changed' },
  failed('realtime', fault),
  failed('balance', fault),
  failed('notifications', fault),
  failed('favourites', fault),
]

/** The code of a flow fails to load. */
const noCode = (...flows: string[]) => flows.map((flow) => failed(flow, noAnswer))

const visitorOffline = ({ opens, missing }: Opened): Case[] => [
  ...opens,
  { type: 'read the promotion', id: 1 },
  ...missing,
  ...noCode('promotion'),
]

const playerOffline = ({ opens, missing }: Opened): Case[] => [
  ...opens,
  withdrawBy,
  { type: 'open the movements' },
  { type: 'screen.changed', screen: 'phone' },
  { type: 'play', game: playedGame },
  ...missing,
  ...noCode('game', 'movements'),
]

const leaving: Case[] = [
  { type: 'verify the phone' },
  { type: 'log out' },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
  { type: 'session.expired', token: 'token-0', message: 'Oturum sona erdi.' },
  { type: 'storage.changed', session: null },
  { type: 'storage.changed', session },
  { type: 'storage.changed', session: otherSession },
  done('sign out'),
  failed('sign out', fault),
  after('logout reload', 'site', 'session', 'leaving'),
]

const startedWithAChat = done('start-up', {
  ...found,
  settings: { chaturl: 'https://chat.example/', chatid: 'lale' },
})

const talking: Case[] = [
  startedWithAChat,
  { type: 'toggle the live chat' },
  { type: 'open the live chat' },
  { type: 'go back' },
  failed('live chat', fault),
]

/** Code that is gone counts as a newer release, unless the page has just reloaded for it. */
const replaced: Case[] = [
  { type: 'release.found' },
  { type: 'release.missed', reloads: 0, written: false },
  { type: 'release.missed', reloads: 0, written: true },
  { type: 'release.missed', reloads: 1, written: false },
  { type: 'begin the new release' },
  { type: 'keep the old release' },
]

const startingUp = [done('start-up', found), failed('start-up', fault), failed('language', fault)]
export function siteFlow(forms: Forms): Flow {
  const [ofVisitors, ofPlayers] = [formsOf('visitor', forms), formsOf('player', forms)]
  return {
    machine: siteMachine,
    project: ({ context }) => [
      context.wish,
      context.screen,
      context.session?.token,
      context.session?.smsVerified,
    ],
    starts: [
      { name: 'a page that starts', input: visitor, events: [...startingUp, { type: 'sign up' }] },
      {
        name: 'a page that starts with a live chat',
        input: { ...visitor, production: true },
        events: talking,
      },
      {
        name: 'a page that starts with a live chat that does not come',
        input: { ...visitor, production: true },
        events: [startedWithAChat, { type: 'toggle the live chat' }, { type: 'chat.missed' }],
      },
      { name: 'a player at the menus', input: player, events: chrome },
      { name: 'a visitor', input: visitor, events: asVisitor(ofVisitors, ofPlayers) },
      { name: 'a visitor who loses the network', input: visitor, events: visitorOffline(ofVisitors) },
      { name: 'a player', input: player, events: asPlayer(ofPlayers) },
      { name: 'a player who loses the network', input: player, events: playerOffline(ofPlayers) },
      { name: 'a player who leaves', input: player, events: leaving },
      { name: 'a player at a game', input: { ...player, screen: 'phone' }, events: atAGame },
      { name: 'a player at the page of a game', input: player, events: atTheGamePage },
      {
        name: 'a player at the page of a game who loses the network',
        input: player,
        events: [{ type: 'game page.opened', game: playedGame }, ...noCode('game of the page')],
      },
      {
        name: 'a visitor at the page of a game',
        input: visitor,
        events: [
          { type: 'game page.opened', game: playedGame },
          { type: 'close' },
          done('login', { session }),
        ],
      },
      ...impatientStarts(forms),
      { name: 'a player at the balance', input: player, events: atTheBalance },
      {
        name: 'a visitor whose page is of an older release',
        input: visitor,
        events: replaced,
      },
      {
        name: 'a player at a page who loses the network',
        input: player,
        events: [...pageForms.map((form) => ({ type: `${form}.opened` })), ...noCode(...pageForms)],
      },
    ],
  }
}
