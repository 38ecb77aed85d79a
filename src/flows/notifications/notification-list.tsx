import { Trans, useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { Bell } from 'lucide-react'
import type { NotificationsActor } from '#machines/notifications/notifications.machine.ts'
import { selectOlder } from '#machines/notifications/notifications.selectors.ts'
import { Outdated } from '../../ui/outdated.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/state.tsx'
import { sayFailure } from '../../words/say-failure.ts'
import { NotificationItem } from './notification-item.tsx'
import styles from './notifications.module.css'

interface Props {
  notifications: NotificationsActor
}

export function NotificationList({ notifications }: Props) {
  const any = useSelector(notifications, (now) => now.context.list.length > 0)
  const loading = useSelector(notifications, (now) => now.hasTag('busy'))
  const unavailable = useSelector(notifications, (now) => now.matches({ list: 'unavailable' }))
  const failure = useSelector(notifications, (now) => now.context.failure)
  const retry = () => notifications.send({ type: 'try again' })
  if (any) {
    return (
      <>
        {unavailable && (
          <Outdated
            text={<Trans>Liste güncellenemedi. Son bildirimler eksik olabilir.</Trans>}
            onRetry={retry}
          />
        )}
        <Known notifications={notifications} />
      </>
    )
  }
  if (loading) return <Waiting />
  if (unavailable) {
    return (
      <ErrorState
        title={<Trans>Bildirimler yüklenemedi</Trans>}
        text={failure && sayFailure(failure)}
        onRetry={retry}
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

function Known({ notifications }: Props) {
  const { t } = useLingui()
  const list = useSelector(notifications, (now) => now.context.list)
  const marking = useSelector(notifications, (now) => now.context.marking)
  const renewing = useSelector(notifications, (now) => now.hasTag('busy'))
  const older = useSelector(notifications, selectOlder)
  const loadingMore = useSelector(notifications, (now) => now.matches({ list: 'loading more' }))
  return (
    <>
      <ul aria-label={t`Bildirimler`} aria-busy={renewing}>
        {list.map((each) => (
          <NotificationItem
            key={each.id}
            notification={each}
            marking={marking.includes(each.id)}
            onOpen={() => notifications.send({ type: 'open the notification', id: each.id })}
          />
        ))}
      </ul>
      {older > 0 && <ShowMore busy={loadingMore} onMore={() => notifications.send({ type: 'show more' })} />}
    </>
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
