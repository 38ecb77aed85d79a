import { t } from '@lingui/core/macro'

const secondsPerMinute = 60
const minutesPerHour = 60

/** '2 sa 30 dk'. */
export function sayPlayTime(minutes: number): string {
  const hours = Math.trunc(minutes / minutesPerHour)
  const rest = minutes % minutesPerHour
  if (hours === 0) return t`${rest} dk`
  return rest === 0 ? t`${hours} sa` : t`${hours} sa ${rest} dk`
}

const two = (part: number) => String(part).padStart(2, '0')

/** '2:30:07'. */
export function writePlayTime(seconds: number): string {
  const minutes = Math.trunc(seconds / secondsPerMinute)
  const hours = Math.trunc(minutes / minutesPerHour)
  return `${hours}:${two(minutes % minutesPerHour)}:${two(seconds % secondsPerMinute)}`
}
