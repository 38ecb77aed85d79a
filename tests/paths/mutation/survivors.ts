import type { FlowName } from '#machines/flows.ts'

/** By flow and mutant, why no generated test can kill it. */
export const survivors: Partial<Record<FlowName, Readonly<Record<string, string>>>> = {
  site: {
    'retargeted to player: site.session.visitor — session.established → stays':
      'A visitor with a session goes on to the player by itself, in the same step and with the same effects.',
    'without an action #1: site.dialog — log out → none':
      'A player has a wish only while the registration is open, and that covers the way out.',
  },
  movements: {
    'without an action #1: movements.loading more — xstate.done.actor.load the movements #2 → list':
      'Every page of the paths brings the standing that is known already.',
  },
  'session history': {
    'retargeted to at rest: session history.ending — end the session → stays':
      'Entered anew, the part goes on with what waits; paths end one session at a time, tests/machines/session-history.test.ts two.',
  },
  notifications: {
    'retargeted to at rest: notifications.marking — open the notification → stays':
      'Entered anew, the part goes on with what waits; paths have one to mark, tests/machines/notifications.test.ts two.',
  },
}
