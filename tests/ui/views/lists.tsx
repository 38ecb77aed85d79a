import { betMoved, depositMoved, newer, older, otherDevice, thisDevice } from '#charts/flows/given.ts'
import { done, failed, refused } from '#charts/flows/events.ts'
import { MovementList } from '#src/flows/movements/movement-list.tsx'
import Notifications from '#src/flows/notifications/notifications.view.tsx'
import { SessionHistory } from '#src/flows/session-history/session-history.view.tsx'
import { again, loadingMore, more, sightsOf } from './sight.ts'

const next = { type: 'show more' }

const standing = { balance: 540, withdrawable: 290, held: 50 }
const moved = done('load the movements', { ...standing, total: 2, list: [betMoved] })
const movesMissed = failed('load the movements', refused)
const moves = sightsOf(
  'movements',
  undefined,
  (flow) => <MovementList movements={flow} onLeave={() => undefined} />,
  {
    loading: [[], { 'Bakiye hareketleri yükleniyor': 'busy' }],
    unavailable: [[movesMissed], again],
    empty: [[done('load the movements', { ...standing, total: 0, list: [] })], {}],
    'of two pages': [[moved], more],
    'of one page': [[done('load the movements', { ...standing, total: 1, list: [depositMoved] })], {}],
    'loading more': [[moved, next], loadingMore],
    renewing: [[moved, { type: 'hub.balance changed' }], { 'Bakiye hareketleri': 'busy', ...more }],
    outdated: [[moved, { type: 'hub.balance changed' }, movesMissed], { ...again, ...more }],
  },
)

const noted = done('load the notifications', { list: [newer], older: 1, olderUnread: 0 })
const newName = 'Para yatırmaYatırdığınız para hesabınıza geçti.02.01.2026 10:00Okunmadı'
const oldName = 'Hoş geldinizHesabınız hazır.01.01.2026 10:00'
const openIt = { type: 'open the notification', id: newer.id }
const notices = sightsOf('notifications', undefined, (flow) => <Notifications notifications={flow} />, {
  loading: [[], { '': 'busy' }],
  unavailable: [[failed('load the notifications', refused)], again],
  empty: [[done('load the notifications', { list: [], older: 0, olderUnread: 0 })], {}],
  'of two pages': [[noted], { [newName]: openIt, ...more }],
  'of one page': [
    [done('load the notifications', { list: [older], older: 0, olderUnread: 0 })],
    { [oldName]: { ...openIt, id: older.id } },
  ],
  'loading more': [[noted, next], { [newName]: openIt, ...loadingMore }],
  'one is read': [
    [noted, openIt],
    { [newName]: 'busy', 'Daha fazla göster': 'disabled', 'Listeye dön': { type: 'go back to the list' } },
  ],
})

const listed = done('load the sessions', { total: 3, list: [thisDevice, otherDevice] })
const endName = 'Oturumu sonlandır: Chrome, Windows, 2 Oca 2026 13:00'
const end = { type: 'end the session', id: otherDevice.id }
const sessions = sightsOf('session history', undefined, (flow) => <SessionHistory history={flow} />, {
  loading: [[], { 'Oturumlar yükleniyor': 'busy' }],
  unavailable: [[failed('load the sessions', refused)], again],
  'of two pages': [[listed], { [endName]: end, ...more }],
  'of one page': [[done('load the sessions', { total: 1, list: [thisDevice] })], {}],
  'loading more': [[listed, next], { [endName]: end, ...loadingMore }],
  'ending one': [[listed, end], { [endName]: 'busy', ...more }],
})

export const lists = [...moves, ...notices, ...sessions]
