import type { Notification } from '#contract/notification.ts'

/**
 * Merges both lists: each notification once, newest first. `newer` wins, but read stays read: its request may be
 * older than the reading.
 */
export function merged(known: readonly Notification[], newer: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((each) => [each.id, each]))
  for (const each of newer) {
    const isRead = each.isRead || byId.get(each.id)?.isRead === true
    byId.set(each.id, { ...each, isRead })
  }
  return [...byId.values()].sort(newestFirst)
}

export function read(list: readonly Notification[], ids: readonly number[]): Notification[] {
  return list.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each))
}

function newestFirst(a: Notification, b: Notification): number {
  return Date.parse(b.timeStamp) - Date.parse(a.timeStamp) || b.id - a.id
}
