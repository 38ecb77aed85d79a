import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { Bell } from 'lucide-react'
import type { NotificationsActor } from '#machines/notifications/notifications.machine.ts'
import { selectOpened } from '#machines/notifications/notifications.selectors.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { NotificationDetail } from './notification-detail.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'

/** The list, 582 px high on wide screens, and the detail that slides over it. */
export default function Notifications({ notifications }: { notifications: NotificationsActor }) {
  const opened = useSelector(notifications, selectOpened)
  const list = useRef<HTMLDivElement>(null)
  const id = opened?.id
  useLayoutEffect(() => {
    const from = id === undefined ? null : list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`)
    return () => from?.focus()
  }, [id])
  return (
    <div className={styles.panel}>
      <div ref={list} className={styles.list} inert={opened !== null}>
        <NotificationList notifications={notifications} />
      </div>
      {opened && (
        <NotificationDetail
          notification={opened}
          onBack={() => notifications.send({ type: 'go back to the list' })}
        />
      )}
    </div>
  )
}

function NotificationList({ notifications }: { notifications: NotificationsActor }) {
  const { t } = useLingui()
  const list = useSelector(notifications, (now) => now.context.list)
  const loading = useSelector(notifications, (now) => now.hasTag('busy'))
  const unavailable = useSelector(notifications, (now) => now.matches({ list: 'unavailable' }))
  if (list.length > 0) {
    return (
      <ul aria-label={t`Bildirimler`}>
        {list.map((each) => (
          <NotificationItem
            key={each.id}
            notification={each}
            onOpen={() => notifications.send({ type: 'open the notification', id: each.id })}
          />
        ))}
      </ul>
    )
  }
  if (loading) return <Waiting />
  if (unavailable) {
    return (
      <ErrorState
        title={<Trans>Bildirimler yüklenemedi</Trans>}
        text={<Trans>Bağlantınızı kontrol edip yeniden deneyin. Bildirimleriniz silinmedi.</Trans>}
        onRetry={() => notifications.send({ type: 'try again' })}
      />
    )
  }
  return (
    <EmptyState
      icon={<Bell size={32} aria-hidden />}
      text={<Trans>Yeni bir bildiriminiz olduğunda burada göreceksiniz.</Trans>}
    />
  )
}

const placeholders = ['first', 'second', 'third', 'fourth']

function Waiting() {
  return (
    <ul aria-busy="true">
      {placeholders.map((each) => (
        <li key={each} className={styles.waiting}>
          <Skeleton shape="circle" width="1.5rem" height="1.5rem" />
          <span className={styles.words}>
            <Skeleton width="60%" />
            <Skeleton width="90%" />
          </span>
        </li>
      ))}
    </ul>
  )
}
