import { assign, fromCallback, setup } from 'xstate'

export interface LinkPlace {
  address: string
  /** In a window of its own; false when the settings do not say so. */
  apart: boolean
}

/** The settings have loaded; null when they do not name it. */
export type LinkEvent = { type: 'setting.learned'; place: LinkPlace | null }

export interface LinkInput {
  /** Key of the setting with the address. */
  setting: string
}

export const linkMachine = setup({
  types: {
    context: {} as LinkInput & { place: LinkPlace | null },
    events: {} as LinkEvent,
    input: {} as LinkInput,
    meta: {} as { section: string },
  },
  actors: { 'watch the settings': fromCallback<LinkEvent, LinkInput>(unprovided) },
  actions: {
    'keep the place': assign((_, params: { place: LinkPlace | null }) => ({ place: params.place })),
  },
  guards: {
    'a place is known': ({ context }) => context.place !== null,
    'it names a place': (_, params: { place: LinkPlace | null }) => params.place !== null,
  },
  /** Section 9: link behaviour. */
  delays: { 'link wait': 1_000 },
}).createMachine({
  id: 'link',
  description: 'Something becomes a link a moment after it is shown, where a setting says to what.',
  context: ({ input }) => ({ ...input, place: null }),
  initial: 'waiting',
  invoke: {
    id: 'watch the settings',
    src: 'watch the settings',
    input: ({ context: { setting } }) => ({ setting }),
  },
  states: {
    waiting: {
      description: 'It is shown for a moment, and a press does nothing yet.',
      meta: { section: '4 Link-opening behaviour' },
      on: {
        'setting.learned': {
          actions: { type: 'keep the place', params: ({ event }) => ({ place: event.place }) },
        },
      },
      after: { 'link wait': [{ guard: 'a place is known', target: 'linked' }, { target: 'plain' }] },
    },
    linked: {
      description: 'A press leads to the place that the setting names.',
      meta: { section: '4 Link-opening behaviour' },
    },
    plain: {
      description: 'No setting names a place: it leads nowhere.',
      meta: { section: '4 Link-opening behaviour' },
      on: {
        'setting.learned': {
          guard: { type: 'it names a place', params: ({ event }) => ({ place: event.place }) },
          target: 'linked',
          actions: { type: 'keep the place', params: ({ event }) => ({ place: event.place }) },
        },
      },
    },
  },
})

function unprovided(): never {
  throw new Error('This is provided in src/flows/link/link.provide.ts')
}
