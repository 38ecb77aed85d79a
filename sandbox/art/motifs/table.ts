import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif } from '../motif.ts'
import { box, disc, many, oval, polar, ring, slice, times } from '../shapes.ts'

/** What lies on every table: cards, chips, coins and dice, for the motifs of several themes. */
export type Suit = 'hearts' | 'spades' | 'diamonds' | 'clubs'

export const suits: Record<Suit, string> = {
  hearts: 'M0-50C18-92 92-92 94-30C94 22 34 62 0 96C-34 62-94 22-94-30C-92-92-18-92 0-50Z',
  spades:
    'M0-98C28-56 92-24 92 28C92 66 44 78 16 46C16 68 26 84 42 94H-42C-26 84-16 68-16 46C-44 78-92 66-92 28C-92-24-28-56 0-98Z',
  diamonds: 'M0-98C22-58 46-28 76 0C46 28 22 58 0 98C-22 58-46 28-76 0C-46-28-22-58 0-98Z',
  clubs:
    'M0-96C34-96 56-66 40-36C34-24 28-20 22-14C60-30 94-8 92 26C88 66 36 72 14 40C14 66 24 84 40 94H-40C-24 84-14 66-14 40C-36 72-88 66-92 26C-94-8-60-30-22-14C-28-20-34-24-40-36C-56-66-34-96 0-96Z',
}

export const suitHue = (suit: Suit): Hue => (suit === 'hearts' || suit === 'diamonds' ? 'red' : 'black')

/** An ace, 120 by 170. */
export const ace = (b: Brush, suit: Suit): string =>
  b.part(box(-60, -85, 120, 170, 12), 'white', 'fine') +
  b.line(box(-52, -77, 104, 154, 8), suitHue(suit), 1.4, 0.35) +
  at(0, 0, 0.42, 0, b.part(suits[suit], suitHue(suit), 'full')) +
  at(-40, -62, 0.12, 0, b.flat(suits[suit], suitHue(suit))) +
  at(40, 62, 0.12, 180, b.flat(suits[suit], suitHue(suit)))

/** A court card: a crown over a mirrored robe. */
export const court = (b: Brush, suit: Suit, robe: Hue): string => {
  const half =
    b.flat('M-42 0L-42-14C-30-26-14-28 0-28C14-28 30-26 42-14V0Z', robe) +
    b.flat('M-10-26L0 0L10-26Z', 'yellow') +
    b.flat(oval(0, -40, 12, 15), 'skin') +
    b.flat('M-16-36C-20-58 20-58 16-36L12-46H-12Z', 'brown') +
    b.part('M-18-50L-20-68L-9-58L0-72L9-58L20-68L18-50Z', 'gold', 'fine')
  return (
    b.part(box(-60, -85, 120, 170, 12), 'white', 'fine') +
    b.line(box(-46, -74, 92, 148, 5), 'gold', 2, 0.8) +
    half +
    at(0, 0, 1, 180, half) +
    b.line('M-42 0H42', 'gold', 4) +
    at(-50, -66, 0.09, 0, b.flat(suits[suit], suitHue(suit))) +
    at(50, 66, 0.09, 180, b.flat(suits[suit], suitHue(suit)))
  )
}

/** The back of a card, woven. */
export const cardBack = (b: Brush, hue: Hue): string =>
  b.part(box(-60, -85, 120, 170, 12), 'white', 'fine') +
  b.part(box(-51, -76, 102, 152, 7), hue, 'fine') +
  times(5)
    .flatMap((x) =>
      times(7).map((y) =>
        b.line(
          many([
            [-40 + x * 20, -68 + y * 22.6],
            [-32 + x * 20, -60 + y * 22.6],
            [-40 + x * 20, -52 + y * 22.6],
            [-48 + x * 20, -60 + y * 22.6],
          ]),
          'gold',
          1.4,
          0.55,
        ),
      ),
    )
    .join('') +
  b.part(disc(0, 0, 24), 'gold', 'fine') +
  at(0, 0, 0.16, 0, b.part(suits.spades, hue, 'soft'))

