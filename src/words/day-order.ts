import { dateTag } from './date.ts'

export type DayPart = 'day' | 'month' | 'year'
export const dayDigits: Record<DayPart, number> = { day: 2, month: 2, year: 4 }

const isPart = (type: string): type is DayPart => type in dayDigits

/** How a language writes a day in digits: '31.12.2026' in Turkish, '31/12/2026' in English. */
export function dayOrder(locale: string): { parts: DayPart[]; separator: string } {
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  const written = format.formatToParts(0)
  const between = written.findIndex(({ type }) => isPart(type)) + 1
  return {
    parts: written.flatMap(({ type }) => (isPart(type) ? [type] : [])),
    separator: written[between]?.value.trim().replaceAll(/[\p{L}\p{Cf}]/gu, '') || '-',
  }
}
