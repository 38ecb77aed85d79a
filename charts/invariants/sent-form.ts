import type { StateValue } from 'xstate'
import {
  all,
  answered,
  asks,
  does,
  failed,
  given,
  isAt,
  keeps,
  on,
  saysWhy,
  tellsSite,
  why,
  type Invariants,
  type Step,
} from './invariant.ts'

interface SentForm {
  /** Of the flow, as the site is told. */
  form: string
  intent: string
  actor: string
  /** Where it is filled in, and where it is again after a failure. */
  from: StateValue
  /** Where it is found out what holds, unless the server refused; without it, as after any failure. */
  unanswered?: StateValue
  /** Where it waits. */
  busy: StateValue
  /** Where success leads. */
  to: StateValue
  input: (step: Step) => unknown
}

const isUnanswered = (step: Step) => why(step).kind !== 'refused'

/** What every form must do that is filled in, sent and answered. */
export const sentForm = ({
  form,
  intent,
  actor,
  from,
  unanswered,
  busy,
  to,
  input,
}: SentForm): Invariants => ({
  [`${intent}: what was filled in is sent once`]: {
    when: on(intent, from),
    holds: all(
      isAt(busy),
      asks(actor, input),
      keeps('failure', () => null),
    ),
  },
  [`${intent}: the form is locked until the answer`]: {
    when: (step) => on(intent, from)(step) || failed(actor, busy)(step),
    holds: (step) => step.state.hasTag('busy') !== isAt(from)(step),
  },
  [`${intent}: the site knows from the sending to the answer`]: {
    when: on(intent, from),
    holds: tellsSite(`${form}.sent`),
  },
  [`${intent}: the site hears that it is answered`]: {
    when: (step) => answered(actor)(step) || failed(actor)(step),
    holds: tellsSite(`${form}.answered`),
  },
  [`${intent}: success goes on, with the server's message`]: {
    when: answered(actor, busy),
    holds: all(
      isAt(to),
      does('show the success', (step) => ({ message: given(step, 'output', 'message') })),
    ),
  },
  [`${intent}: a failure leads back to the form, and stands there and in a message`]: {
    when: all(failed(actor, busy), (step) => unanswered === undefined || !isUnanswered(step)),
    holds: all(isAt(from), saysWhy),
  },
  ...(unanswered !== undefined && {
    [`${intent}: a form without an answer leads to where the answer is found out, and a message says why`]: {
      when: all(failed(actor, busy), isUnanswered),
      holds: all(
        isAt(unanswered),
        does('show the failure', (step) => ({ failure: why(step) })),
      ),
    },
  }),
})
