/** A name of an action or a guard as its machine writes it; what is written in place has none. */
export function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type)
  return 'unnamed'
}
