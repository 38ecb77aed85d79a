import { claimBonusMachine, type Offers, type SentClaim } from '#machines/claim-bonus/claim-bonus.machine.ts'
import { done, failures, type FormFlow } from '../events.ts'
import { type Case } from 'statechart-walk'
import { numbered, offer } from '../given.ts'

const notThere = 99
export const other = { ...offer, id: 9, title: 'Hafta sonu bonusu' }
const both = [offer, other]
/** Sent before a reload, in another form. */
export const sent = (id: number, arrived: boolean): SentClaim => ({
  id,
  formId: 'form-0',
  attempt: 1,
  arrived,
})
const loaded = (offers: Offers['offers'], ...unanswered: SentClaim[]): Offers => ({
  ...numbered,
  offers,
  unanswered,
})
const answers = [
  loaded(both),
  loaded([other]),
  loaded([]),
  loaded(both, sent(offer.id, false)),
  loaded([other], sent(offer.id, true)),
  loaded([offer], sent(other.id, true), sent(offer.id, false)),
]

/** The browser keeps the number of a claim until its answer. */
const knows = ({ offers, unanswered }: Offers, claims: readonly SentClaim[]) =>
  claims.every(
    ({ id }) => unanswered.some((each) => each.id === id) || offers.every((each) => each.id !== id),
  )

const events: Case[] = [
  { type: 'choose the bonus', id: offer.id },
  { type: 'choose the bonus', id: other.id },
  { type: 'choose the bonus', id: notThere },
  { type: 'claim the bonus', form: { note: 'Dün para yatırdım.' } },
  { type: 'choose another' },
  { type: 'claim another' },
  { type: 'try again' },
  ...answers.map((each) => done('load the offers', each)),
  ...failures('load the offers'),
  done('claim the bonus', { message: 'Talebiniz alındı.' }),
  ...failures('claim the bonus'),
]

export const claimBonus: FormFlow = {
  machine: claimBonusMachine,
  project: ({ context }) => [
    context.chosen,
    context.offers.length,
    context.unanswered.map(({ id }: SentClaim) => id).toSorted(),
    context.attempt > 1,
    context.failure?.kind === 'refused',
  ],
  canCome: ({ output }, { context }) => {
    const answer = answers.find((each) => each === output)
    return answer === undefined || knows(answer, context.unanswered)
  },
  starts: [
    { name: 'a player', input: { chosen: null }, events },
    { name: 'a player who comes with a choice', input: { chosen: offer.id }, events },
  ],
  form: { by: 'player', opens: null, ends: [], events: [] },
}
