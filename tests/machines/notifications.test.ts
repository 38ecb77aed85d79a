import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Notification, NotificationPage } from '#contract/notification.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import {
  selectIsCounted,
  selectOpened,
  selectUnread,
} from '#machines/notifications/notifications.selectors.ts'
import { desk } from './desk.ts'

const note = (id: number, day: number, isRead = false): Notification => ({
  id,
  type: 5,
  title: `Title ${id}`,
  note: `Note ${id}`,
  timeStamp: `2026-01-0${day}T10:00:00.000Z`,
  isRead,
})

const page = (list: Notification[], older = 0, olderUnread = 0): NotificationPage => ({
  list,
  older,
  olderUnread,
})

function start() {
  const post = desk<NotificationPage, { skip: number }>()
  const pencil = desk<void, { ids: number[] }>()
  const shown: Failure[] = []
  const told: number[] = []
  const machine = notificationsMachine.provide({
    actors: { 'load the notifications': post.logic, 'mark as read': pencil.logic },
    actions: {
      'show the failure': (_, { failure }) => shown.push(failure),
      'show what came': (_, { notification }) => told.push(notification.id),
    },
  })
  const actor = createActor(machine).start()
  const list = () => actor.getSnapshot().context.list.map(({ id, isRead }) => [id, isRead])
  const ids = () => actor.getSnapshot().context.list.map(({ id }) => id)
  const skips = () => post.asked.map(({ input }) => input.skip)
  return { actor, post, pencil, shown, told, list, ids, skips }
}

