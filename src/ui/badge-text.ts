/** Section 9: from this count up the badge says that there are more. */
export const BADGE_CAP = 9

/** What an unread badge shows: nothing for none, the count, or '9+'. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count >= BADGE_CAP ? `${BADGE_CAP}+` : String(count)
}
