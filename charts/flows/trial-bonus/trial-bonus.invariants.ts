import {
  all,
  answered,
  asks,
  can,
  does,
  failed,
  given,
  isAt,
  isOver,
  keeps,
  locksAt,
  on,
  saysWhy,
  tellsSite,
  waitsFor,
  type Oracle,
  type Test,
} from '../../invariants/invariant.ts'

const nothing = () => null
const endsAs =
  (end: string): Test =>
  (step) =>
    isOver(step) && step.state.output?.end === end

export const trialBonus: Oracle = {
  waits: { 'close after the claim': 1_000 },
  invariants: {
    'nothing can be pressed while the bonus is claimed': locksAt('claiming'),
    'a new player is offered the bonus before anything is asked of the server': {
      when: ({ event }) => event === null,
      holds: (step) => isAt('offered')(step) && step.begun.length === 0,
    },
    'the player claims the bonus, at first and again after a failure': {
      when: on('claim the trial bonus'),
      holds: all(
        isAt('claiming'),
        asks('claim the trial bonus'),
        tellsSite('trial bonus.sent'),
        keeps('failure', nothing),
      ),
    },
    'the site hears that the claim is answered': {
      when: (step) => answered('claim the trial bonus')(step) || failed('claim the trial bonus')(step),
      holds: tellsSite('trial bonus.answered'),
    },
    "a given bonus is celebrated with confetti and the server's message": {
      when: answered('claim the trial bonus'),
      holds: all(
        isAt('claimed'),
        does('throw the confetti'),
        does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
        waitsFor(1_000),
      ),
    },
    'the dialog of a given bonus closes by itself': {
      when: on('xstate.after.close after the claim.trial bonus.claimed'),
      holds: endsAs('claimed'),
    },
    'a failed claim throws no confetti, and the player may try again or go on': {
      when: failed('claim the trial bonus'),
      holds: all(
        isAt('refused'),
        ({ effects }) => effects.length === 1,
        saysWhy,
        can('claim the trial bonus', 'go on without the trial bonus'),
      ),
    },
    'a player who goes on without the bonus has not claimed it, and sees no failure any more': {
      when: on('go on without the trial bonus'),
      holds: all(endsAs('left'), keeps('failure', nothing)),
    },
  },
}
