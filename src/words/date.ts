import { i18n } from '@lingui/core'

/** The tag by which dates are written: the English of a player in Türkiye puts the day first. */
export const dateTag = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

/** A day without a time, 'YYYY-MM-DD', as the language writes it: '29 Şubat 1988', '29 February 1988'. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(dateTag(i18n.locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
