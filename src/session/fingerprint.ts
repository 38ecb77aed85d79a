const key = 'fingerprint'
const bytes = 16
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Tells this browser from others: a random id that stays until the stored data is cleared. */
export function fingerprint(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const made = Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join('')
  localStorage.setItem(key, made)
  return made
}
