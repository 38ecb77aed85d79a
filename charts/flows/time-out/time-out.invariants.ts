import {
  all,
  answered,
  asks,
  atFirst,
  can,
  failed,
  given,
  isAt,
  keeps,
  keepsWhy,
  on,
  was,
  type Invariants,
  type Oracle,
  type Step,
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
    when: failed(ask),
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

export const timeOut: Oracle = {
  invariants: {
    ...standingAsked,
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
    'a break is watched while it is seen, to its end if it ends by itself': {
      when: isAt('on a break'),
      holds: (step) => {
        const { kind, until = null } = Object(runningIn(step.state.context.standing))
        return asks('watch the break', () => ({ until: kind === 'exclusion' ? null : until }))(step)
      },
    },
    'a break whose time may be over is asked about': {
      when: on('break.may be over'),
      holds: all(isAt(`asking for the standing`), asks(ask)),
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
