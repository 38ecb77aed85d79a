const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Not `crypto.randomUUID`: it is missing without a secure context, as at an address of the local network. */
const randomBytes = () => crypto.getRandomValues(new Uint8Array(16))

/** 128 random bits. */
export function randomId(): string {
  return Array.from(randomBytes(), hex).join('')
}

/** A UUID of version 4: 122 random bits. */
export function randomUuid(): string {
  const bytes = randomBytes()
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return Array.from(bytes, hex)
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
