import { i18n } from '@lingui/core'

/** Tag for dates: for players in Türkiye English puts the day first, too. */
export const dateTag = (locale: string): string => (locale === 'en' ? 'en-GB' : locale)

/** 'YYYY-MM-DD' as '29 Şubat 1988', '29 February 1988'. */
export function formatDay(day: string): string {
  const format = new Intl.DateTimeFormat(dateTag(i18n.locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}
