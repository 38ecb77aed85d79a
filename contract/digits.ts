const digit = /\p{Nd}/u
const anyDigit = /\p{Nd}/gu

/** Unicode keeps the digits of a script in a row, from zero on. */
function valueOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let before = 0
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** Digits of any script as ASCII: '٥٣٢' and '５３２' become '532'. */
export const plainDigits = (typed: string): string => typed.replaceAll(anyDigit, valueOf)
