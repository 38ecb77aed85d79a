import { raise, sendTo } from 'xstate'
import { chatAddress, site } from './site.setup.ts'
import { sayWhy } from './site.why.ts'

export const chat = site.createStateConfig({
  description: 'The live chat where there is one; elsewhere whoever wants to talk is called.',
  meta: { section: '4 Live chat' },
  initial: 'not offered',
  states: {
    'not offered': {
      always: { guard: 'a chat is named', target: 'offered' },
      on: {
        'toggle the live chat': { actions: raise({ type: 'request a call' }) },
        'open the live chat': { actions: raise({ type: 'request a call' }) },
      },
    },
    offered: {
      description: 'A site in production, whose settings name the chat: its flow tells the rest.',
      invoke: {
        id: 'live chat',
        src: 'live chat',
        input: ({ context }) => ({ address: chatAddress(context) }),
        onError: {
          actions: sayWhy,
        },
      },
      on: {
        'toggle the live chat': { actions: sendTo('live chat', ({ event }) => event) },
        'open the live chat': { actions: sendTo('live chat', ({ event }) => event) },
      },
    },
  },
})
