import { trialBonusMachine } from '#machines/trial-bonus/trial-bonus.machine.ts'
import { after, done, failures } from '../events.ts'
import { type Case } from 'statechart-walk'
import { type Flow } from 'statechart-paths'

const events: Case[] = [
  { type: 'claim the trial bonus' },
  { type: 'go on without the trial bonus' },
  done('claim the trial bonus', { message: 'Bonusunuz tanımlandı.' }),
  ...failures('claim the trial bonus'),
  after('close after the claim', 'trial bonus', 'claimed'),
]

export const trialBonus: Flow = {
  machine: trialBonusMachine,
  project: () => null,
  starts: [{ name: 'a new player', events }],
}
