import { startUpMachine } from '#machines/start-up/start-up.machine.ts'
import { done, failed, noAnswer, refused } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'

export const telegram = { telegram: 'https://telegram.example' }

const parts = {
  'load the language': undefined,
  'load the site settings': telegram,
  'load the casino categories': undefined,
  'load the domains': { currentDomain: 'lale.example', nextDomain: 'lale2.example' },
  'load the trial bonus': 100,
}

const events: Case[] = [
  { type: 'try again' },
  ...Object.entries(parts).flatMap(([actor, output]) => [
    done(actor, output),
    failed(actor, refused),
    failed(actor, noAnswer),
  ]),
]

export const startUp: Flow = {
  machine: startUpMachine,
  project: () => null,
  starts: [
    { name: 'a first visit', input: { language: 'tr', reloads: 0 }, events },
    {
      name: 'a page that has reloaded itself twice within a minute',
      input: { language: 'tr', reloads: 2 },
      events,
    },
  ],
}
