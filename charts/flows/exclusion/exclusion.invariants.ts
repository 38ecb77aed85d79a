import {
  all,
  answered,
  any,
  asks,
  can,
  does,
  failed,
  given,
  isAt,
  keeps,
  leaves,
  on,
  tellsSite,
  waitsFor,
  was,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'
import {
  anotherLook,
  breakStays,
  isSeenAnew,
  standingAsked,
  tellsOfTheBreak,
} from '../time-out/time-out.invariants.ts'

interface Running {
  kind: string
  lift: { from: string; open: boolean; request: { confirmableFrom: string; lapsesAt: string } | null } | null
}

const runningIn = (standing: unknown): Running | null => Object(standing).break ?? null
const runs = (step: Step) => runningIn(step.state.context.standing)
const isExcluded: Test = (step) => runningIn(given(step, 'output'))?.kind === 'exclusion'
const keepsShown: Test = (step) => step.state.hasTag('excluded')
const nextMoment = (running: Running | null) => {
  const { lift = null } = running ?? {}
  if (lift?.open === true) return lift.request?.lapsesAt ?? null
  return lift && (lift.request?.confirmableFrom ?? lift.from)
}
const keepsStanding = keeps('standing', (step) => given(step, 'output', 'standing'))

/** A step of the way back. */
const isSent = (intent: string, busy: string) => ({
  when: on(intent),
  holds: all(
    isAt(busy),
    asks(intent === 'ask to lift' ? intent : 'lift the exclusion'),
    tellsSite('exclusion.sent'),
    keeps('failure', () => null),
    ({ state }) => state.hasTag('busy'),
  ),
})
const isAnswered = (actor: string, to: string) => ({
  when: answered(actor),
  holds: all(
    isAt(to),
    keepsStanding,
    tellsSite('exclusion.answered'),
    does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
  ),
})

const stays = breakStays('exclusion', 'excluded')

export const exclusion: Oracle = {
  ...stays,
  invariants: {
    ...standingAsked,
    ...stays.invariants,
    ...sentForm({
      form: 'exclusion',
      intent: 'exclude me',
      actor: 'exclude the player',
      from: 'confirming',
      unanswered: 'asking for the standing',
      busy: 'excluding',
      to: 'excluded',
      input: (step) => ({ ...Object(given(step, 'form')), length: was(step, 'length') }),
    }),
    'no password stays in memory': {
      when: () => true,
      holds: ({ state }) => !JSON.stringify(state.context).includes('lale-'),
    },
    'a player whose account is closed to play sees it and can close it no more': {
      when: all(answered('ask for the standing'), isExcluded),
      holds: all(isAt('excluded'), (step) => !can('choose the length')(step)),
    },
    'a player whose account is open chooses how long it will be closed': {
      when: all(answered('ask for the standing', 'asking for the standing'), (step) => !isExcluded(step)),
      holds: isAt('choosing the length'),
    },
    'the length that was chosen is the one to confirm': {
      when: on('choose the length'),
      holds: all(
        isAt('confirming'),
        keeps('length', (step) => given(step, 'length')),
        keeps('failure', () => null),
      ),
    },
    'nothing is closed before the length is confirmed': {
      when: (step) => on('choose the length')(step) || on('choose another length')(step),
      holds: ({ begun }) => begun.length === 0,
    },
    'another length can be chosen until it is confirmed': {
      when: on('choose another length'),
      holds: all(
        isAt('choosing the length'),
        keeps('failure', () => null),
      ),
    },
    'an account that is closed to play is known to the site': {
      when: answered('exclude the player'),
      holds: all(tellsOfTheBreak('standing'), keepsStanding),
    },
    'the way back is a request, where there is a way back, and then its confirmation, each from its time on':
      {
        when: isAt('excluded'),
        holds: (step) => {
          const lift = runs(step)?.lift ?? null
          const isOpen = lift?.open === true
          return (
            can('ask to lift')(step) === (isOpen && lift.request === null) &&
            can('confirm the lift')(step) === (isOpen && lift.request !== null)
          )
        },
      },
    'while play is closed, the next moment of the way back is waited for': {
      when: isSeenAnew('excluded'),
      holds: (step) => asks('watch the break', () => ({ until: nextMoment(runs(step)) }))(step),
    },
    'the request for the way back is sent once': isSent('ask to lift', 'asking to lift'),
    'the confirmation is sent once': isSent('confirm the lift', 'lifting'),
    'a request that the server has leaves the account closed': isAnswered('ask to lift', 'excluded'),
    'a confirmation that the server takes opens the account': isAnswered('lift the exclusion', 'lifted'),
    'an account that is open again is known to the site': {
      when: answered('lift the exclusion'),
      holds: tellsOfTheBreak('standing'),
    },
    'after a request or a confirmation that fails, the player reads why and the server is asked what holds': {
      when: (step) => failed('ask to lift')(step) || failed('lift the exclusion')(step),
      holds: all(
        isAt('finding out'),
        asks('ask for the standing'),
        does('show the failure'),
        tellsSite('exclusion.answered'),
        ({ state }) => state.hasTag('busy'),
      ),
    },
    'where nobody says what holds, the page stays as it was, and the server is asked again in a minute': {
      when: failed('ask for the standing', 'finding out'),
      holds: all(
        isAt({ excluded: 'unanswered' }),
        leaves('standing'),
        leaves('failure'),
        waitsFor(anotherLook),
        keepsShown,
      ),
    },
    'an account that turns out to be open is one that can be played again': {
      when: all(
        any(answered('ask for the standing', 'finding out'), answered('ask for the standing', 'excluded')),
        (step) => !isExcluded(step),
      ),
      holds: isAt('lifted'),
    },
  },
}
