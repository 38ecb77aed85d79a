import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Failure } from '#contract/failure.ts'
import type { Notification } from '#contract/notification.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { selectOpened, selectUnread } from '#machines/notifications/notifications.selectors.ts'
import { desk } from './desk.ts'

const note = (id: number, day: number, isRead = false): Notification => ({
  id,
  type: 5,
  title: `Title ${id}`,
  note: `Note ${id}`,
  timeStamp: `2026-01-0${day}T10:00:00.000Z`,
  isRead,
})

function start() {
  const post = desk<Notification[]>()
  const pencil = desk<void, { ids: number[] }>()
  const shown: Failure[] = []
  const machine = notificationsMachine.provide({
    actors: { 'load the notifications': post.logic, 'mark as read': pencil.logic },
    actions: { 'show the failure': (_, { failure }) => shown.push(failure) },
  })
  const actor = createActor(machine).start()
  const list = () => actor.getSnapshot().context.list.map(({ id, isRead }) => [id, isRead])
  return { actor, post, pencil, shown, list }
}

describe(notificationsMachine.id, () => {
  it('Scenario: the newest stands first', async () => {
    const { post, list } = start()
    await post.asked[0]?.answer([note(1, 1, true), note(3, 3), note(2, 2)])
    expect(list()).toEqual([
      [3, false],
      [2, false],
      [1, true],
    ])
  })

  it('Scenario: one that the hub pushes during the loading, and again in the answer, stands in the list once', async () => {
    const { actor, post, list } = start()
    actor.send({ type: 'hub.notified', notification: note(9, 9) })
    actor.send({ type: 'hub.notified', notification: note(9, 9) })
    await post.asked[0]?.answer([note(1, 1), note(9, 9)])
    expect(list()).toEqual([
      [9, false],
      [1, false],
    ])
  })

  it('Scenario: one that is opened is read only after the server has said so', async () => {
    const { actor, post, pencil, list } = start()
    await post.asked[0]?.answer([note(1, 1)])
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
    await post.asked[0]?.answer([note(1, 1)])
    actor.send({ type: 'open the notification', id: 1 })
    await pencil.asked[0]?.fail({ kind: 'refused', message: 'Not now.' })
    expect(list()).toEqual([[1, false]])
    expect(shown).toEqual([{ kind: 'refused', message: 'Not now.' }])
  })

  it('Scenario: one that is read already is opened without a call', async () => {
    const { actor, post, pencil } = start()
    await post.asked[0]?.answer([note(1, 1, true)])
    actor.send({ type: 'open the notification', id: 1 })
    expect(actor.getSnapshot().matches({ reading: 'in the detail' })).toBe(true)
    expect(pencil.asked).toEqual([])
  })

  it('Scenario: opened twice while it is being marked, it is marked once; the next waits for its turn', async () => {
    const { actor, post, pencil, list } = start()
    await post.asked[0]?.answer([note(1, 1), note(2, 2)])
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
    await post.asked[0]?.answer([note(1, 1)])
    actor.send({ type: 'hub.connected' })
    actor.send({ type: 'open the notification', id: 1 })
    await pencil.asked[0]?.answer()
    await post.asked[1]?.answer([note(1, 1)])
    expect(list()).toEqual([[1, true]])
  })

  it('Scenario: the hub connects while the list is loading, and the list is asked for anew', async () => {
    const { actor, post, list } = start()
    actor.send({ type: 'hub.connected' })
    await post.asked[1]?.answer([note(2, 2)])
    await post.asked[0]?.answer([note(1, 1)])
    expect(list()).toEqual([[2, false]])
  })
})
