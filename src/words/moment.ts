const two = (part: number) => String(part).padStart(2, '0')

/** Section 2: day.month.year hour:minute, from UTC to the reader's time zone. */
export function formatMoment(utc: string): string {
  const at = new Date(utc)
  const day = `${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`
}
