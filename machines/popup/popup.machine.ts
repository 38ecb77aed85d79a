import { assign, fromCallback, fromPromise, setup, type ActorRefFrom } from 'xstate'
import type { Popup } from '#contract/cms.ts'

export type PopupEvent =
  | { type: 'close' }
  | { type: 'follow the link' }
  /** The first tap, key or scroll on the page is over. */
  | { type: 'person.acted' }
  /** No dialog, panel or game covers the page. */
  | { type: 'page.freed' }

export type PopupEffect = 'remember what was shown'

/** The current popup, and whether this browser has shown its content before. */
export interface FoundPopup {
  popup: Popup | null
  seen: boolean
}

export const popupMachine = setup({
  types: {
    context: {} as { popup: Popup | null },
    events: {} as PopupEvent,
    meta: {} as { section: string },
  },
  actors: {
    'look for the popup': fromPromise<FoundPopup>(unprovided),
    'watch the person': fromCallback<PopupEvent>(unprovided),
    'watch the page': fromCallback<PopupEvent>(unprovided),
  },
  actions: {
    'keep the popup': assign((_, params: { popup: Popup | null }) => ({ popup: params.popup })),
    'remember what was shown': (_args, _params: { popup: Popup | null }) => unprovided(),
  },
  guards: {
    'it is new here': (_, params: FoundPopup) => params.popup !== null && !params.seen,
  },
}).createMachine({
  id: 'popup',
  description:
    'A picture over the page once the person has done something there: each content once in a browser.',
  context: { popup: null },
  initial: 'checking',
  states: {
    checking: {
      description: 'The server is asked whether there is a picture to show.',
      meta: { section: '2 Popup, 7 cms/popup' },
      invoke: {
        id: 'look for the popup',
        src: 'look for the popup',
        onDone: [
          {
            guard: { type: 'it is new here', params: ({ event }) => event.output },
            target: 'untouched',
            actions: { type: 'keep the popup', params: ({ event }) => ({ popup: event.output.popup }) },
          },
          { target: 'dismissed' },
        ],
        onError: 'dismissed',
      },
    },
    untouched: {
      description: 'Nobody has tapped, typed or scrolled yet: the first screen is the page itself.',
      meta: { section: 'beyond' },
      invoke: { id: 'watch the person', src: 'watch the person' },
      on: { 'person.acted': 'waiting' },
    },
    waiting: {
      description: 'A dialog, a panel or a game is open, or another page is coming: nobody is interrupted.',
      meta: { section: 'beyond' },
      invoke: { id: 'watch the page', src: 'watch the page' },
      on: { 'page.freed': 'shown' },
    },
    shown: {
      description: 'The picture lies over the page; a press closes it or follows its link.',
      meta: { section: '2 Popup' },
      entry: { type: 'remember what was shown', params: ({ context: { popup } }) => ({ popup }) },
      on: { close: 'dismissed', 'follow the link': 'dismissed' },
    },
    dismissed: {
      description: 'There is nothing to show, or it has been seen.',
      meta: { section: '2 Popup' },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/popup/popup.provide.ts')
}

export type PopupActor = ActorRefFrom<typeof popupMachine>
