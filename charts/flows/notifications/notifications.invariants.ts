import {
  all,
  answered,
  any,
  asks,
  atFirst,
  does,
  failed,
  given,
  isAt,
  isQuiet,
  keeps,
  can,
  not,
  on,
  keepsWhy,
  wasAt,
  why,
  type Oracle,
  type Step,
  type Test,
} from '../../invariants/invariant.ts'

interface Item {
  id: number
  isRead: boolean
  timeStamp: string
}

const actor = 'load the notifications'
const open = 'open the notification'
const first = any(wasAt({ list: 'loading' }), wasAt({ list: 'catching up' }))

const itemsIn = (state: Step['state'] | undefined): Item[] => state?.context.list ?? []
const known = ({ before }: Step) => itemsIn(before?.state)
const isItem = (each: unknown): each is Item => typeof each === 'object' && each !== null && 'isRead' in each
const came = (step: Step): Item[] =>
  [given(step, 'output', 'list') ?? given(step, 'notification')].flat().filter(isItem)
const ids = (list: readonly Item[]) => list.map(({ id }) => id)
const read = ({ before }: Step) => Number(before?.state.context.read)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const listStays = keeps('list', known)
const none = (key: string) => keeps(key, () => [])
const rests = all(isAt({ marking: 'at rest' }), none('marking'))
const isClosed: Test = ({ state }) => state.context.opened === null
const tellsWhy = does('show the failure', (step) => ({ failure: why(step) }))

const takesIn: Test = (step) => ids(came(step)).every((id) => ids(itemsIn(step.state)).includes(id))
const isNews: Test = (step) => !ids(known(step)).includes(Number(given(step, 'notification', 'id')))
const hasOlder: Test = ({ state }) => (state.context.beyond?.older ?? 0) > 0
const isUnread: Test = (step) => known(step).some(({ id, isRead }) => id === given(step, 'id') && !isRead)
const isBeingMarked: Test = (step) => step.before?.state.context.marking.includes(given(step, 'id')) === true

/** The answer is the last, or reaches what the player knew before the connection was lost. */
const isComplete: Test = (step) => {
  const oldest: number | null = step.before?.state.context.oldest ?? null
  return given(step, 'output', 'older') === 0 || oldest === null || ids(came(step)).includes(oldest)
}
const asksForNewest = all(
  isAt({ list: 'loading' }),
  asks(actor, () => ({ skip: 0 })),
  keeps('read', () => 0),
  keeps('oldest', (step) => known(step).at(-1)?.id ?? null),
  keeps('failure', () => null),
)

export const notifications: Oracle = {
  // Whatever the player reads meanwhile, the list is still out of date.
  keepsFailure: [open, 'go back to the list'],
  invariants: {
    'the newest notifications are asked for as the player comes': { when: atFirst, holds: asksForNewest },
    'each notification is in the list once, the newest first': {
      when: () => true,
      holds: ({ state }) => {
        const list = itemsIn(state)
        const dates = list.map(({ timeStamp }) => timeStamp)
        return new Set(ids(list)).size === list.length && same(dates.toSorted().toReversed(), dates)
      },
    },
    'no notification is lost, and none that was read is unread again': {
      when: not(atFirst),
      holds: (step) =>
        known(step).every(({ id, isRead }) =>
          itemsIn(step.state).some((now) => now.id === id && now.isRead >= isRead),
        ),
    },
    'a notification that comes is in the list at once and shown, but not twice; nothing else changes': {
      when: on('hub.notified'),
      holds: all(
        takesIn,
        ({ before, begun, state }) => begun.length === 0 && same(state.value, before?.state.value),
        (step) =>
          isNews(step)
            ? does('show what came', () => ({ notification: given(step, 'notification') }))(step)
            : isQuiet(step),
      ),
    },
    'the player can be told of something, again too, and be connected again, at any time': {
      when: () => true,
      holds: all(can('hub.connected'), ({ state }) =>
        [{ id: 9 }, ...itemsIn(state)].every((notification) =>
          state.can({ type: 'hub.notified', notification }),
        ),
      ),
    },
    'a connection that is back, and a player who tries again, ask for the newest; what is known stays': {
      when: any(on('hub.connected'), on('try again')),
      holds: all(asksForNewest, listStays),
    },
    'what comes is in the list, and counts as read from the server': {
      when: answered(actor),
      holds: all(
        takesIn,
        keeps('read', (step) => read(step) + came(step).length),
      ),
    },
    'pages are asked for until none is missing before what was known': {
      when: all(answered(actor), first, not(isComplete)),
      holds: all(
        isAt({ list: 'catching up' }),
        asks(actor, (step) => ({ skip: read(step) + came(step).length })),
      ),
    },
    'the list is there once nothing is missing, and knows what is older': {
      when: all(answered(actor), any(isComplete, not(first))),
      holds: all(
        isAt({ list: 'loaded' }),
        ({ begun }) => begun.length === 0,
        keeps('beyond', (step) => ({
          older: given(step, 'output', 'older'),
          olderUnread: given(step, 'output', 'olderUnread'),
        })),
      ),
    },
    'a player whose newest do not come sees it and can ask again': {
      when: all(failed(actor), first),
      holds: all(isAt({ list: 'unavailable' }), keepsWhy, can('try again'), listStays),
    },
    'older ones can be asked for where there are any': {
      when: all(isAt({ list: 'loaded' }), hasOlder),
      holds: can('show more'),
    },
    'older ones are asked for where there are any, after what was read': {
      when: on('show more'),
      holds: all(
        isAt({ list: 'loading more' }),
        hasOlder,
        listStays,
        asks(actor, (step) => ({ skip: read(step) })),
      ),
    },
    'a player whose older ones do not come is told why, and the list stays': {
      when: all(failed(actor), wasAt({ list: 'loading more' })),
      holds: all(isAt({ list: 'loaded' }), listStays, tellsWhy, can('show more')),
    },
    'from the list each notification in it opens, and no other': {
      when: isAt({ reading: 'in the list' }),
      holds: ({ state }) =>
        [1, 2, 3, 4, 99].every((id) => state.can({ type: open, id }) === ids(itemsIn(state)).includes(id)),
    },
    'the notification that was chosen fills the panel': {
      when: on(open),
      holds: all(
        isAt({ reading: 'in the detail' }),
        listStays,
        keeps('opened', (step) => given(step, 'id')),
      ),
    },
    'an open notification can be left, and the panel opens with the list': {
      when: isAt({ reading: 'in the detail' }),
      holds: all(can('go back to the list'), can('panel.opened')),
    },
    'who leaves a notification, or opens the panel anew, is at the list': {
      when: any(on('go back to the list'), on('panel.opened')),
      holds: all(isAt({ reading: 'in the list' }), isClosed),
    },
    'the server is told once which unread notification was opened': {
      when: all(on(open), isUnread, not(isBeingMarked)),
      holds: asks('mark as read', (step) => ({ ids: [given(step, 'id')] })),
    },
    'a notification that is read, or about to be, asks nothing': {
      when: all(on(open), any(not(isUnread), isBeingMarked)),
      holds: all(isQuiet, none('waiting')),
    },
    'a notification is read once the server says so': {
      when: answered('mark as read'),
      holds: all(
        rests,
        keeps('list', (step) =>
          known(step).map((each) => ({ ...each, isRead: each.isRead || each.id === 2 })),
        ),
      ),
    },
    'a notification that could not be marked stays unread, and the player is told why': {
      when: failed('mark as read'),
      holds: all(rests, listStays, tellsWhy),
    },
  },
}
