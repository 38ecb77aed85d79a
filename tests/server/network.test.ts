import { describe, expect, test } from 'vitest'
import { forwardedAddress, networkOf, plainAddress } from '#server/guard/network.ts'

describe('what an address is counted as', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::5:6', '2001:db8:1:2::/64'],
    ['2001:db8:0:1:0:0:0:1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['no address', 'no address'],
  ])('Scenario: %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:5678', '203.0.113.7'],
    ['[2001:db8::1]:5678', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['abc', undefined],
    ['203.0.113.7, unknown', undefined],
    ['203.0.113.700', undefined],
    ['203.0.113.7:', undefined],
    ['[203.0.113', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('Scenario: a proxy that writes %s has seen %s', (header, address) => {
    expect(forwardedAddress(header)).toBe(address)
  })

  test('Scenario: the list of sessions shows an IPv4 address as people know it', () => {
    expect(plainAddress('::ffff:203.0.113.7')).toBe('203.0.113.7')
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1')
  })
})
