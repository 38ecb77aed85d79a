import { pageForms, shownForms } from '#machines/sent-form.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { after, done, failed, fault, noAnswer } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'
import { aviator, playedGame } from '../casino.given.ts'
import { newer, otherSession, session } from '../given.ts'
import { atAGame, atTheGamePage, onABreak } from './site.games.ts'
import {
  atTheBalance,
  chrome,
  replaced,
  startedWithAChat,
  startingUp,
  talking,
  talkingWithout,
} from './site.chrome.ts'
import { agent, visitor, player } from './site.inputs.ts'
import { impatientStarts, type Forms } from './site.sent.ts'

const wishes: Case[] = [
  { type: 'deposit' },
  { type: 'visit', path: '/dashboard/withdraw' },
  { type: 'navigation.turned away', path: '/dashboard/claim-bonus' },
  { type: 'play', game: playedGame },
  { type: 'toggle the favourite', game: aviator, wanted: true },
]
/** The trial bonus ends the registration of somebody who is offered one. */
const bonusClaimed = done('registration', { next: 'nothing' })
const signingUpForAGame: Case[] = [
  { type: 'play', game: playedGame },
  { type: 'sign up' },
  { type: 'session.established', session },
  bonusClaimed,
  { type: 'verify the phone' },
  { type: 'log out' },
]
const withTwoTabs: Case[] = [
  { type: 'deposit' },
  { type: 'login.sent' },
  { type: 'recovery.sent' },
  { type: 'storage.changed', session: null },
  { type: 'storage.changed', session },
]
const withdrawBy = { type: 'withdraw by', method: agent, title: 'Para çek' }

/** The forms with a dialog, of visitors or of players. */
function formsOf(by: 'visitor' | 'player', flows: Forms) {
  const shown = shownForms.map((name) => ({ name, ...flows[name].form })).filter((form) => form.by === by)
  const dialogs = shown.flatMap(({ opens, ...form }) => (opens ? [{ ...form, opens }] : []))
  return {
    opens: dialogs.map(({ opens }) => (opens.type === 'deposit by' ? { ...opens, method: agent } : opens)),
    ends: dialogs.flatMap(({ ends }) => ends),
    missing: noCode(...dialogs.map(({ name }) => name)),
  }
}
type Opened = ReturnType<typeof formsOf>

const lookingAround = (ofVisitors: Opened, ofPlayers: Opened): Case[] => [
  { type: 'deposit' },
  ...ofPlayers.opens,
  ...ofVisitors.opens,
  withdrawBy,
  { type: 'toggle the live chat' },
  { type: 'read the promotion', id: 1 },
  { type: 'navigation.arrived' },
  { type: 'close' },
]

const asVisitor = (ofVisitors: Opened): Case[] => [
  ...wishes,
  ...ofVisitors.opens,
  { type: 'close' },
  { type: 'session.established', session },
  { type: 'storage.changed', session },
  ...ofVisitors.ends.filter((end) => JSON.stringify(end) !== JSON.stringify(bonusClaimed)),
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
  { type: 'storage.changed', session: { ...session, balance: 300 } },
  { type: 'storage.changed', session: otherSession },
  done('sign out'),
  failed('sign out', fault),
  after('logout reload', 'site', 'session', 'leaving'),
]

export function siteFlow(forms: Forms): Flow {
  const [ofVisitors, ofPlayers] = [formsOf('visitor', forms), formsOf('player', forms)]
  return {
    machine: siteMachine,
    project: ({ context }) => [
      context.wish,
      context.screen,
      context.session?.token,
      context.session?.smsVerified,
      context.session?.break,
    ],
    starts: [
      { name: 'a page that starts', input: visitor, events: startingUp },
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
      { name: 'a player who wants to talk', input: player, events: talkingWithout },
      { name: 'a visitor', input: visitor, events: asVisitor(ofVisitors) },
      {
        name: 'a visitor who looks around',
        input: visitor,
        events: lookingAround(ofVisitors, ofPlayers),
      },
      { name: 'a visitor who loses the network', input: visitor, events: visitorOffline(ofVisitors) },
      { name: 'a player', input: player, events: asPlayer(ofPlayers) },
      { name: 'a player who loses the network', input: player, events: playerOffline(ofPlayers) },
      { name: 'a player who leaves', input: player, events: leaving },
      { name: 'a player at a game', input: { ...player, screen: 'phone' }, events: atAGame },
      { name: 'a player at the page of a game', input: player, events: atTheGamePage },
      { name: 'a player who takes a break', input: player, events: onABreak },
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
        name: 'a player whose page is of an older release',
        input: player,
        events: replaced,
      },
      {
        name: 'a player at a page who loses the network',
        input: player,
        events: [...pageForms.map((form) => ({ type: `${form}.opened` })), ...noCode(...pageForms)],
      },
      { name: 'a visitor with two tabs', input: visitor, events: [...withTwoTabs, ...ofVisitors.opens] },
      { name: 'a visitor who signs up for a game', input: visitor, events: signingUpForAGame },
    ],
  }
}
