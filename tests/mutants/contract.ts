import type { Mutant } from './mutant.ts'

export const inContract: readonly Mutant[] = [
  {
    file: 'contract/money.ts',
    mistake: 'an amount of ₺0,29 is refused as no amount, because its fraction is cut off, not rounded',
    from: 'Math.round(wire * minorPerMajor)',
    to: 'Math.trunc(wire * minorPerMajor)',
    killers: ['tests/server/payment-deposit.test.ts'],
  },
  {
    file: 'contract/payment-detail.ts',
    mistake: 'a deposit of exactly the most that its method takes is refused',
    from: 'value <= max',
    to: 'value < max',
    killers: ['tests/contract/payment-detail.test.ts'],
  },
  {
    file: 'contract/check-digits.ts',
    mistake: 'a right national ID is called wrong when its even digits outweigh its odd ones',
    from: '(((odd * 7 - even) % 10) + 10) % 10',
    to: '(odd * 7 - even) % 10',
    killers: ['tests/contract/payment-detail.test.ts'],
  },
  {
    file: 'contract/coin-address.ts',
    mistake: 'a withdrawal in Litecoin may go to a segwit address of Bitcoin, and the coins are lost',
    from: 'if (read?.prefix !== prefix) return false',
    to: 'if (!read) return false',
    killers: ['tests/contract/coin-address.test.ts'],
  },
  {
    file: 'contract/auth.ts',
    mistake: 'a mobile number with 0090 in front counts as another number, so two accounts verify one phone',
    from: '/^(?:00)?(?:90)?0?(?=5\\d{9}$)/',
    to: '/^(?:90)?0?(?=5\\d{9}$)/',
    killers: ['tests/server/phone.test.ts'],
  },
  {
    file: 'contract/auth.ts',
    mistake: 'nobody can sign up on the eighteenth birthday',
    from: 'day.slice(5) < birthDate.slice(5)',
    to: 'day.slice(5) <= birthDate.slice(5)',
    killers: ['tests/contract/fields.test.ts'],
  },
  {
    file: 'contract/field.ts',
    mistake: 'a password is chosen with a sign that nobody sees, and cannot be typed again',
    from: 'secret(bounds).check(allSeen())',
    to: 'secret(bounds)',
    killers: ['tests/contract/unseen-signs.test.ts'],
  },
  {
    file: 'contract/payment.ts',
    mistake: 'the address of the page to pay at is compressed, so that its length tells of its secret',
    from: 'secret: true,\n    request: submission,',
    to: 'request: submission,',
    killers: ['tests/server/compressed-calls.test.ts'],
  },
  {
    file: 'contract/html.ts',
    mistake: 'a link of a page that begins with // leads to the host of somebody else',
    from: '(?:\\/(?![/\\\\])|',
    to: '(?:\\/|',
    killers: ['tests/server/html-rules.test.ts'],
  },
]
