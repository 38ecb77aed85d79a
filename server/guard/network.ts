import { isIP, isIPv6 } from 'node:net'

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** The first four groups (64 bits) of an IPv6 address identify a household. */
const groups = 8
const networkGroups = 4

/** Without a zone; an IPv4-mapped IPv6 address as IPv4. */
export function plainAddress(address: string): string {
  const [zoneless = ''] = address.split('%')
  return mapped.exec(zoneless)?.[1] ?? zoneless
}

/** Some proxies write the port too: '1.2.3.4:5678', '[2001:db8::1]:5678', '[2001:db8::1]'. */
const withPort = /^(?:\[([^\]]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+):\d+)$/

/**
 * The address that the one proxy before the server has seen: the last in `x-forwarded-for`, since the client can write the others.
 * Undefined if it is no address.
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

/** The unit of rate limits: an IPv4 address, or the /64 of an IPv6 one, all of whose addresses one household has. */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) === 0 || !isIPv6(plain)) return plain
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = Array.from({ length: groups - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, networkGroups).join(':')}::/64`
}