/** A chip seen from above, of radius 50. */
export const chip = (b: Brush, hue: Hue): string =>
  b.part(disc(0, 0, 50), hue, 'soft') +
  times(6)
    .map((index) => b.flat(slice(index * 60 - 10, index * 60 + 10, 49, 38), 'white'))
    .join('') +
  b.line(disc(0, 0, 36), 'white', 1.6, 0.7) +
  b.part(disc(0, 0, 29), 'white', 'fine') +
  at(0, 0, 0.2, 0, b.flat(suits.diamonds, hue))

/** Chips on one another, seen from the side; the foot is at 0. */
export const chipStack = (b: Brush, hue: Hue, count: number): string =>
  times(count)
    .map((index) => {
      const [x, y] = [(index * 7) % 5, -index * 13]
      return (
        b.part(`M${x - 42} ${y}A42 15 0 0 0 ${x + 42} ${y}V${y - 12}H${x - 42}Z`, hue, 'fine') +
        [-28, 0, 28]
          .map((place) =>
            b.flat(box(x + place - 6, y + 13 - Math.abs(place) * 0.16 - 11, 12, 10), 'white', 0.9),
          )
          .join('') +
        b.part(oval(x, y - 12, 42, 15), hue, 'fine')
      )
    })
    .join('') +
  b.flat(oval(((count - 1) * 7) % 5, -count * 13 + 1, 30, 10), 'white', 0.9) +
  b.flat(oval(((count - 1) * 7) % 5, -count * 13 + 1, 22, 7), hue)

/** A coin with a tulip on it, of radius 50. */
export const coin: Motif = (b) =>
  b.part(disc(0, 0, 50), 'gold', 'soft') +
  b.part(ring(0, 0, 47, 39), 'gold', 'fine') +
  b.flat(disc(0, 0, 38), 'gold', 0.35) +
  b.part(
    'M0-26C8-18 8-12 10-6C14-14 18-18 24-20C26 4 18 22 0 28C-18 22-26 4-24-20C-18-18-14-14-10-6C-8-12-8-18 0-26Z',
    'copper',
    'fine',
  )

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const face = (b: Brush, matrix: string, count: number, pip: Hue): string =>
  `<g transform="matrix(${matrix})">${(pips[count] ?? []).map(([x, y]) => b.flat(disc(x * 25, y * 25, 10), pip) + b.shine(disc(x * 25 + 2, y * 25 + 3, 4), 0.25)).join('')}</g>`

/** A die on its edge, about 150 high. */
export const die = (
  b: Brush,
  hue: Hue,
  pip: Hue,
  [top, left, right]: readonly [number, number, number],
): string =>
  b.part(
    'M0-80C4-80 68-48 72-44C74-42 74 38 71 42C67 47 6 80 0 80C-6 80-67 47-71 42C-74 38-74-42-72-44C-68-48-4-80 0-80Z',
    hue,
    'soft',
  ) +
  b.shine('M0-78L68-45L0-11L-68-45Z', 0.3) +
  b.shade('M2-8L70-42V40L2 77Z', 0.34) +
  b.line('M-68-44L0-10L68-44M0-10V76', 'white', 2, 0.35) +
  face(b, '.68 .33 -.68 .33 0 -45', top, pip) +
  face(b, '.68 .34 0 .82 -35 17', left, pip) +
  face(b, '.68 -.34 0 .82 35 17', right, pip)

/** A wheel of so many fields, seen from the front, of radius 90. */
export const wheelOf = (b: Brush, fields: readonly Hue[], count: number): string =>
  b.part(disc(0, 0, 98), 'gold', 'soft') +
  b.part(disc(0, 0, 88), 'cocoa', 'fine') +
  times(count)
    .map((index) =>
      b.part(
        slice((index * 360) / count, ((index + 1) * 360) / count, 86),
        fields[index % fields.length] ?? 'red',
        'fine',
      ),
    )
    .join('') +
  times(count)
    .map((index) => b.ball(...polar((index * 360) / count, 93), 4, 'white'))
    .join('')
