import type { Notification } from '#contract/notification.ts'
import type { NotificationsContext } from './notifications.machine.ts'

interface Snapshot<Part extends keyof NotificationsContext> {
  context: Readonly<Pick<NotificationsContext, Part>>
}

/** Unread ones, including those that are not loaded yet; the badge caps the number (section 9). */
export function selectUnread({ context }: Snapshot<'list' | 'beyond'>): number {
  const inSight = context.list.filter((each) => !each.isRead).length
  return inSight + (context.beyond?.olderUnread ?? 0)
}

/** Whether the server's count is known; before that, a changed count is no news. */
export function selectIsCounted({ context }: Snapshot<'beyond'>): boolean {
  return context.beyond !== null
}

/** Older ones that are not loaded yet. */
export function selectOlder({ context }: Snapshot<'beyond'>): number {
  return context.beyond?.older ?? 0
}

export function selectOpened({ context }: Snapshot<'list' | 'opened'>): Notification | null {
  return context.list.find((each) => each.id === context.opened) ?? null
}
