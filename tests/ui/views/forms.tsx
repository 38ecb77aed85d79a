import { numbered, offer } from '#charts/flows/given.ts'
import { form } from '#charts/flows/registration/registration.world.ts'
import { after, done, failed, refused } from '#charts/flows/events.ts'
import { Loaded } from '#src/flows/claim-bonus/claim-bonus.view.tsx'
import { CountrySelect } from '#src/flows/registration/country-select.tsx'
import { TrialBonus } from '#src/flows/trial-bonus/trial-bonus.view.tsx'
import { again, sightsOf } from './sight.ts'

const offers = done('load the offers', { ...numbered, offers: [offer], unanswered: [] })
const note = 'Notunuz (isteğe bağlı)'
const callName = 'Beni ArayınBonuslarla ilgili bir sorunuz varsa sizi arayalım.'
const call = { [callName]: { type: 'request a call' } }
const claim = { type: 'claim the bonus', form: {} }
const choose = { type: 'choose the bonus', id: offer.id }
const card = 'Seç: İlk yatırım bonusu'
const claims = sightsOf('claim bonus', { chosen: null }, (flow) => <Loaded flow={flow} />, {
  loading: [[], { 'Talep edebileceğiniz bonuslar yükleniyor': 'busy' }],
  unavailable: [[failed('load the offers', refused)], { ...again, ...call }],
  'nothing offered': [[done('load the offers', { ...numbered, offers: [], unanswered: [] })], call],
  choosing: [[offers], { [card]: choose, ...call }],
  noting: [
    [offers, choose],
    {
      [note]: 'ready',
      'Bonusu talep et': { type: 'claim the bonus', form: { note: 'Salı' } },
      'Başka bir bonus seç': { type: 'choose another' },
      ...call,
    },
    { [note]: 'Salı' },
  ],
  claiming: [
    [offers, choose, claim],
    { [note]: 'disabled', 'Bonusu talep et': 'busy', 'Başka bir bonus seç': 'disabled', ...call },
  ],
  claimed: [
    [offers, choose, claim, done('claim the bonus', { message: 'Alındı.' })],
    { 'Başka bir bonus talep et': { type: 'claim another' }, ...call },
  ],
})

const country = { id: 'country', name: 'country', required: true, error: undefined } as const
const countries = done('load the countries', [{ id: 235, name: 'Türkiye', code: 'TR' }])
const laidOut = after('country list', 'registration', 'laying out the countries')
const selects = sightsOf(
  'registration',
  { trialBonus: 0 },
  (flow) => <CountrySelect registration={flow} field={country} />,
  {
    'waiting for the countries': [[], { Ülke: 'disabled' }],
    'without countries': [[failed('load the countries', refused)], again],
    'laying out the countries': [[countries], { Ülke: 'disabled' }],
    'filling in': [[countries, laidOut], { Ülke: 'ready' }],
    registering: [[countries, laidOut, { type: 'register', form }], { Ülke: 'ready' }],
  },
)

const amount = 100
const claimBonus = { type: 'claim the trial bonus' }
const trials = sightsOf(
  'trial bonus',
  { amount },
  (flow) => <TrialBonus amount={amount} trialBonus={flow} />,
  {
    offered: [[], { Evet: claimBonus }],
    claiming: [[claimBonus], { Evet: 'busy' }],
    claimed: [[claimBonus, done('claim the trial bonus', { message: 'Eklendi.' })], {}],
    refused: [
      [claimBonus, failed('claim the trial bonus', refused)],
      { 'Yeniden dene': claimBonus, 'Bonussuz devam et': { type: 'go on without the trial bonus' } },
    ],
  },
)

export const forms = [...claims, ...selects, ...trials]
