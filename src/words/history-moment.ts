import { siteTimeZone } from '#contract/day.ts'
import { dateTag } from './date.ts'

/** In the time zone of the site: '20 Kas 2026 15:00', '20 Nov 2026, 15:00'. */
export function sayHistoryMoment(utc: string, locale: string): string {
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone: siteTimeZone } as const
  return new Intl.DateTimeFormat(dateTag(locale), format).format(new Date(utc))
}

/** For files: a spreadsheet of any language reads it as a date with a time. '2026-11-20 15:00' */
export function writeHistoryMoment(utc: string): string {
  const format = { dateStyle: 'short', timeStyle: 'short', timeZone: siteTimeZone } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(new Date(utc))
}
