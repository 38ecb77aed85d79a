import type { Notification } from '#contract/notification.ts'

interface Snapshot {
  context: { list: readonly Notification[]; opened: number | null }
}

/** How many are unread: the badge caps it (section 9). */
export function selectUnread(snapshot: Snapshot): number {
  return snapshot.context.list.filter((each) => !each.isRead).length
}

/** The one whose detail is open. */
export function selectOpened(snapshot: Snapshot): Notification | null {
  return snapshot.context.list.find((each) => each.id === snapshot.context.opened) ?? null
}
