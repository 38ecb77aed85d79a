import { useSelector } from '@xstate/react'
import { selectUnread } from '#machines/notifications/notifications.selectors.ts'
import { useSite } from './site.ts'

export function useUnread(): number {
  const notifications = useSelector(useSite(), (now) => now.children.notifications)
  return useSelector(notifications, (now) => (now ? selectUnread(now) : 0))
}
