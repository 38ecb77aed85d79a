/** ISO 13616: with its first four signs at the end and letters as numbers, an IBAN leaves 1 when divided by 97. */
export function isIban(value: string): boolean {
  const moved = value.slice(4) + value.slice(0, 4)
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))
  return /^[0-9]+$/.test(digits) && BigInt(digits) % 97n === 1n
}

/** ISO 7812: every second digit from the right doubled, the digits sum to a multiple of ten. */
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
