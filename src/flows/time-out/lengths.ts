import { plural, t } from '@lingui/core/macro'
import type { BreakStanding, ExclusionLength } from '#contract/protection-breaks.ts'
import { hoursOfDay } from '../../words/hours.ts'

const monthsOfYear = 12

/** The panic button's length first, then every whole day that the profile allows. */
export function timeOutHours({ panicHours, timeOuts }: BreakStanding): number[] {
  const first = Math.ceil(timeOuts.shortest / hoursOfDay)
  const last = Math.floor(timeOuts.longest / hoursOfDay)
  const days = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * hoursOfDay)
  return [panicHours, ...days.filter((hours) => hours !== panicHours)]
}

export function sayMonths(length: ExclusionLength): string {
  if (length === 'permanent') return t`Süresiz`
  return length % monthsOfYear === 0
    ? plural(length / monthsOfYear, { one: '# yıl', other: '# yıl' })
    : plural(length, { one: '# ay', other: '# ay' })
}
