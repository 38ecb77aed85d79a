import { expect, it } from 'vitest'
import { aviator, firstGame, lobbyChoices } from '#charts/flows/casino.given.ts'
import { newer, older } from '#charts/flows/given.ts'
import { done, failed, fault, refused } from '#charts/flows/events.ts'
import { type Case } from 'statechart-walk'
import * as favourite from '#machines/favourite/favourite.selectors.ts'
import * as favourites from '#machines/favourites/favourites.selectors.ts'
import { flows, type FlowName } from '#machines/flows.ts'
import { noFilter } from '#machines/lobby/lobby.machine.ts'
import * as lobby from '#machines/lobby/lobby.selectors.ts'
import * as notifications from '#machines/notifications/notifications.selectors.ts'
import * as realtime from '#machines/realtime/realtime.selectors.ts'
import { standOf } from './inert.ts'

type Selector = (now: never, code: string) => unknown
type Row = [when: string, events: Case[], answers: Record<string, unknown>]

const rows = (flow: FlowName, selectors: Record<string, Selector>, input: unknown, each: Row[]) =>
  each.map(([when, events, answers]) => ({ flow, selectors, input, when, events, answers }))

const noted = (list: unknown[], beyond: { older: number; olderUnread: number }) =>
  done('load the notifications', { list, ...beyond })
const add = { type: 'add to the favourites' }
const remove = { type: 'remove from the favourites' }
const known = done('load the favourites', { codes: [aviator.code], pageId: 'page-1' })
const wish = { type: 'toggle the favourite', game: aviator, wanted: true }
const lost = failed('hold the connection', fault)
const connect = { type: 'connect again' }
const page = (next: number | null) => done('load the games', { list: [firstGame], next })
const choices = done('load the choices', lobbyChoices)

const all = [
  ...rows('favourite', favourite, { game: aviator, isFavourite: false, wishId: 'wish' }, [
    ['it is none', [], { selectIsMarked: false, selectIsBusy: false }],
    ['it is added', [add], { selectIsMarked: true, selectIsBusy: true }],
    [
      'it was added',
      [add, done('toggle the favourite', { isFavorite: true })],
      { selectIsMarked: true, selectIsBusy: false },
    ],
    [
      'it is removed',
      [add, done('toggle the favourite', { isFavorite: true }), remove],
      { selectIsMarked: false, selectIsBusy: true },
    ],
    [
      'it was refused',
      [add, failed('toggle the favourite', refused)],
      { selectIsMarked: false, selectIsBusy: false },
    ],
  ]),
  ...rows('favourites', favourites, undefined, [
    ['nothing is known', [], { selectIsKnown: false }],
    ['a wish waits', [wish], { selectIsKnown: true }],
    ['it is a favourite', [known], { selectIsKnown: true }],
    ['a wish to remove it waits', [{ ...wish, wanted: false }], { selectIsKnown: false }],
  ]),
  ...rows('lobby', lobby, { lobby: 'slot', filter: noFilter, still: false }, [
    ['the providers are not known', [page(1)], { selectLeft: null }],
    ['the providers are known', [choices, page(1)], { selectLeft: 49 }],
    [
      'a category is chosen',
      [choices, page(1), { type: 'choose the category', category: 'popular' }],
      { selectLeft: null },
    ],
  ]),
  ...rows('notifications', notifications, undefined, [
    [
      'nothing is loaded',
      [],
      { selectUnread: 0, selectIsCounted: false, selectOlder: 0, selectOpened: null },
    ],
    [
      'older ones are not loaded',
      [noted([newer, older], { older: 4, olderUnread: 3 })],
      { selectUnread: 4, selectIsCounted: true, selectOlder: 4, selectOpened: null },
    ],
    [
      'one is opened',
      [noted([older], { older: 0, olderUnread: 0 }), { type: 'open the notification', id: older.id }],
      { selectUnread: 0, selectIsCounted: true, selectOlder: 0, selectOpened: older },
    ],
  ]),
  ...rows('realtime', realtime, { token: 'token-1', fingerprint: 'fingerprint-1' }, [
    ['the first connection is opened', [], { selectInterrupted: false, selectWaiting: false }],
    ['the connection is lost', [lost], { selectInterrupted: false, selectWaiting: true }],
    ['it is lost twice', [lost, connect, lost], { selectInterrupted: false, selectWaiting: true }],
    [
      'it is lost three times',
      [lost, connect, lost, connect, lost],
      { selectInterrupted: true, selectWaiting: true },
    ],
    [
      'it is opened once more',
      [lost, connect, lost, connect, lost, connect],
      { selectInterrupted: true, selectWaiting: false },
    ],
    [
      'the network is lost',
      [lost, connect, lost, connect, lost, { type: 'network.lost' }],
      { selectInterrupted: false, selectWaiting: false },
    ],
    [
      'the hub turns it away',
      [{ type: 'hub.turned away' }],
      { selectInterrupted: true, selectWaiting: true },
    ],
  ]),
]

it.each(all)(
  'Scenario: the selectors of $flow, when $when',
  ({ flow, selectors, input, events, answers }) => {
    const now = standOf(flows[flow].machine, input, events).flow.getSnapshot()
    const answered = Object.entries(selectors).map(([name, select]) => [
      name,
      select(now as never, aviator.code),
    ])
    expect(Object.fromEntries(answered)).toEqual(answers)
  },
)

it('Scenario: every file of selectors is asked', () => {
  const files = import.meta.glob('../../machines/*/*.selectors.ts', { eager: true })
  expect(new Set(Object.values(files))).toEqual(new Set(all.map(({ selectors }) => selectors)))
})
