import { plainDigits } from '#contract/digits.ts'
import { dayDigits, dayOrder, type DayPart } from './day-order.ts'

const isoDay = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/

/** 'YYYY-MM-DD' in the digits of the language: '31.12.2026'. */
export function writeDay(day: string, locale: string): string {
  const { parts, separator } = dayOrder(locale)
  const groups = isoDay.exec(day)?.groups
  return groups ? parts.map((part) => groups[part]).join(separator) : ''
}

/** Adds separators to what is typed: '1.1' and '0101' become '01.01' as more follows. */
export function tidyDay(typed: string, locale: string): string {
  const plain = plainDigits(typed).trim()
  if (isoDay.test(plain)) return writeDay(plain, locale)
  const { parts, separator } = dayOrder(locale)
  const written = groupsOf(plain, parts)
  const open = written.length < parts.length && /\d\D+$/.test(plain)
  return written.join(separator) + (open ? separator : '')
}

/** One group of digits per part: a group that a separator ends is padded, one that is too long continues in the next part. */
function groupsOf(plain: string, parts: readonly DayPart[]): string[] {
  const typed = plain.split(/\D+/).filter((group) => group !== '')
  const written: string[] = []
  for (const [index, group] of typed.entries()) {
    const ended = index < typed.length - 1 || /\D$/.test(plain)
    for (let rest = group; rest !== '' && written.length < parts.length;) {
      const digits = dayDigits[parts[written.length] ?? 'year']
      written.push(rest.length < digits && ended ? rest.padStart(digits, '0') : rest.slice(0, digits))
      rest = rest.slice(digits)
    }
  }
  return written
}

/** 'YYYY-MM-DD' of what was typed; null for an invalid or incomplete day. */
export function readDay(text: string, locale: string): string | null {
  const { parts } = dayOrder(locale)
  const groups = text.split(/\D+/)
  const of = (part: DayPart) => groups[parts.indexOf(part)] ?? ''
  const day = `${of('year')}-${of('month')}-${of('day')}`
  if (groups.length !== parts.length || !isoDay.test(day)) return null
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && !day.startsWith('0000')
    ? day
    : null
}
