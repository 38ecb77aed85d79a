import { sendTo, setup, type ActorRefFrom } from 'xstate'
import { site } from '../to-site.ts'

export type LiveChatEvent =
  | { type: 'toggle the live chat' }
  | { type: 'open the live chat' }
  | { type: 'chat.loaded' }

export interface LiveChatInput {
  /** The provider's page, with the operator's id. */
  address: string
}

export const liveChatMachine = setup({
  types: {
    context: {} as LiveChatInput,
    events: {} as LiveChatEvent,
    input: {} as LiveChatInput,
    meta: {} as { section: string },
  },
  actions: { 'offer a call': sendTo(site, { type: 'chat.missed' }) },
  delays: { 'patience for the chat': 15_000 },
}).createMachine({
  id: 'live chat',
  description: "The provider's page in a frame of its own: it comes after start-up, and opens at once.",
  context: ({ input }) => input,
  initial: 'loading',
  states: {
    loading: {
      description: 'The page of the chat is on its way.',
      meta: { section: '4 Live chat loaded only in production' },
      initial: 'unasked',
      states: {
        unasked: {
          description: 'The person does not wait for the chat.',
          on: {
            'toggle the live chat': 'awaited',
            'open the live chat': 'awaited',
            'chat.loaded': '#live chat.offered',
          },
          after: { 'patience for the chat': '#live chat.not offered' },
        },
        awaited: {
          description: 'Somebody has asked for it before it was there.',
          on: { 'toggle the live chat': 'unasked', 'chat.loaded': '#live chat.open' },
          after: { 'patience for the chat': { target: '#live chat.not offered', actions: 'offer a call' } },
        },
      },
    },
    offered: {
      description: 'The chat is ready behind its button.',
      meta: { section: '4 Live chat loaded only in production' },
      on: { 'toggle the live chat': 'open', 'open the live chat': 'open' },
    },
    open: {
      description: 'The chat lies over the page; the same button puts it away.',
      meta: { section: '4 Live chat toggle' },
      on: { 'toggle the live chat': 'offered' },
    },
    'not offered': {
      description: 'It did not come in time: whoever wants to talk is called instead.',
      meta: { section: 'beyond' },
      on: {
        'toggle the live chat': { actions: 'offer a call' },
        'open the live chat': { actions: 'offer a call' },
        'chat.loaded': 'offered',
      },
    },
  },
})

export type LiveChatActor = ActorRefFrom<typeof liveChatMachine>
