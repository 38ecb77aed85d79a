const offset = 0x811c9dc5
const prime = 0x01000193

/** A transition's key in seven characters (FNV-1a of its signs, 32 bits): all that a browser tells of it. */
export function codeOf(key: string): string {
  let hash = offset
  for (const sign of key) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), prime)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
