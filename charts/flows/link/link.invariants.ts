import { all, asks, given, isAt, keeps, on, type Oracle } from '../../invariants/invariant.ts'

export const link: Oracle = {
  waits: { 'link wait': 1_000 },
  invariants: {
    'it asks for its own setting as soon as it is shown': {
      when: ({ event }) => event === null,
      holds: all(
        isAt('waiting'),
        asks('watch the settings', () => ({ setting: 'telegram' })),
      ),
    },
    'a place that is learned early is kept, and leads nowhere before the wait is over': {
      when: on('setting.learned', 'waiting'),
      holds: all(
        isAt('waiting'),
        keeps('place', (step) => given(step, 'place')),
      ),
    },
    'after the wait it is a link if a setting names a place, and nothing otherwise': {
      when: on('xstate.after.link wait.link.waiting'),
      holds: (step) => isAt(step.state.context.place === null ? 'plain' : 'linked')(step),
    },
    'a place that comes late makes it a link at once': {
      when: on('setting.learned', 'plain'),
      holds: all(
        isAt('linked'),
        keeps('place', (step) => given(step, 'place')),
      ),
    },
    'a link leads somewhere': {
      when: isAt('linked'),
      holds: ({ state }) => state.context.place !== null,
    },
  },
}
