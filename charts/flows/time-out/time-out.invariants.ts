import {
  all,
  answered,
  any,
  asks,
  atFirst,
  can,
  failed,
  given,
  isAt,
  keeps,
  keepsWhy,
  leaves,
  not,
  on,
  waitsFor,
  was,
  type Invariants,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'
import { sentForm } from '../../invariants/sent-form.ts'

const runningIn = (standing: unknown): { kind: string; until: string | null } | null =>
  Object(standing).break ?? null

/** What the site is told of the break. @param keys where the answer has the standing */
export const tellsOfTheBreak =
  (...keys: readonly string[]) =>
  (step: Step): boolean => {
    const running = runningIn(given(step, 'output', ...keys))
    const known = running && { kind: running.kind, until: running.until }
    const told = step.sent.filter(({ event }) => event.type === 'break.changed')
    return told.length === 1 && JSON.stringify(Object(told[0]?.event).break) === JSON.stringify(known)
  }

const ask = 'ask for the standing'

/** How a page of breaks begins. */
export const standingAsked: Invariants = {
  'what there is to choose, and whether a break runs, is asked for as the page opens and again after a failure':
    {
      when: (step) => atFirst(step) || on('try again')(step),
      holds: all(
        asks(ask),
        keeps('failure', () => null),
      ),
    },
  'a player whose lengths do not come sees why and can ask again': {
    when: failed(ask, 'asking for the standing'),
    holds: all(isAt('unavailable'), keepsWhy, can('try again')),
  },
  'the site knows after each answer whether a break runs': {
    when: answered(ask),
    holds: all(
      tellsOfTheBreak(),
      keeps('standing', (step) => given(step, 'output')),
    ),
  },
}

/** Milliseconds. */
export const anotherLook = 60_000

/** @param place where a player is whose break runs */
export const isSeenAnew =
  (place: string): Test =>
  (step) =>
    isAt(place)(step) && (step.before?.state.matches(place) !== true || answered(ask)(step))

/** While a break runs, its page stays, whatever becomes of the questions. */
export const breakStays = (flow: string, place: string): Oracle => ({
  waits: { 'another look': anotherLook },
  silent: { [ask]: 'while a break runs, the page keeps what it knew and asks again a minute later' },
  invariants: {
    'when the break may be over, or a minute after a question without an answer, the server is asked; the page stays':
      {
        when: any(on('break.may be over'), on(`xstate.after.another look.${flow}.${place}.unanswered`)),
        holds: all(isAt({ [place]: 'looking' }), asks(ask), leaves('standing')),
      },
    'a question without an answer leaves the page as it is, and is asked again in a minute, or when the break may be over':
      {
        when: failed(ask, place),
        holds: all(
          isAt({ [place]: 'unanswered' }),
          leaves('standing'),
          leaves('failure'),
          waitsFor(anotherLook),
          can('break.may be over'),
        ),
      },
    'a break is watched as long as it is seen': {
      when: isAt(place),
      holds: ({ state }) => 'watch the break' in state.children,
    },
  },
})

const stays = breakStays('time-out', 'on a break')

export const timeOut: Oracle = {
  ...stays,
  invariants: {
    ...standingAsked,
    ...stays.invariants,
    ...sentForm({
      form: 'time-out',
      intent: 'begin the break',
      actor: 'begin the break',
      from: 'choosing the length',
      unanswered: 'asking for the standing',
      busy: 'beginning',
      to: 'on a break',
      input: (step) => ({
        ...Object(given(step, 'form')),
        panicHours: Number(Object(was(step, 'standing')).panicHours),
      }),
    }),
    'a player on a break sees it and can begin no other': {
      when: (step) => answered(ask)(step) && runningIn(given(step, 'output')) !== null,
      holds: all(isAt('on a break'), (step) => !can('begin the break')(step)),
    },
    'a break is watched to its end if it ends by itself, also when its end has changed': {
      when: isSeenAnew('on a break'),
      holds: (step) => {
        const { kind, until = null } = Object(runningIn(step.state.context.standing))
        return asks('watch the break', () => ({ until: kind === 'exclusion' ? null : until }))(step)
      },
    },
    'the length that was sent stays chosen until a break runs': {
      when: (step) => step.before !== null && not(isAt('on a break'))(step),
      holds: keeps('hours', (step) => given(step, 'form', 'hours') ?? was(step, 'hours')),
    },
    'the length of the next break is chosen anew': {
      when: isAt('on a break'),
      holds: keeps('hours', () => null),
    },
    'a player without a break can begin one with one press': {
      when: (step) => answered(ask)(step) && runningIn(given(step, 'output')) === null,
      holds: isAt('choosing the length'),
    },
    'a break that has begun is known to the site and stays in sight': {
      when: answered('begin the break'),
      holds: all(
        tellsOfTheBreak('standing'),
        keeps('standing', (step) => given(step, 'output', 'standing')),
      ),
    },
  },
}
