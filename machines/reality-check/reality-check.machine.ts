import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Play } from '#contract/protection-play.ts'
import { itsFailure } from '../failure.ts'

export type RealityCheckEvent =
  | { type: 'look' }
  | { type: 'close' }
  /** @param minutes until the next reality check */
  | { type: 'go on'; minutes: number }
  | { type: 'take a break' }
  | { type: 'see the history' }
  | { type: 'leave' }
  /** The session bar has heard of the play. */
  | { type: 'play.told'; play: Play }

export type RealityCheckEffect =
  | 'open the breaks'
  | 'open the history'
  | 'leave the play'
  | 'show the failure'

export interface RealityCheckContext {
  /** Null until it is known. */
  play: Play | null
  /** Minutes that the player has chosen by going on. */
  chosen: number | null
  failure: Failure | null
}

export const realityCheckMachine = setup({
  types: {
    context: {} as RealityCheckContext,
    events: {} as RealityCheckEvent,
    tags: {} as 'busy' | 'shown',
    meta: {} as { section: string },
  },
  actors: {
    'watch the play': fromCallback<RealityCheckEvent>(unprovided),
    'answer the check': fromPromise<Play>(unprovided),
    'keep the interval': fromPromise<Play, { minutes: number }>(unprovided),
  },
  actions: {
    'keep the play': assign((_, params: { play: Play }) => ({ play: params.play })),
    'remember the interval': assign((_, params: { minutes: number }) => ({ chosen: params.minutes })),
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'open the breaks': () => unprovided(),
    'open the history': () => unprovided(),
    'leave the play': () => unprovided(),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
  },
  guards: {
    'it is newer': ({ context }, params: { play: Play }) =>
      context.play === null || Date.parse(params.play.now) >= Date.parse(context.play.now),
    'a check is due': ({ context }) => context.play?.check.stops === true,
    'it is answered': ({ context }) => context.play?.check.stops === false,
    'another interval is chosen': ({ context }, params: { minutes: number | null }) =>
      params.minutes !== context.play?.check.every,
  },
}).createMachine({
  id: 'reality check',
  description:
    'At an interval a player looks at the time and the money of the play: between two rounds, and before the next one begins.',
  context: { play: null, chosen: null, failure: null },
  initial: 'unknown',
  invoke: { id: 'watch the play', src: 'watch the play' },
  on: {
    // An answer that was under way while the check was answered would ask a second time.
    'play.told': {
      guard: { type: 'it is newer', params: ({ event }) => ({ play: event.play }) },
      actions: { type: 'keep the play', params: ({ event }) => ({ play: event.play }) },
    },
  },
  states: {
    unknown: {
      description: 'The figures of the play are not known yet.',
      meta: { section: 'beyond' },
      on: {
        'play.told': {
          target: 'playing',
          actions: { type: 'keep the play', params: ({ event }) => ({ play: event.play }) },
        },
      },
    },
    playing: {
      description: 'Nothing is asked: the player plays, and can look at the play.',
      meta: { section: 'beyond' },
      entry: 'forget the failure',
      on: { look: 'looking' },
      always: { guard: 'a check is due', target: 'asked' },
    },
    looking: {
      tags: 'shown',
      description: 'The player looks at the play, and can close it.',
      meta: { section: 'beyond' },
      on: {
        close: 'playing',
        'go on': [
          {
            guard: {
              type: 'another interval is chosen',
              params: ({ event }) => ({ minutes: event.minutes }),
            },
            target: 'keeping the interval',
            actions: [
              { type: 'remember the interval', params: ({ event }) => ({ minutes: event.minutes }) },
              'forget the failure',
            ],
          },
          { target: 'playing' },
        ],
        'take a break': { target: 'leaving', actions: 'open the breaks' },
        'see the history': { target: 'leaving', actions: 'open the history' },
        leave: { target: 'leaving', actions: 'leave the play' },
      },
      always: { guard: 'a check is due', target: 'asked' },
    },
    asked: {
      tags: 'shown',
      description:
        'The interval is over and no round runs: the play stays in sight until the player answers.',
      meta: { section: 'beyond' },
      on: {
        'go on': {
          target: 'answering',
          actions: [
            { type: 'remember the interval', params: ({ event }) => ({ minutes: event.minutes }) },
            'forget the failure',
          ],
        },
        'take a break': { target: 'leaving', actions: 'open the breaks' },
        'see the history': { target: 'leaving', actions: 'open the history' },
        leave: { target: 'leaving', actions: 'leave the play' },
      },
      always: { guard: 'it is answered', target: 'playing' },
    },
    leaving: {
      tags: 'shown',
      description:
        'Another page loads. If the player is still here when new figures come, play goes on or the check is asked again.',
      meta: { section: 'beyond' },
      on: {
        'play.told': {
          guard: { type: 'it is newer', params: ({ event }) => ({ play: event.play }) },
          target: 'playing',
          actions: { type: 'keep the play', params: ({ event }) => ({ play: event.play }) },
        },
      },
    },
    answering: {
      tags: ['busy', 'shown'],
      description: 'The server is told that the player has read it and goes on.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'answer the check',
        src: 'answer the check',
        onDone: [
          {
            guard: {
              type: 'another interval is chosen',
              params: ({ context }) => ({ minutes: context.chosen }),
            },
            target: 'keeping the interval',
            actions: { type: 'keep the play', params: ({ event }) => ({ play: event.output }) },
          },
          {
            target: 'playing',
            actions: { type: 'keep the play', params: ({ event }) => ({ play: event.output }) },
          },
        ],
        onError: {
          target: 'asked',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    'keeping the interval': {
      tags: ['busy', 'shown'],
      description: 'The server keeps the interval that the player has chosen.',
      meta: { section: 'beyond' },
      invoke: {
        id: 'keep the interval',
        src: 'keep the interval',
        input: ({ context }) => ({ minutes: context.chosen ?? 0 }),
        onDone: {
          target: 'playing',
          actions: { type: 'keep the play', params: ({ event }) => ({ play: event.output }) },
        },
        onError: {
          target: 'looking',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
  },
})

export type RealityCheckActor = ActorRefFrom<typeof realityCheckMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/reality-check/reality-check.provide.ts')
}
