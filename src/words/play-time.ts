import { t } from '@lingui/core/macro'

const minutesPerHour = 60

/** '2 sa 30 dk'. */
export function sayPlayTime(minutes: number): string {
  const hours = Math.trunc(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  if (hours === 0) return t`${rest} dk`
  return rest === 0 ? t`${hours} sa` : t`${hours} sa ${rest} dk`
}
