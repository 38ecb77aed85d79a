import { t } from '@lingui/core/macro'
import { fromPromise } from 'xstate'
import {
  notificationsMachine,
  type NotificationsEffect,
} from '#machines/notifications/notifications.machine.ts'
import { ask } from '../../http/ask.ts'
import { showToast } from '../../ui/toast.ts'
import { tellFailure } from '../tell.ts'

type Provided = Parameters<typeof notificationsMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, NotificationsEffect>

/** Section 9: notification fetch. */
const take = 100

interface Around {
  openTheList: () => void
}

export const provideNotifications = ({ openTheList }: Around): typeof notificationsMachine =>
  notificationsMachine.provide({
    actors: {
      'load the notifications': fromPromise(async ({ input, signal }) => {
        const { data } = await ask('customer/notification', { ...input, take }, { signal })
        return data
      }),
      'mark as read': fromPromise(async ({ input, signal }) => {
        await ask('customer/readnotification', { id: input.ids }, { signal })
      }),
    } satisfies Required<Actors>,
    actions: {
      'show the failure': (_, { failure }) => tellFailure(failure),
      'show what came': (_, { notification: { title, note } }) =>
        showToast({
          kind: 'info',
          text: `${title}: ${note}`,
          way: { name: t`Bildirimleri aç`, go: openTheList },
        }),
    } satisfies Required<Effects>,
  })
