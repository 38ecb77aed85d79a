/** Section 9: from this count on the badge shows '9+'. */
export const BADGE_CAP = 9

/** Empty for none; otherwise the count, or '9+'. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count >= BADGE_CAP ? `${BADGE_CAP}+` : String(count)
}
