import { assign, fromCallback, fromPromise, setup, stateIn, type ActorRefFrom } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Play } from '#contract/protection-play.ts'
import { itsFailure } from '../failure.ts'

export type SessionBarEvent =
  /** A question for the balance has ended, with an answer or without, or none is on its way at the start. */
  | { type: 'balance.asked' }
  /** Whole seconds since the last such event. */
  | { type: 'time.passed'; seconds: number }

export interface SessionBarContext {
  /** The last answer; null before the first. */
  play: Play | null
  /** Seconds since the session of play began; 0 outside of one. */
  elapsed: number
  /** Since the last answer: the figures are older ones. */
  failure: Failure | null
}

export const sessionBarMachine = setup({
  types: {
    context: {} as SessionBarContext,
    events: {} as SessionBarEvent,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    'ask for the play': fromPromise<Play>(unprovided),
    'watch the balance': fromCallback<SessionBarEvent>(unprovided),
    'count the seconds': fromCallback<SessionBarEvent>(unprovided),
  },
  actions: {
    'keep the play': assign(({ context }, params: { play: Play }) => ({
      play: params.play,
      elapsed: elapsedOf(params.play, context),
      failure: null,
    })),
    'add the seconds': assign(({ context: { play, elapsed } }, params: { seconds: number }) =>
      afterTime(play, elapsed + params.seconds),
    ),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
  },
  guards: {
    'it may have changed meanwhile': stateIn({ refreshing: 'asking once more' }),
  },
}).createMachine({
  id: 'session bar',
  description:
    'How long the player has played without a pause, and what that has brought or cost: asked for after each question for the balance, and so as soon and as often. After the longest play that the law allows it shows how long the pause lasts; then the session of play is over.',
  context: { play: null, elapsed: 0, failure: null },
  initial: 'awaiting the balance',
  invoke: [
    { id: 'watch the balance', src: 'watch the balance' },
    { id: 'count the seconds', src: 'count the seconds' },
  ],
  on: {
    'time.passed': {
      actions: { type: 'add the seconds', params: ({ event }) => ({ seconds: event.seconds }) },
    },
  },
  states: {
    'awaiting the balance': {
      tags: 'busy',
      description: 'While a page loads, the balance is asked for first.',
      meta: { section: 'beyond' },
      on: { 'balance.asked': 'refreshing' },
    },
    refreshing: {
      tags: 'busy',
      description: 'One question at a time, so an older answer never comes after a newer one.',
      meta: { section: 'beyond' },
      initial: 'asking once',
      invoke: {
        id: 'ask for the play',
        src: 'ask for the play',
        onDone: [
          {
            guard: 'it may have changed meanwhile',
            target: 'refreshing',
            reenter: true,
            actions: { type: 'keep the play', params: ({ event }) => ({ play: event.output }) },
          },
          {
            target: 'watching',
            actions: { type: 'keep the play', params: ({ event }) => ({ play: event.output }) },
          },
        ],
        onError: { target: 'out of touch', actions: { type: 'say why', params: itsFailure } },
      },
      states: {
        'asking once': {
          description: 'Nothing is known to have changed since the server was asked.',
          on: { 'balance.asked': 'asking once more' },
        },
        'asking once more': {
          description: 'The play may have changed while the answer was on its way: another question follows.',
        },
      },
    },
    watching: {
      description: 'The figures shown are the last answer, and the time runs on.',
      meta: { section: 'beyond' },
      on: { 'balance.asked': 'refreshing' },
    },
    'out of touch': {
      description: 'The last question was not answered: the net shown is an older one, and is marked so.',
      meta: { section: 'beyond' },
      on: { 'balance.asked': 'refreshing' },
    },
  },
})

export type SessionBarActor = ActorRefFrom<typeof sessionBarMachine>

const second = 1_000

/** By the server's clock. Within a session it never goes back, although an answer is older than its arrival. */
function elapsedOf({ now, session }: Play, shown: SessionBarContext): number {
  if (session === null) return 0
  const least = session.begunAt === shown.play?.session?.begunAt ? shown.elapsed : 0
  return Math.max(least, secondsBetween(session.begunAt, now))
}

/** @param elapsed seconds since the session began */
function afterTime(play: Play | null, elapsed: number): Pick<SessionBarContext, 'play' | 'elapsed'> {
  if (!play?.session) return { play, elapsed: 0 }
  const { begunAt, pause } = play.session
  if (pause === null || elapsed < secondsBetween(begunAt, pause.ends)) return { play, elapsed }
  return { play: { ...play, session: null, check: { ...play.check, at: null, stops: false } }, elapsed: 0 }
}

const secondsBetween = (one: string, other: string) =>
  Math.floor((Date.parse(other) - Date.parse(one)) / second)

function unprovided(): never {
  throw new Error('This is provided in src/flows/session-bar/session-bar.provide.ts')
}
