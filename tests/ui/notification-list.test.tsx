import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { NotificationList } from '#src/flows/notifications/notification-list.tsx'
import { renderInTurkish } from './in-turkish.tsx'

afterEach(cleanup)

it('Scenario: where the server refuses the first notifications, the player reads its message', async () => {
  const message = 'Bildirimler bakımda.'
  const notifications = createActor(
    notificationsMachine.provide({
      actors: { 'load the notifications': fromPromise(() => Promise.reject({ kind: 'refused', message })) },
    }),
  ).start()
  await renderInTurkish(<NotificationList notifications={notifications} />)
  expect((await screen.findByRole('alert')).textContent).toContain(message)
  notifications.stop()
})
