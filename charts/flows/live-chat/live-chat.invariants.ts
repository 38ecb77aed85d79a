import { all, isAt, on, tellsSite, type Invariants, type Oracle } from '../../invariants/invariant.ts'

const toggle = 'toggle the live chat'
const loading = { unasked: { loading: 'unasked' }, awaited: { loading: 'awaited' } }

/** Both open the chat. */
const askedFor = (type: string): Invariants => ({
  [`${type}: a chat that has not come yet is remembered as wanted`]: {
    when: on(type, loading.unasked),
    holds: isAt(loading.awaited),
  },
  [`${type}: a chat that is there opens at once`]: { when: on(type, 'offered'), holds: isAt('open') },
  [`${type}: a call is offered in place of a chat that did not come`]: {
    when: on(type, 'not offered'),
    holds: all(isAt('not offered'), tellsSite('chat.missed')),
  },
})

export const liveChat: Oracle = {
  waits: { 'patience for the chat': 15_000 },
  invariants: {
    ...askedFor(toggle),
    ...askedFor('open the live chat'),
    'a chat that is no longer wanted does not open': {
      when: on(toggle, loading.awaited),
      holds: isAt(loading.unasked),
    },
    'the same button puts the open chat away': { when: on(toggle, 'open'), holds: isAt('offered') },
    'a chat that was asked for opens when it has loaded': {
      when: on('chat.loaded', loading.awaited),
      holds: isAt('open'),
    },
    'a chat that was not asked for stays closed': {
      when: on('chat.loaded', loading.unasked),
      holds: isAt('offered'),
    },
    'a chat that comes late is offered after all': {
      when: on('chat.loaded', 'not offered'),
      holds: isAt('offered'),
    },
    'a chat that does not load in time offers a call instead': {
      when: on('xstate.after.patience for the chat.live chat.loading.awaited'),
      holds: all(isAt('not offered'), tellsSite('chat.missed')),
    },
    'nobody who has not asked is offered a call': {
      when: on('xstate.after.patience for the chat.live chat.loading.unasked'),
      holds: (step) => isAt('not offered')(step) && step.sent.length === 0,
    },
  },
}
