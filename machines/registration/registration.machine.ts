import type { ActorRefFrom } from 'xstate'
import { assertEvent } from 'xstate'
import { failureOf } from '../failure.ts'
import { tellTheSite } from '../sent-form.ts'
import { welcoming } from './registration.welcome.ts'
import { registration } from './registration.setup.ts'

export const registrationMachine = registration.createMachine({
  id: 'registration',
  description: 'A visitor signs up, verifies the phone and is welcomed.',
  context: ({ input }) => ({
    trialBonus: input.trialBonus,
    countries: [],
    phone: '',
    failure: null,
    next: 'nothing',
  }),
  output: ({ context }) => ({ next: context.next }),
  initial: 'loading the countries',
  on: {
    'trial bonus.announced': {
      actions: {
        type: 'remember the trial bonus',
        params: ({ event }) => ({ trialBonus: event.trialBonus }),
      },
    },
  },
  states: {
    'loading the countries': {
      tags: 'form',
      description: 'The form is open; the list of countries is on its way.',
      meta: { section: '7 auth/form' },
      invoke: {
        id: 'load the countries',
        src: 'load the countries',
        onDone: {
          target: 'laying out the countries',
          actions: { type: 'keep the countries', params: ({ event }) => ({ countries: event.output }) },
        },
        onError: {
          target: 'without countries',
          actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    'laying out the countries': {
      tags: 'form',
      description: 'The list is shown a moment after it has come.',
      meta: { section: '9 country list' },
      after: { 'country list': 'filling in' },
    },
    'without countries': {
      tags: 'form',
      description: 'The countries did not come: the person sees why and can ask again.',
      on: { 'try again': { target: 'loading the countries', actions: 'forget the failure' } },
    },
    'filling in': {
      tags: 'form',
      description: 'The form can be sent; a refusal of the last attempt stands beside it.',
      meta: { section: '2 Registration dialog' },
      on: { register: { target: 'registering', actions: 'forget the failure' } },
    },
    registering: {
      tags: ['form', 'busy'],
      description: 'The server makes the account; nothing of the form is kept here.',
      meta: { section: '7 auth/register' },
      entry: tellTheSite({ type: 'form.sent', form: 'registration' }),
      exit: tellTheSite({ type: 'form.answered', form: 'registration' }),
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) => {
          assertEvent(event, 'register')
          return event.form
        },
        onDone: {
          target: 'verifying the phone',
          actions: [
            { type: 'remember the phone', params: ({ event }) => ({ phone: event.output.session.phone }) },
            { type: 'sign the player in', params: ({ event }) => ({ session: event.output.session }) },
            { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
          ],
        },
        onError: {
          target: 'filling in',
          actions: [
            { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            { type: 'show the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          ],
        },
      },
    },
    'verifying the phone': {
      description: 'The phone that was entered is verified; it is locked, and its code is sent at once.',
      meta: { section: '4 Registration' },
      invoke: {
        id: 'phone verification',
        src: 'phone verification',
        input: ({ context }) => ({ phone: context.phone, standing: 'just registered' as const }),
        onDone: 'celebrating',
        onError: {
          target: 'welcoming.welcomed',
          actions: { type: 'say why', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    celebrating: {
      description: 'The phone is verified; the confetti starts a moment later.',
      meta: { section: '4 Registration' },
      after: { confetti: { target: 'welcoming', actions: 'throw the confetti' } },
    },
    welcoming,
    closed: {
      type: 'final',
      description: 'The dialog closes; what the player chose comes next.',
    },
  },
})

export type RegistrationActor = ActorRefFrom<typeof registrationMachine>
