import type { Month, MonthRow } from './month.store.ts'

/** Players see their histories for as long at least; the same as their sign-ins and notifications (kept, upkeep.store.ts). */
export const daysShown = 365
const day = 24 * 60 * 60 * 1000

/** Why the month cannot go to files now; null: it can. */
export function whyStays(months: readonly MonthRow[], month: Month, now: Date): string | null {
  const known = months.find((each) => each.month === month)
  if (!known) return `There is no month ${month}`
  if (known.files) return `${month} is in files already`
  const oldest = months.find(({ files }) => files === null)
  if (oldest && oldest.month !== month)
    return `${oldest.month} is older: months go into files from the oldest on`
  const [year = 0, number = 0] = month.split('-').map(Number)
  if (now.getTime() - Date.UTC(year, number) < daysShown * day)
    return `Players see ${month}: it can go ${daysShown} days after its end`
  return null
}

/** Why the month cannot come back now; null: it can. */
export function whyStaysInFiles(months: readonly MonthRow[], month: Month): string | null {
  const known = months.find((each) => each.month === month)
  if (!known?.files) return `${month} is not in files`
  const newest = months.findLast(({ files }) => files !== null)
  if (newest && newest.month !== month) return `${newest.month} is newer: months come back from the newest on`
  return null
}
