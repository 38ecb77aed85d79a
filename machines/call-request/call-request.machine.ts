import { assertEvent, assign, fromPromise, sendTo, setup, type ActorRefFrom } from 'xstate'
import type { CallRequestForm } from '#contract/cms.ts'
import type { Failure } from '#contract/failure.ts'
import { itsFailure } from '../failure.ts'
import { site } from '../to-site.ts'

export type CallRequestEvent = { type: 'save the request'; form: CallRequestForm }

export type CallRequestEffect = 'show the failure' | 'show the success'

export interface CallRequestInput {
  from: 'visitor' | 'player'
  /** Prefills the form with the account's phone; empty for a visitor. */
  phone: string
}

export interface CallRequestContext extends CallRequestInput {
  failure: Failure | null
}

export const callRequestMachine = setup({
  types: {
    context: {} as CallRequestContext,
    events: {} as CallRequestEvent,
    input: {} as CallRequestInput,
    tags: {} as 'busy',
    meta: {} as { section: string },
  },
  actors: {
    /** The server's message; empty when it sent none. */
    'save the request': fromPromise<
      { message: string },
      Pick<CallRequestInput, 'from'> & { form: CallRequestForm }
    >(unprovided),
  },
  actions: {
    'forget the failure': assign({ failure: null }),
    'say why': assign((_, params: { failure: Failure }) => ({ failure: params.failure })),
    'show the failure': (_args, _params: { failure: Failure }) => unprovided(),
    'show the success': (_args, _params: { message: string }) => unprovided(),
  },
}).createMachine({
  id: 'call request',
  description: 'A player or a visitor says when and about what to be called.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'filling in',
  states: {
    'filling in': {
      description:
        'The form is open, for a player with the phone of the account; a refusal of the last attempt stands beside it.',
      meta: { section: '2 Call request form dialog' },
      on: { 'save the request': { target: 'saving', actions: 'forget the failure' } },
    },
    saving: {
      tags: 'busy',
      description: 'The wish to be called is with the server: the person waits for its answer.',
      meta: { section: '7 cms/callme' },
      entry: sendTo(site, { type: 'call request.sent' }),
      exit: sendTo(site, { type: 'call request.answered' }),
      invoke: {
        id: 'save the request',
        src: 'save the request',
        input: ({ context, event }) => {
          assertEvent(event, 'save the request')
          return { from: context.from, form: event.form }
        },
        onDone: {
          target: 'saved',
          actions: { type: 'show the success', params: ({ event }) => ({ message: event.output.message }) },
        },
        onError: {
          target: 'filling in',
          actions: [
            { type: 'say why', params: itsFailure },
            { type: 'show the failure', params: itsFailure },
          ],
        },
      },
    },
    saved: {
      type: 'final',
      description: 'The operator has it; the dialog closes.',
      meta: { section: '2 Call request form dialog' },
    },
  },
})

export type CallRequestActor = ActorRefFrom<typeof callRequestMachine>

function unprovided(): never {
  throw new Error('This is provided in src/flows/call-request/call-request.provide.ts')
}
