import { claimBonusMachine } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { done, failures, type Case, type FormFlow } from '../../paths/flow.ts'
import { numbered, offer } from '../given.ts'

const notThere = 99
const other = { ...offer, id: 9, title: 'Hafta sonu bonusu' }
const nothingSent = { ...numbered, unanswered: null, arrived: false }

const events: Case[] = [
  { type: 'choose the bonus', id: offer.id },
  { type: 'choose the bonus', id: notThere },
  { type: 'claim the bonus', form: { note: 'Dün para yatırdım.' } },
  { type: 'choose another' },
  { type: 'claim another' },
  { type: 'try again' },
  done('load the offers', { ...nothingSent, offers: [offer] }),
  done('load the offers', { ...nothingSent, offers: [other] }),
  done('load the offers', { ...nothingSent, offers: [] }),
  done('load the offers', { ...numbered, offers: [other], unanswered: offer.id, arrived: true }),
  ...failures('load the offers'),
  done('claim the bonus', { message: 'Talebiniz alındı.' }),
  ...failures('claim the bonus'),
]

export const claimBonus: FormFlow = {
  machine: claimBonusMachine,
  project: ({ context }) => [
    context.chosen,
    context.offers[0]?.id,
    context.unanswered === context.chosen,
    context.attempt > 1,
    context.failure?.kind === 'refused',
  ],
  starts: [
    { name: 'a player', input: { chosen: null }, events },
    { name: 'a player who comes with a choice', input: { chosen: offer.id }, events },
  ],
  form: { by: 'player', opens: null, ends: [], events: [] },
}
