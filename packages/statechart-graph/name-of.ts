/** An action or a guard that is written in place has no name. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return 'unnamed'
}
