/** Always as many, so that they do not tell the length. Personal data is masked because the session may be in other hands. */

const stars = '***'

/** 'a***@example.com'; a name of one letter is hidden. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.length > 1 ? name.slice(0, 1) : ''}${stars}${email.slice(at)}`
}

const shownDigits = 2

/** '+90 *** *** ** 33' for a Turkish number, '+***33' for any other. */
export function maskPhone(digits: string): string {
  const end = digits.slice(-shownDigits)
  return /^90\d{10}$/.test(digits) ? `+90 *** *** ** ${end}` : `+${stars}${end}`
}

export function maskPersonalNo(digits: string): string {
  return '*'.repeat(digits.length - shownDigits) + digits.slice(-shownDigits)
}

const shownLetters = 2

/** 'Ay***'; of a name of two letters one is shown. */
export function maskName(name: string): string {
  const letters = Array.from(name)
  return letters.slice(0, Math.min(shownLetters, letters.length - 1)).join('') + stars
}
