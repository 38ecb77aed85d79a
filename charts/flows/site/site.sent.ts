import type { SentForm, ShownForm } from '#machines/sent-form.ts'
import { done, type Case, type Start } from '../../paths/flow.ts'
import { method, otherSession, session } from '../given.ts'
import { player, visitor } from './site.inputs.ts'

const sending = (form: SentForm): Case[] => [{ type: `${form}.sent` }, { type: `${form}.answered` }]

/** A dialog that closes while its form is being sent. */
const sentForm = (form: ShownForm, opens: Case, ...ends: Case[]): Case[] => [
  opens,
  { type: 'close' },
  ...sending(form),
  ...ends,
]

export const opens = (form: ShownForm): Case => ({ type: `${form}.opened` })
const leaves = (form: ShownForm): Case => ({ type: `${form}.left` })

/** A page that is left while its form is being sent. */
const sentPage = (form: ShownForm): Case[] => [opens(form), leaves(form), ...sending(form)]

/** The player has logged out or changed before the answer comes. */
const atTheAnswer: Case[] = [
  { type: 'storage.changed', session: otherSession },
  { type: 'session.expired', token: session.token, message: 'Oturum sona erdi.' },
]

export const formsInDialogs: Start[] = [
  {
    name: 'a visitor who logs in and does not wait',
    input: visitor,
    events: sentForm('login', { type: 'log in' }, done('login', { session })),
  },
  {
    name: 'a visitor who signs up and does not wait',
    input: visitor,
    events: [
      ...sentForm('registration', { type: 'sign up' }),
      ...(['phone verification', 'trial bonus'] as const).flatMap(sending),
      { type: 'session.established', session },
      { type: 'verify the phone' },
      { type: 'storage.changed', session },
      { type: 'storage.changed', session: null },
      ...atTheAnswer,
      { type: 'log out' },
      done('sign out'),
    ],
  },
  {
    name: 'a visitor who recovers the password and does not wait',
    input: visitor,
    events: [{ type: 'log in' }, ...sentForm('recovery', { type: 'recover the password' })],
  },
  {
    name: 'a player who pays and does not wait',
    input: player,
    events: [...sentForm('payment', { type: 'deposit by', method }), ...atTheAnswer],
  },
  {
    name: 'a player who asks for a call and does not wait',
    input: player,
    events: [
      ...sentForm('call request', { type: 'request a call' }, done('call request')),
      ...atTheAnswer,
      { type: 'log out' },
      done('sign out'),
      { type: 'storage.changed', session: null },
    ],
  },
  {
    name: 'a player who verifies the phone and does not wait',
    input: player,
    events: [...sentForm('phone verification', { type: 'verify the phone' }), ...atTheAnswer],
  },
]

export const formsOnPages: Start[] = [
  {
    name: 'a player who changes the password and does not wait',
    input: player,
    events: [...sentPage('change password'), ...atTheAnswer],
  },
  {
    name: 'a player who claims a bonus and does not wait',
    input: player,
    events: [...sentPage('claim bonus'), ...atTheAnswer],
  },
]
