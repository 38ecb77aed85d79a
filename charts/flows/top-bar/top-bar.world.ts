import { topBarMachine } from '#machines/top-bar/top-bar.machine.ts'
import { after, done, failed, noAnswer } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'

export const domains = { currentDomain: 'lale.example', nextDomain: 'lale2.example' }

const events: Case[] = [
  { type: 'close' },
  { type: 'page.arrived' },
  { type: 'home.arrived', read: false },
  { type: 'home.arrived', read: true },
  done('load the domains', domains),
  failed('load the domains', noAnswer),
  after('collapse', 'top bar', 'collapsing'),
]

export const topBar: Flow = {
  machine: topBarMachine,
  project: ({ context }) => [context.read, context.domains === null],
  starts: [
    { name: 'a first visit that begins at home', input: { home: true, read: false }, events },
    { name: 'a first visit that begins elsewhere', input: { home: false, read: false }, events },
    { name: 'somebody who has read it', input: { home: true, read: true }, events: [] },
  ],
}
