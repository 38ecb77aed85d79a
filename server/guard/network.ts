import { isIP, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Groups of an IPv6 address, and how many of them tell one household from another: the first 64 bits. */
const groups = 8
const networkGroups = 4

/** Without a zone; IPv4 as such, though it came to a socket that speaks IPv6. */
export function plainAddress(address: string): string {
  const [zoneless = ''] = address.split('%')
  return mapped.exec(zoneless)?.[1] ?? zoneless
}

/** '1.2.3.4:5678', '[2001:db8::1]:5678', '[2001:db8::1]': some proxies write the port as well. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/**
 * The address that the one proxy before the server has seen, the last in `x-forwarded-for`: what stands before it the visitor may
 * have written. Undefined where it is no address.
 */
export function forwardedAddress(header: string | string[] | undefined): string | undefined {
  const last = String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim()
  const parts = withPort.exec(last ?? '')
  const address = plainAddress(parts?.[1] ?? parts?.[2] ?? last ?? '')
  return isIP(address) === 0 ? undefined : address
}

/** What counts as one place: an IPv4 address or the /64 of an IPv6 one, of which whoever has one has them all. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) === 0 || !isIPv6(plain)) return plain
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: groups - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, networkGroups).join(':')}::/64`
}
