import { i18n } from '@lingui/core'

/** A day without a time, 'YYYY-MM-DD', as the language writes it: '29 Şubat 1988'. */
export function formatDay(day: string): string {
  return i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
}

/** A moment on the reader's own clock, as the language writes it: '20 Kas 2026 15:01'. */
export function formatDayAndTime(utc: string): string {
  return i18n.date(new Date(utc), { dateStyle: 'medium', timeStyle: 'short' })
}
