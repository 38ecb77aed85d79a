import { plural } from '@lingui/core/macro'

export const hoursOfDay = 24
const hoursOfWeek = 7 * hoursOfDay

/** '3 gün'. */
export function sayHours(hours: number): string {
  if (hours % hoursOfWeek === 0) return plural(hours / hoursOfWeek, { one: '# hafta', other: '# hafta' })
  if (hours > hoursOfDay && hours % hoursOfDay === 0)
    return plural(hours / hoursOfDay, { one: '# gün', other: '# gün' })
  return plural(hours, { one: '# saat', other: '# saat' })
}
