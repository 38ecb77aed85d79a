import {
  all,
  asks,
  can,
  does,
  failed,
  isAt,
  on,
  staysThere,
  waitsFor,
  was,
  type Invariants,
} from '../../invariants/invariant.ts'

export const found = 'ask what became of it'
export const asksForOutcome = asks(found, ({ state: { context } }) => ({
  formId: context.formId,
  attempt: context.attempt,
}))

const outside = (place: string) => ({ 'paying outside': place })
const asksAgain = ['xstate.after.another look.payment.paying outside.waiting', 'hub.notified', 'tab.shown']

/** While a deposit is paid on the page of its provider. */
export const paidOutside: Invariants = {
  'the page can be opened again, and nothing else changes': {
    when: on('continue to the payment'),
    holds: all(
      does('open the payment page', (step) => ({ page: was(step, 'page') })),
      staysThere,
    ),
  },
  'while it is paid outside, the site watches whether its tab is seen, and asks at once': {
    when: ({ state, before }) => state.matches('paying outside') && !before?.state.matches('paying outside'),
    holds: all(asks('watch the tab'), asksForOutcome),
  },
  'the outcome is asked for again after 5 s, at a notification, and when the tab is seen again': {
    when: (step) => asksAgain.some((type) => on(type)(step)),
    holds: asksForOutcome,
  },
  'while nothing is decided, the next question comes in 5 s or at a notification': {
    when: isAt(outside('waiting')),
    holds: (step) =>
      can('hub.notified')(step) && (on('continue to the payment')(step) || waitsFor(5_000)(step)),
  },
  'a question without an answer is asked again later': {
    when: failed(found, outside('looking')),
    holds: isAt(outside('waiting')),
  },
  'in a hidden tab nothing is asked': {
    when: on('tab.hidden'),
    holds: ({ state, waits }) => !(found in state.children) && waits.length === 0,
  },
  'the site stops asking when its tab is hidden, and begins again when it is shown': {
    when: isAt('paying outside'),
    holds: (step) => can(isAt(outside('out of sight'))(step) ? 'tab.shown' : 'tab.hidden')(step),
  },
}
