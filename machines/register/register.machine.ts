import { fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { RegisterAnswer } from '#contract/protection-breaks.ts'

export type RegisterEvent = { type: 'try again' }

/** Milliseconds. Longer than the server's wait before it asks a silent register again. */
export const askAgain = 15_000

export const registerMachine = setup({
  types: {
    events: {} as RegisterEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'ask the register': fromPromise<RegisterAnswer>(unprovided),
  },
  guards: {
    'it excludes the player': (_, params: RegisterAnswer) => params.register === 'excluded',
    'it does not answer': (_, params: RegisterAnswer) => params.register === 'no answer',
  },
  delays: { 'ask again': askAgain },
}).createMachine({
  id: 'register',
  description:
    'What the exclusion register of the country says of a player who is about to play or to pay in. Only players whose country has one run it.',
  initial: 'asking',
  states: {
    asking: {
      description: 'Nothing is shown before the first answer.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'ask the register',
        src: 'ask the register',
        onDone: [
          {
            guard: { type: 'it excludes the player', params: ({ event }) => event.output },
            target: 'excluded',
          },
          {
            guard: { type: 'it does not answer', params: ({ event }) => event.output },
            target: 'silent',
          },
          { target: 'clear' },
        ],
        onError: 'not known',
      },
    },
    clear: {
      description: 'The register does not name the player: nothing is shown.',
      meta: { section: 'beyond' },
    },
    excluded: {
      description: 'Play and deposits are closed; the player sees why, and what stays open.',
      meta: { section: 'beyond' },
    },
    silent: {
      description:
        'Until the register answers, bets and deposits are closed; the player sees when it is asked again.',
      meta: { section: 'beyond' },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The register is asked again after a while, or when the player wishes.',
          after: { 'ask again': 'asking again' },
          on: { 'try again': 'asking again' },
        },
        'asking again': {
          tags: 'busy',
          description: 'The notice stays until the register has answered.',
          invoke: {
            id: 'ask the register',
            src: 'ask the register',
            onDone: [
              {
                guard: { type: 'it excludes the player', params: ({ event }) => event.output },
                target: '#register.excluded',
              },
              {
                guard: { type: 'it does not answer', params: ({ event }) => event.output },
                target: 'waiting',
              },
              { target: '#register.clear' },
            ],
            onError: 'waiting',
          },
        },
      },
    },
    'not known': {
      description:
        'The site itself could not be asked: nothing is shown, and the server judges each bet and deposit.',
      meta: { section: 'beyond' },
    },
  },
})

export type RegisterActor = ActorRefFrom<typeof registerMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/register/register.provide.ts')
}
