import { describe, expect, it } from 'vitest'
import { isCoinAddress } from '#contract/coin-address.ts'
import { paymentMethods } from '#server/seed/payment-methods.ts'

/** Published examples: Bitcoin's first block, BIP 173, BIP 350, EIP 55 and their Litecoin counterparts. */
const right: [coin: string, address: string][] = [
  ['BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['BTC', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
  ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['BTC', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['BTC', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['LTC', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz'],
  ['LTC', 'MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441'],
  ['LTC', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
  ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
]

const wrong: [what: string, coin: string, address: string][] = [
  ['a single letter', 'BTC', 'x'],
  ['one letter mistyped, without a checksum to match', 'BTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
  ['one letter mistyped', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
  ['capitals and small letters mixed', 'BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3T4'],
  [
    'version 1 with the checksum of version 0',
    'BTC',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
  ],
  ['an address of the test network', 'BTC', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
  ['an address of Litecoin', 'BTC', 'LaMT348PWRnrqeeWArpwQPbuanpXDZGEUz'],
  ['an address of Bitcoin', 'LTC', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['a segwit address of Bitcoin', 'LTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['one capital mistyped', 'ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed'],
  ['a digit too few', 'ETH', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beae'],
  ['no 0x', 'ETH', '5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['spaces, for a coin that is not known', 'XYZ', 'one two three four five six'],
]

describe('an address that coins are sent to', () => {
  it.each(right)('Scenario: %s goes to %s', (coin, address) =>
    expect(isCoinAddress(coin, address)).toBe(true),
  )

  it.each(wrong)('Scenario: %s is no address of %s: %s', (_what, coin, address) =>
    expect(isCoinAddress(coin, address)).toBe(false),
  )

  it('Scenario: the form of the addresses is known of every coin that is offered', () => {
    const coins = paymentMethods.flatMap(({ withdraw }) =>
      (withdraw?.fields ?? []).flatMap(({ key, option }) => (key === 'Coin' ? (option ?? []) : [])),
    )
    expect(coins.length).toBeGreaterThan(0)
    const generic = 'a'.repeat(40)
    expect(coins.filter(({ id }) => isCoinAddress(String(id), generic))).toEqual([])
  })
})
