/** Length of an IBAN by country; for other countries only the check digits count. */
const lengths: Record<string, number> = { TR: 26 }
const ibanShape = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/

/** ISO 13616: with its first four characters at the end and letters as numbers, an IBAN modulo 97 is 1. */
export function isIban(value: string): boolean {
  if (!ibanShape.test(value)) return false
  if (value.length !== (lengths[value.slice(0, 2)] ?? value.length)) return false
  const moved = value.slice(4) + value.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return BigInt(digits) % 97n === 1n
}

/** ISO 7812 (Luhn): with every second digit from the right doubled, the digits sum to a multiple of ten. */
export function isCardNumber(value: string): boolean {
  const sum = value
    .split('')
    .toReversed()
    .reduce((total, sign, index) => {
      const digit = Number(sign) * (index % 2 === 1 ? 2 : 1)
      return total + (digit > 9 ? digit - 9 : digit)
    }, 0)
  return sum % 10 === 0
}

const sumOf = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0)

/** A Turkish national ID number: eleven digits, the first not zero, the last two calculated from those before. */
export function isPersonalNo(value: string): boolean {
  if (!/^[1-9][0-9]{10}$/.test(value)) return false
  const digits = value.split('').map(Number)
  const first = digits.slice(0, 9)
  const odd = sumOf(first.filter((_, index) => index % 2 === 0))
  const even = sumOf(first.filter((_, index) => index % 2 === 1))
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return digits[9] === tenth && digits[10] === sumOf(digits.slice(0, 10)) % 10
}
