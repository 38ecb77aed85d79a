import { plural, t } from '@lingui/core/macro'
import type { BreakStanding, ExclusionLength } from '#contract/protection-breaks.ts'

const hoursOfDay = 24
const hoursOfWeek = 7 * hoursOfDay
const monthsOfYear = 12

/** The panic button's length first, then every whole day that the profile allows. */
export function timeOutHours({ panicHours, timeOuts }: BreakStanding): number[] {
  const first = Math.ceil(timeOuts.shortest / hoursOfDay)
  const last = Math.floor(timeOuts.longest / hoursOfDay)
  const days = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * hoursOfDay)
  return [panicHours, ...days.filter((hours) => hours !== panicHours)]
}

export function sayHours(hours: number): string {
  if (hours % hoursOfWeek === 0) return plural(hours / hoursOfWeek, { one: '# hafta', other: '# hafta' })
  if (hours > hoursOfDay && hours % hoursOfDay === 0)
    return plural(hours / hoursOfDay, { one: '# gün', other: '# gün' })
  return plural(hours, { one: '# saat', other: '# saat' })
}

export function sayMonths(length: ExclusionLength): string {
  if (length === 'permanent') return t`Süresiz`
  return length % monthsOfYear === 0
    ? plural(length / monthsOfYear, { one: '# yıl', other: '# yıl' })
    : plural(length, { one: '# ay', other: '# ay' })
}
