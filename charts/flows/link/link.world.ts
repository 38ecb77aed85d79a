import { linkMachine } from '#machines/link/link.machine.ts'
import { after } from '../events.ts'
import { type Flow } from 'statechart-paths'

const address = 'https://telegram.example/lale'

export const link: Flow = {
  machine: linkMachine,
  project: ({ context }) => context.place,
  starts: [
    {
      name: 'somebody at the header',
      input: { setting: 'telegram' },
      events: [
        { type: 'setting.learned', place: { address, apart: false } },
        { type: 'setting.learned', place: { address, apart: true } },
        { type: 'setting.learned', place: null },
        after('link wait', 'link', 'waiting'),
      ],
    },
  ],
}