describe(notificationsMachine.id, () => {
  it('Scenario: the newest stands first', async () => {
    const { post, list } = start()
    await post.asked[0]?.answer(page([note(1, 1, true), note(3, 3), note(2, 2)]))
    expect(list()).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ])
  })

  it('Scenario: one that the hub pushes during the loading, and again in the answer, stands in the list once', async () => {
    const { actor, post, told, list } = start()
    actor.send({ type: 'hub.notified', notification: note(9, 9) })
    actor.send({ type: 'hub.notified', notification: note(9, 9) })
    expect(told, 'it is shown when it comes, and once').toEqual([9])
    await post.asked[0]?.answer(page([note(1, 1), note(9, 9)]))
    expect(list()).toEqual([
      [9, false],
      [1, false],
    ])
  })

  it('Scenario: one that is opened is read only after the server has said so', async () => {
    const { actor, post, pencil, list } = start()
    await post.asked[0]?.answer(page([note(1, 1)]))
    actor.send({ type: 'open the notification', id: 1 })
    expect(selectOpened(actor.getSnapshot())?.title).toBe('Title 1')
    expect(pencil.asked.map(({ input }) => input)).toEqual([{ ids: [1] }])
    expect(selectUnread(actor.getSnapshot())).toBe(1)
    await pencil.asked[0]?.answer()
    expect(list()).toEqual([[1, true]])
    expect(selectUnread(actor.getSnapshot())).toBe(0)
  })

  it('Scenario: the server refuses to mark it, so it stays unread and the player sees why', async () => {
    const { actor, post, pencil, shown, list } = start()
    await post.asked[0]?.answer(page([note(1, 1)]))
    actor.send({ type: 'open the notification', id: 1 })
    await pencil.asked[0]?.fail({ kind: 'refused', message: 'Not now.' })
    expect(list()).toEqual([[1, false]])
    expect(shown).toEqual([{ kind: 'refused', message: 'Not now.' }])
  })

  it('Scenario: one that is read already is opened without a call', async () => {
    const { actor, post, pencil } = start()
    await post.asked[0]?.answer(page([note(1, 1, true)]))
    actor.send({ type: 'open the notification', id: 1 })
    expect(actor.getSnapshot().matches({ reading: 'in the detail' })).toBe(true)
    expect(pencil.asked).toEqual([])
  })

  it('Scenario: the panel is opened again: it begins with the list', async () => {
    const { actor, post } = start()
    await post.asked[0]?.answer(page([note(1, 1)]))
    actor.send({ type: 'open the notification', id: 1 })
    actor.send({ type: 'panel.opened' })
    expect(selectOpened(actor.getSnapshot())).toBeNull()
    expect(actor.getSnapshot().matches({ reading: 'in the list' })).toBe(true)
  })

  it('Scenario: opened twice while it is being marked, it is marked once; the next waits for its turn', async () => {
    const { actor, post, pencil, list } = start()
    await post.asked[0]?.answer(page([note(1, 1), note(2, 2)]))
    for (const id of [1, 1, 2]) {
      actor.send({ type: 'open the notification', id })
      actor.send({ type: 'go back to the list' })
    }
    await pencil.asked[0]?.answer()
    await pencil.asked[1]?.answer()
    expect(pencil.asked.map(({ input }) => input.ids)).toEqual([[1], [2]])
    expect(list()).toEqual([
      [2, true],
      [1, true],
    ])
  })

  it('Scenario: an answer that set out before the reading does not make it unread again', async () => {
    const { actor, post, pencil, list } = start()
    await post.asked[0]?.answer(page([note(1, 1)]))
    actor.send({ type: 'hub.connected' })
    actor.send({ type: 'open the notification', id: 1 })
    await pencil.asked[0]?.answer()
    await post.asked[1]?.answer(page([note(1, 1)]))
    expect(list()).toEqual([[1, true]])
  })

  it('Scenario: the hub connects while the list is loading, and the list is asked for anew', async () => {
    const { actor, post, list } = start()
    actor.send({ type: 'hub.connected' })
    await post.asked[1]?.answer(page([note(2, 2)]))
    await post.asked[0]?.answer(page([note(1, 1)]))
    expect(list()).toEqual([[2, false]])
  })

  it('Scenario: of two told in the same moment the later one stands first', async () => {
    const { post, ids } = start()
    await post.asked[0]?.answer(page([note(4, 1), note(5, 1), note(6, 1)]))
    expect(ids()).toEqual([6, 5, 4])
  })

  it('Scenario: older ones come page by page; what is pushed meanwhile neither doubles nor hides one', async () => {
    const { actor, post, ids, skips } = start()
    await post.asked[0]?.answer(page([note(6, 6), note(5, 5)], 3, 0))
    actor.send({ type: 'hub.notified', notification: note(7, 7) })
    actor.send({ type: 'show more' })
    actor.send({ type: 'hub.notified', notification: note(8, 8) })
    await post.asked[1]?.answer(page([note(5, 5), note(4, 4)], 2, 0))
    actor.send({ type: 'show more' })
    await post.asked[2]?.answer(page([note(4, 4), note(3, 3)], 1, 0))
    actor.send({ type: 'show more' })
    await post.asked[3]?.answer(page([note(3, 3), note(2, 2)]))
    actor.send({ type: 'show more' })
    expect(skips()).toEqual([0, 2, 4, 6])
    expect(ids()).toEqual([8, 7, 6, 5, 4, 3, 2])
  })

  it('Scenario: a page that does not come is told, and can be asked for again', async () => {
    const { actor, post, shown, skips } = start()
    await post.asked[0]?.answer(page([note(2, 2)], 1, 0))
    actor.send({ type: 'show more' })
    await post.asked[1]?.fail({ kind: 'no answer' })
    expect(shown).toEqual([{ kind: 'no answer' }])
    actor.send({ type: 'show more' })
    expect(skips()).toEqual([0, 1, 1])
  })

  it('Scenario: after a reconnect the pages are read anew until they reach the oldest that was known', async () => {
    const { actor, post, list, skips } = start()
    await post.asked[0]?.answer(page([note(3, 3), note(2, 2)], 2, 1))
    actor.send({ type: 'show more' })
    await post.asked[1]?.answer(page([note(1, 1)], 1, 1))
    actor.send({ type: 'hub.connected' })
    await post.asked[2]?.answer(page([note(9, 9), note(8, 8)], 6, 6))
    actor.send({ type: 'hub.notified', notification: note(10, 9) })
    await post.asked[3]?.answer(page([note(8, 8), note(7, 7)], 5, 5))
    await post.asked[4]?.answer(page([note(3, 3, true), note(2, 2), note(1, 1, true)], 1, 1))
    expect(skips()).toEqual([0, 2, 0, 2, 4])
    expect(list()).toEqual([
      [10, false],
      [9, false],
      [8, false],
      [7, false],
      [3, true],
      [2, false],
      [1, true],
    ])
    actor.send({ type: 'show more' })
    expect(skips().at(-1)).toBe(7)
  })

  it('Scenario: the connection is lost again while the pages are read anew: they begin at the newest, as far as before', async () => {
    const { actor, post, ids, skips } = start()
    await post.asked[0]?.answer(page([note(1, 1)]))
    actor.send({ type: 'hub.connected' })
    await post.asked[1]?.answer(page([note(5, 5)], 4, 0))
    actor.send({ type: 'hub.connected' })
    await post.asked[3]?.answer(page([note(6, 6), note(5, 5)], 4, 0))
    await post.asked[4]?.answer(page([note(4, 4), note(1, 1)]))
    expect(skips()).toEqual([0, 0, 1, 0, 2])
    expect(ids()).toEqual([6, 5, 4, 1])
  })

  it('Scenario: a refetch that fails keeps what is known and can be tried again', async () => {
    const { actor, post, ids } = start()
    await post.asked[0]?.answer(page([note(1, 1)]))
    actor.send({ type: 'hub.connected' })
    await post.asked[1]?.fail({ kind: 'no answer' })
    expect(actor.getSnapshot().matches({ list: 'unavailable' })).toBe(true)
    actor.send({ type: 'try again' })
    await post.asked[2]?.answer(page([note(2, 2), note(1, 1)]))
    expect(ids()).toEqual([2, 1])
  })

  it('Scenario: the count knows of unread ones that no page has brought yet, and does not waver during a refetch', async () => {
    const { actor, post } = start()
    const unread = () => selectUnread(actor.getSnapshot())
    expect(selectIsCounted(actor.getSnapshot())).toBe(false)
    await post.asked[0]?.answer(page([note(5, 5), note(4, 4, true)], 3, 2))
    expect([selectIsCounted(actor.getSnapshot()), unread()]).toEqual([true, 3])
    actor.send({ type: 'show more' })
    await post.asked[1]?.answer(page([note(3, 3), note(2, 2, true)], 1, 1))
    expect(unread()).toBe(3)
    actor.send({ type: 'hub.connected' })
    await post.asked[2]?.answer(page([note(5, 5), note(4, 4, true)], 3, 2))
    expect([selectIsCounted(actor.getSnapshot()), unread()]).toEqual([true, 3])
    await post.asked[3]?.answer(page([note(3, 3), note(2, 2, true)], 1, 1))
    expect(unread()).toBe(3)
  })
})
