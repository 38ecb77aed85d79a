import { i18n } from '@lingui/core'

/** A day without a time, 'YYYY-MM-DD', as the language writes it: '29 Şubat 1988'. */
export function formatDay(day: string): string {
  return i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
}
