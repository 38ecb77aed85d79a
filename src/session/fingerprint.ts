import { randomId } from './random-id.ts'

const key = 'fingerprint'

/** A random id of this browser, kept until the stored data is cleared. */
export function fingerprint(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const made = randomId()
  localStorage.setItem(key, made)
  return made
}
