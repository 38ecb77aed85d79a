import { useSelector } from '@xstate/react'
import { selectIsCounted, selectUnread } from '#machines/notifications/notifications.selectors.ts'
import { useFlow } from './use-flow.ts'

export function useUnread(): number {
  const notifications = useFlow('notifications')
  return useSelector(notifications, (now) => (now ? selectUnread(now) : 0))
}

/** Whether the server's count is known. */
export function useIsCounted(): boolean {
  const notifications = useFlow('notifications')
  return useSelector(notifications, (now) => now !== undefined && selectIsCounted(now))
}
