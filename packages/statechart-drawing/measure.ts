/** Widths of Manrope at weight 400, in thousandths of the font size, rounded up to 20: Node cannot measure text. */
const letters: readonly (readonly [number, string])[] = [
  [200, ' '],
  [240, "'Iilıİî‘’·"],
  [280, '.j|,'],
  [320, ':!;'],
  [380, 'fr“”"'],
  [420, '1/\\-[]t{}'],
  [440, '()*'],
  [500, 'Jk`×'],
  [540, '7FLv?sxyzş–'],
  [580, '3Yacçâ25+E'],
  [600, '48$KTbdeghnopquğöüû'],
  [640, '0<>BPSVXZŞ₺69AR…'],
  [700, '&_D^~HN'],
  [760, 'CGUÇĞÜOQÖ='],
  [860, 'w—Mm'],
  [1_000, '%@#W→'],
]
const widths = new Map(
  letters.flatMap(([width, all]) => Array.from(all, (letter) => [letter, width] as const)),
)
/** For a letter that is not listed. */
const unknown = 700
/** Factor for weight 600. */
const strong = 1.06

export function widthOf(text: string, size: number, isStrong = false): number {
  const sum = Array.from(text).reduce((total, letter) => total + (widths.get(letter) ?? unknown), 0)
  return ((sum * size) / 1_000) * (isStrong ? strong : 1)
}

/** Lines of at most this width; a longer word has a line of its own. */
export function wrap(text: string, most: number, size: number, isStrong = false): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(longer, size, isStrong) > most) return [...lines, word]
    return [...lines.slice(0, -1), longer]
  }, [])
}
