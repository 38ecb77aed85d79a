import type { Notification } from '#contract/notification.ts'

/**
 * Both lists as one, each notification once, newest first. The newer words win; what was read stays read,
 * because an answer may have set out before the reading did.
 */
export function merged(known: readonly Notification[], newer: readonly Notification[]): Notification[] {
  const byId = new Map(known.map((each) => [each.id, each]))
  for (const each of newer) {
    const isRead = each.isRead || byId.get(each.id)?.isRead === true
    byId.set(each.id, { ...each, isRead })
  }
  return [...byId.values()].sort(newestFirst)
}

/** The list with these ones read. */
export function read(list: readonly Notification[], ids: readonly number[]): Notification[] {
  return list.map((each) => (ids.includes(each.id) ? { ...each, isRead: true } : each))
}

function newestFirst(a: Notification, b: Notification): number {
  return Date.parse(b.timeStamp) - Date.parse(a.timeStamp) || b.id - a.id
}
