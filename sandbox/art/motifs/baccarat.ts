import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { times } from '../shapes.ts'
import { ace, cardBack, chipStack, coin, court, suits } from './table.ts'

const petal = 'M0 0C-34-22-38-70 0-98C38-70 34-22 0 0Z'

const peony: Motif = (b) =>
  times(8)
    .map((index) => at(0, 6, 1, index * 45, b.part(petal, 'crimson')))
    .join('') +
  times(7)
    .map((index) => at(0, 6, 0.74, index * 51 + 20, b.part(petal, 'red')))
    .join('') +
  times(6)
    .map((index) => at(0, 6, 0.5, index * 60 + 8, b.part(petal, 'pink')))
    .join('') +
  times(9)
    .map((index) =>
      b.ball(Math.sin(index * 2.4) * (4 + index), 6 + Math.cos(index * 2.4) * (4 + index), 4, 'amber'),
    )
    .join('')

/** The player's hand and the bank's. */
const bothHands: Motif = (b) =>
  at(-58, -8, 0.78, -14, cardBack(b, 'blue')) +
  at(-38, 2, 0.78, 2, ace(b, 'diamonds')) +
  at(40, -8, 0.78, -2, cardBack(b, 'red')) +
  at(62, 2, 0.78, 14, court(b, 'clubs', 'leaf')) +
  at(0, 92, 0.7, 0, chipStack(b, 'amber', 5))

const squeeze: Motif = (b) =>
  at(0, -6, 1.06, -6, cardBack(b, 'crimson')) +
  at(
    0,
    -6,
    1.06,
    -6,
    b.part('M60 85V8C40 20 10 44-14 85Z', 'white', 'soft') +
      b.shade('M60 8C40 20 10 44-14 85L-22 85C0 40 36 10 60 0Z', 0.4) +
      at(38, 62, 0.16, 0, b.part(suits.diamonds, 'red', 'soft')),
  ) +
  at(-70, 80, 0.5, 0, coin(b)) +
  at(74, 84, 0.46, 0, coin(b))

const lantern =
  (hue: Hue): Motif =>
  (b) =>
    b.line('M0-104V-80M0 66V80', 'gold', 4) +
    b.part('M-30-80H30V-66H-30ZM-30 52H30V66H-30Z', 'gold', 'fine') +
    b.part('M-40-68H40C92-58 100 44 40 54H-40C-100 44-92-58-40-68Z', hue, 'full') +
    b.line('M-20-66C-58-40-58 26-20 52M20-66C58-40 58 26 20 52M0-68V54', 'gold', 3, 0.6) +
    b.glow(-6, -6, 60, b.palette.light, 0.5) +
    b.part('M-12 78H12L16 108H-16Z', hue, 'fine')

export const baccarat: Motifs = {
  peony,
  bothHands,
  squeeze,
  lantern: lantern('red'),
  crane: fanOf('red'),
  jadeFan: fanOf('teal'),
}

function fanOf(hue: Hue): Motif {
  return (b: Brush) =>
    times(9)
      .map((index) =>
        at(
          0,
          74,
          1,
          -72 + index * 18,
          b.part('M-6-40L-26-156C-10-164 10-164 26-156L6-40Z', index % 2 ? hue : 'crimson', 'fine') +
            b.line('M0 0V-150', 'gold', 3.4),
        ),
      )
      .join('') +
    at(-30, -18, 0.24, -20, peony(b)) +
    at(34, -26, 0.3, 10, peony(b)) +
    b.ball(0, 76, 12, 'gold')
}
