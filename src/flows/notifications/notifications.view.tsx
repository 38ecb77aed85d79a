import { useSelector } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import type { NotificationsActor } from '#machines/notifications/notifications.machine.ts'
import { selectOpened } from '#machines/notifications/notifications.selectors.ts'
import { NotificationDetail } from './notification-detail.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications.module.css'

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
