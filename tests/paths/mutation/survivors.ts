import type { FlowName } from '#machines/flows.ts'

/** By flow and mutant, why it cannot be told from the unbroken machine. */
export const survivors: Partial<Record<FlowName, Readonly<Record<string, string>>>> = {
  site: {
    'retargeted to player: site.session.visitor — session.established → stays':
      'Same: the session that it keeps makes the player at once.',
    'retargeted to running: site.forms.registration.running — xstate.done.actor.registration #1 → none':
      'Same: the choice is made in the open dialog, and leaving the dialog ends the form.',
    'retargeted to running: site.forms.registration.running — xstate.done.actor.registration #2 → none':
      'Same: the choice is made in the open dialog, and leaving the dialog ends the form.',
    'retargeted to running: site.forms.registration.running — xstate.done.actor.registration #3 → none':
      'Same: the choice is made in the open dialog, and leaving the dialog ends the form.',
    'without an action #3: site.forms.registration.running — xstate.done.actor.registration #2 → none':
      'Gap: only a site with a live chat shows it, where the world has no registration; elsewhere the dialog of a call takes its place.',
    'unguarded: site.menus.notifications panel.closed — open the notifications → open':
      'Same: what a visitor opens there closes at once.',
    'retargeted to running: site.forms.login.running — xstate.done.actor.login → none':
      'Same: a login ends as soon as a player is here, and its answer makes one.',
  },
  'session history': {
    'retargeted to at rest: session history.ending — end the session → stays':
      'Gap: only a second device that is signed out during the first shows it, and the world has no such event.',
  },
  'limit change': {
    'without an action #1: limit change.waiting.looking — xstate.done.actor.load the limit #1 → resting':
      'Gap: the world has one request that waits, so the answer is the one that the player sees.',
  },
  registration: {
    'retargeted to choosing the words: registration.verifying the phone — xstate.error.actor.phone verification #2 → welcomed':
      'Same: without a trial bonus the choice of words leads to the welcome, too.',
  },
  movements: {
    'without an action #1: movements.loading more — xstate.done.actor.load the movements #2 → list':
      'Gap: the balance is the same in every answer of the world, so nobody sees that the newer one is not kept.',
  },
  notifications: {
    'retargeted to at rest: notifications.marking — open the notification → stays':
      'Gap: only a second unread one that is opened during the marking of the first shows it, and the world has none.',
  },
  lobby: {
    'retargeted to loading: lobby.games.arriving — always #2 → beginning':
      'Gap: only an address that brings a phrase shows it, since that one is searched for, and the world has no such start.',
    'dropped: lobby.address — address.changed → shown':
      'Gap: only an address that changes while a phrase is being typed shows it, and the world has no such event there.',
  },
}
