import { useSelector } from '@xstate/react'
import { selectUnread } from '#machines/notifications/notifications.selectors.ts'
import { useFlow } from './use-flow.ts'

export function useUnread(): number {
  const notifications = useFlow('notifications')
  return useSelector(notifications, (now) => (now ? selectUnread(now) : 0))
}
