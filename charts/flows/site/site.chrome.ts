import { after, done, failed, fault } from '../events.ts'
import { type Case } from 'statechart-walk'
import { otherSession, session } from '../given.ts'

const found = { settings: {}, domains: null, trialBonus: 100 }

export const chrome: Case[] = [
  { type: 'toggle the side menu' },
  { type: 'toggle the profile panel' },
  { type: 'toggle the dropdown' },
  { type: 'close the menus' },
  { type: 'choose the language', language: 'tr' },
  { type: 'open the notifications' },
  { type: 'close the notifications' },
  { type: 'navigation.arrived' },
  { type: 'go back' },
  after('profile-panel restore', 'site', 'menus', 'profile panel', 'restoring'),
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

/** Without a live chat: the player is called. */
export const talkingWithout: Case[] = [
  { type: 'toggle the live chat' },
  { type: 'open the live chat' },
  { type: 'open the notifications' },
  { type: 'go back' },
]

/** At the balance, whose panel lists the movements. */
export const atTheBalance: Case[] = [
  { type: 'open the movements' },
  { type: 'close the movements' },
  { type: 'toggle the profile panel' },
  { type: 'toggle the dropdown' },
  { type: 'navigation.arrived' },
  { type: 'hub.connected' },
  { type: 'go back' },
  { type: 'hub.balance changed' },
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

export const startedWithAChat = done('start-up', {
  ...found,
  settings: { chaturl: 'https://chat.example/', chatid: 'lale' },
})

export const talking: Case[] = [
  startedWithAChat,
  { type: 'toggle the live chat' },
  { type: 'open the live chat' },
  { type: 'go back' },
  failed('live chat', fault),
]

/** Code that is gone counts as a newer release, unless the page has just reloaded for it. */
export const replaced: Case[] = [
  { type: 'release.found' },
  { type: 'release.missed', reloads: 0, written: false },
  { type: 'release.missed', reloads: 0, written: true },
  { type: 'release.missed', reloads: 1, written: false },
  { type: 'begin the new release' },
  { type: 'keep the old release' },
]

export const startingUp: Case[] = [
  done('start-up', found),
  failed('start-up', fault),
  failed('language', fault),
  { type: 'sign up' },
]
