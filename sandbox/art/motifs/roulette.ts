import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, polar, ring, slice, times } from '../shapes.ts'
import { chip, chipStack } from './table.ts'

const pockets = 24

const turret = (b: Brush): string =>
  b.part(disc(0, 0, 26), 'gold', 'soft') +
  times(4)
    .map((index) =>
      at(
        0,
        0,
        1,
        index * 90 + 20,
        b.part(box(-4, -44, 8, 40, 4), 'gold', 'fine') + b.ball(0, -46, 7, 'gold'),
      ),
    )
    .join('') +
  b.part(disc(0, 0, 15), 'gold', 'fine')

const bowl = (b: Brush, wood: Hue = 'wood'): string =>
  b.part(disc(0, 0, 100), wood, 'full') +
  b.part(ring(0, 0, 90, 84), 'gold', 'fine') +
  times(pockets)
    .map((index) =>
      b.part(
        slice(index * 15, index * 15 + 15, 82, 58),
        index === 0 ? 'green' : index % 2 ? 'red' : 'black',
        'fine',
      ),
    )
    .join('') +
  b.part(ring(0, 0, 60, 55), 'gold', 'fine') +
  b.part(disc(0, 0, 55), wood === 'wood' ? 'brown' : wood, 'full') +
  times(8)
    .map((index) =>
      b.line(
        `M0 0L${polar(index * 45 + 8, 52)
          .map((value) => value.toFixed(1))
          .join(' ')}`,
        'tan',
        2,
        0.3,
      ),
    )
    .join('') +
  turret(b)

const above =
  (wood: Hue, rests: number): Motif =>
  (b) =>
    bowl(b, wood) + b.ball(...polar(rests, 72), 8, 'white')

/** The wheel as it stands on the table. */
const tilted =
  (wood: Hue): Motif =>
  (b) =>
    b.part('M-100 6C-96 66-46 92 0 92C46 92 96 66 100 6Z', wood, 'full') +
    b.line('M-94 30C-80 66-40 82 0 82C40 82 80 66 94 30', 'gold', 3, 0.7) +
    `<g transform="translate(0 -4) scale(1 .62)">${bowl(b, wood)}</g>` +
    b.part('M-9-8L-5-64H5L9-8Z', 'gold', 'fine') +
    b.ball(0, -68, 12, 'gold') +
    b.ball(58, 22, 8, 'white')

/** So near that only a part of it is seen. */
const near: Motif = (b) =>
  `<g transform="translate(64 74) scale(1.7)">` +
  b.part(slice(-96, 6, 100), 'wood', 'soft') +
  b.part(slice(-96, 6, 90, 84), 'gold', 'fine') +
  times(7)
    .map((index) =>
      b.part(
        slice(-96 + index * 14.5, -82 + index * 14.5, 82, 50),
        index === 3 ? 'green' : index % 2 ? 'red' : 'black',
        'fine',
      ),
    )
    .join('') +
  b.part(slice(-96, 6, 50, 45), 'gold', 'fine') +
  b.part(slice(-96, 6, 45), 'brown', 'soft') +
  b.ball(...polar(-38, 66), 9, 'white') +
  '</g>'

const stakes =
  ([left, right, middle]: readonly [Hue, Hue, Hue]): Motif =>
  (b) =>
    `<g transform="translate(16 -30) scale(.72 .5)">${bowl(b)}</g>` +
    b.ball(40, -8, 6, 'white') +
    at(-58, 66, 0.95, 0, chipStack(b, left, 6)) +
    at(54, 70, 0.95, 0, chipStack(b, right, 4)) +
    at(-2, 84, 0.95, 0, chipStack(b, middle, 2))

const bet =
  (cloth: Hue, high: Hue, low: Hue): Motif =>
  (b) =>
    `<g transform="matrix(1 0 -.28 .72 0 20)">` +
    b.part(box(-92, -76, 184, 152, 6), cloth, 'fine') +
    times(4)
      .flatMap((x) =>
        times(3).map((y) =>
          b.part(box(-84 + x * 43, -68 + y * 47, 38, 42, 4), (x + y) % 2 ? 'red' : 'black', 'fine'),
        ),
      )
      .join('') +
    '</g>' +
    at(-24, 8, 0.9, 0, chipStack(b, high, 5)) +
    at(44, 46, 0.8, 0, chipStack(b, low, 3)) +
    b.part(oval(60, -40, 18, 18), 'white', 'soft') +
    at(-66, 62, 0.6, 20, chip(b, 'red'))

export const roulette: Motifs = {
  above: above('wood', 38),
  blackAbove: above('black', 200),
  redAbove: above('crimson', 290),
  tilted: tilted('wood'),
  greenTilted: tilted('pine'),
  near,
  stakes: stakes(['blue', 'red', 'green']),
  darkStakes: stakes(['black', 'amber', 'violet']),
  bet: bet('leaf', 'violet', 'amber'),
  blueBet: bet('blue', 'crimson', 'white'),
}
