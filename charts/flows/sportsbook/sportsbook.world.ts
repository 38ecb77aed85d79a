import { sportsbookMachine } from '#machines/sportsbook/sportsbook.machine.ts'
import { after } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'

const comes: Case[] = [
  { type: 'book.loaded' },
  { type: 'try again' },
  after('patience for the book', 'sportsbook', 'coming'),
]

export const sportsbook: Flow = {
  machine: sportsbookMachine,
  project: () => null,
  starts: [
    { name: 'a visitor', events: [...comes, { type: 'book.login asked' }] },
    { name: 'a player', events: [...comes, { type: 'book.deposit asked' }] },
    { name: 'a player with money', events: [...comes, { type: 'book.balance changed' }] },
  ],
}
