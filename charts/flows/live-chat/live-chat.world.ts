import { liveChatMachine } from '#machines/live-chat/live-chat.machine.ts'
import { after } from '../events.ts'
import { type Flow } from 'statechart-paths'

export const liveChat: Flow = {
  machine: liveChatMachine,
  project: () => null,
  starts: [
    {
      name: 'somebody who wants to talk',
      input: { address: 'https://chat.example/lale' },
      events: [
        { type: 'toggle the live chat' },
        { type: 'open the live chat' },
        { type: 'chat.loaded' },
        after('patience for the chat', 'live chat', 'loading', 'unasked'),
        after('patience for the chat', 'live chat', 'loading', 'awaited'),
      ],
    },
  ],
}
