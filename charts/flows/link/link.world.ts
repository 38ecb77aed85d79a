import { linkMachine } from '#machines/link/link.machine.ts'
import { after } from '../events.ts'
import { type Flow } from 'statechart-paths'

export const address = 'https://telegram.example/lale'
export const early = { address, apart: false }
export const late = { address, apart: true }

const input = { setting: 'telegram' }
const wait = after('link wait', 'link', 'waiting')

export const link: Flow = {
  machine: linkMachine,
  project: ({ context }) => context.place,
  starts: [
    {
      name: 'somebody at the header',
      input,
      events: [{ type: 'setting.learned', place: late }, { type: 'setting.learned', place: null }, wait],
    },
    {
      name: 'somebody whose header comes after the settings',
      input,
      events: [{ type: 'setting.learned', place: early }, wait],
    },
  ],
}
