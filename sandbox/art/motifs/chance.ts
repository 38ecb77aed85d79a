import { at, type Brush } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, polar, star, times } from '../shapes.ts'
import { coin, die, wheelOf } from './table.ts'

const hub = (b: Brush): string =>
  b.part(disc(0, 0, 24), 'gold', 'soft') + at(0, 0, 0.18, 0, b.part(star(5, 98, 42), 'red', 'soft'))
const pointer = (b: Brush, y = -104): string =>
  b.part(`M-16 ${y}H16L0 ${y + 34}Z`, 'red', 'fine') + b.ball(0, y + 3, 7, 'gold')

const twelve: Motif = (b) => wheelOf(b, ['red', 'amber', 'teal', 'white'], 12) + hub(b) + pointer(b)
const eight: Motif = (b) =>
  wheelOf(b, ['crimson', 'gold'], 8) +
  times(8)
    .map((index) =>
      at(
        ...polar(index * 45 + 22.5, 58),
        0.2,
        index * 45,
        index % 2
          ? b.part(star(5, 80, 36), 'white', 'fine')
          : b.part('M0-60L60 0L0 80L-60 0Z', 'aqua', 'soft'),
      ),
    )
    .join('') +
  hub(b) +
  pointer(b)
const standing: Motif = (b) =>
  b.part('M-60 104L-14 20H14L60 104Z', 'wood', 'soft') +
  b.part(box(-78, 92, 156, 16, 8), 'gold', 'fine') +
  at(0, -14, 0.86, 9, wheelOf(b, ['green', 'yellow', 'pink', 'blue', 'orange'], 10) + hub(b)) +
  pointer(b, -112)
const crowned: Motif = (b) =>
  at(
    0,
    12,
    0.9,
    0,
    wheelOf(b, ['black', 'red', 'black', 'amber'], 16) +
      b.part(disc(0, 0, 46), 'gold', 'soft') +
      b.part(disc(0, 0, 38), 'crimson', 'soft') +
      at(0, 0, 0.3, 0, b.part(star(6, 98, 50), 'gold', 'soft')),
  ) +
  at(
    0,
    -84,
    1,
    0,
    b.part('M-34 18L-40-18L-18-2L0-26L18-2L40-18L34 18Z', 'gold', 'soft') +
      b.ball(0, -28, 6, 'red') +
      b.ball(-40, -20, 5, 'aqua') +
      b.ball(40, -20, 5, 'aqua'),
  )

export const wheel: Motifs = { twelve, eight, standing, crowned }

const pair: Motif = (b) =>
  at(-40, -22, 0.72, -14, die(b, 'red', 'white', [6, 3, 5])) +
  at(38, 28, 0.82, 12, die(b, 'white', 'red', [5, 1, 4]))
const single: Motif = (b) => at(0, 0, 1.2, 8, die(b, 'crimson', 'white', [6, 4, 2]))
const ivory: Motif = (b) =>
  at(-52, 40, 0.6, -10, die(b, 'bone', 'black', [1, 2, 3])) +
  at(50, 46, 0.6, 14, die(b, 'black', 'gold', [4, 5, 6])) +
  at(0, -34, 0.72, 4, die(b, 'teal', 'white', [3, 6, 2]))
const cup: Motif = (b) =>
  at(
    -14,
    -18,
    1,
    -22,
    b.part('M-62-70C-56-86 56-86 62-70L46 66C40 80-40 80-46 66Z', 'wood', 'full') +
      b.part(oval(0, -70, 62, 16), 'cocoa', 'soft') +
      b.line('M-58-40C-20-26 20-26 58-40M-49 40C-18 52 18 52 49 40', 'gold', 6) +
      at(0, 4, 0.3, 0, b.part(star(4, 90, 40), 'gold', 'soft')),
  ) +
  at(60, 30, 0.42, 14, die(b, 'white', 'red', [2, 5, 1])) +
  at(10, 70, 0.46, -10, die(b, 'red', 'white', [6, 3, 4]))
const golden: Motif = (b) =>
  at(-32, 16, 0.86, -8, die(b, 'gold', 'crimson', [5, 6, 3])) +
  at(54, -32, 0.58, 16, die(b, 'gold', 'crimson', [2, 4, 1])) +
  at(66, 66, 0.5, 0, coin(b))

export const dice: Motifs = { pair, single, ivory, cup, golden }
