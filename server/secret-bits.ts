/** Bits per sign of a text of letters and spaces: probably words. */
const bitsOfWords = 1.5
const shortestRepeat = 3

/** Estimates the bits that have to be guessed by somebody who knows how people make up secrets. Never more than there are. */
export function secretBits(secret: string): number {
  const fresh = withoutRuns(withoutRepeats(secret))
  const isWords = secret.split(/[\s.,'!?-]+/).every((word) => /^\p{L}?\p{Ll}*$/u.test(word))
  return fresh.length * Math.min(bitsPerSign(fresh), isWords ? bitsOfWords : Number.POSITIVE_INFINITY)
}

/** A repeated part adds nothing. */
function withoutRepeats(text: string): string {
  let fresh = ''
  for (let at = 0; at < text.length;) {
    let length = 0
    while (at + length < text.length && text.slice(0, at).includes(text.slice(at, at + length + 1))) length++
    if (length >= shortestRepeat) at += length
    else fresh += text[at++]
  }
  return fresh
}

/** 'abcdef', '987654' and 'aaaa' count as one sign each. */
function withoutRuns(text: string): string {
  const signs = text.split('')
  const codes = signs.map((sign) => sign.charCodeAt(0))
  const step = (at: number) => (codes[at] ?? 0) - (codes[at - 1] ?? Number.NaN)
  return signs.filter((_sign, at) => !(Math.abs(step(at)) <= 1 && step(at) === step(at - 1))).join('')
}

function bitsPerSign(text: string): number {
  const counts = new Map<string, number>()
  for (const sign of text) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce(
    (bits, count) => bits - (count / text.length) * Math.log2(count / text.length),
    0,
  )
}
