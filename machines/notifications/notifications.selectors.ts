import type { Notification } from '#contract/notification.ts'
import type { NotificationsContext } from './notifications.setup.ts'

interface Snapshot<Part extends keyof NotificationsContext> {
  context: Readonly<Pick<NotificationsContext, Part>>
}

/** How many are unread, those too that no page has brought yet: the badge caps it (section 9). */
export function selectUnread({ context }: Snapshot<'list' | 'beyond'>): number {
  const inSight = context.list.filter((each) => !each.isRead).length
  return inSight + (context.beyond?.olderUnread ?? 0)
}

/** Whether the server has said how many there are: before that, a count that changes is no news. */
export function selectIsCounted({ context }: Snapshot<'beyond'>): boolean {
  return context.beyond !== null
}

/** How many older ones can still be shown. */
export function selectOlder({ context }: Snapshot<'beyond'>): number {
  return context.beyond?.older ?? 0
}

/** The one whose detail is open. */
export function selectOpened({ context }: Snapshot<'list' | 'opened'>): Notification | null {
  return context.list.find((each) => each.id === context.opened) ?? null
}
