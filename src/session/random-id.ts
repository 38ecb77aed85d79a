const bytes = 16
const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** 128 random bits; also where the page has no secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), hex).join('')
}
