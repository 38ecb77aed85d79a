import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, polar, ring, star, times } from '../shapes.ts'

const horse =
  (coat: Hue, mane: Hue): Motif =>
  (b) =>
    b.part('M-18-84C-54-70-86-20-84 98H-4C-14 60 0 34 22 22Z', mane, 'soft') +
    b.part(
      'M-22-76L-14-104L6-82C30-76 42-60 50-38L84 18C90 34 84 50 70 54C56 58 46 50 34 40C16 38 6 36-2 30C6 56 24 76 30 98H-62C-62 20-60-40-22-76Z',
      coat,
      'full',
    ) +
    b.part(
      'M-14-86C-34-66-30-52-44-40C-34-36-50-8-56 0C-44 4-60 30-66 44C-56 46-70 76-76 98H-52C-62 60-50 10-28-20C-16-40-8-60-4-80Z',
      mane,
      'soft',
    ) +
    b.ball(26, -38, 7, 'black') +
    b.shine(disc(24, -41, 2), 0.9) +
    b.flat('M72 30C78 32 78 40 72 42C68 40 68 34 72 30Z', 'black') +
    b.line('M52 44C60 40 66 42 72 48', 'cocoa', 2.4, 0.7) +
    b.line(
      'M40-54C30-30 34 0 48 16M48 16L62-2M48 16L6 16M8-78C0-50 0-10 6 16C8 50 0 76-22 96',
      'crimson',
      6,
    ) +
    b.part(ring(48, 16, 9, 5), 'gold', 'fine')

const formula: Motif = (b) =>
  b.part(box(-98, -34, 46, 12, 4), 'black', 'fine') +
  b.part(box(-92, -28, 10, 40, 3), 'iron', 'fine') +
  b.part('M-92 40C-92 14-70 4-40 2L-18-12H10L26 4C60 10 92 22 104 40L100 52H-92Z', 'red', 'full') +
  b.part('M-12-10H8L18 4H-20Z', 'navy', 'fine') +
  b.ball(0, -12, 13, 'white') +
  b.part('M-2-16H12V-8H0Z', 'navy', 'fine') +
  b.flat('M-40 22C0 10 50 16 92 36L60 38C20 26-10 28-40 34Z', 'white', 0.9) +
  b.part(box(78, 46, 36, 10, 4), 'black', 'fine') +
  [-58, 56]
    .map(
      (x) =>
        b.part(disc(x, 44, 31), 'black', 'soft') +
        b.part(disc(x, 44, 17), 'silver', 'fine') +
        times(6)
          .map((index) =>
            b.line(
              `M${x} 44L${polar(index * 60, 15, x, 44)
                .map((value) => value.toFixed(1))
                .join(' ')}`,
              'iron',
              3,
            ),
          )
          .join('') +
        b.part(disc(x, 44, 5), 'gold', 'fine'),
    )
    .join('') +
  b.line('M-104 74H104', 'black', 3, 0.3)

export const trophy: Motif = (b) =>
  b.part(
    'M-52-74C-96-80-104-20-40 2L-36-12C-78-26-74-62-50-58ZM52-74C96-80 104-20 40 2L36-12C78-26 74-62 50-58Z',
    'gold',
    'fine',
  ) +
  b.part('M-58-92H58C60-30 46 14 12 26L14 58H-14L-12 26C-46 14-60-30-58-92Z', 'gold', 'full') +
  b.part('M-40 58H40L48 80H-48Z', 'gold', 'soft') +
  b.part(box(-58, 78, 116, 22, 5), 'wood', 'soft') +
  at(0, -40, 0.32, 0, b.part(star(5, 98, 42), 'red', 'soft')) +
  b.shine('M-48-84H-34C-34-50-30-20-18 4C-38-10-48-46-48-84Z', 0.4)

export const horseshoe: Motif = (b) =>
  b.part(
    'M-58 92C-74 84-78 74-70 60C-96 16-92-92 0-94C92-92 96 16 70 60C78 74 74 84 58 92L38 84C62 30 66-58 0-60C-66-58-62 30-38 84Z',
    'gold',
    'full',
  ) +
  [
    [-66, 34],
    [-74, -6],
    [-62, -46],
    [-30, -74],
    [30, -74],
    [62, -46],
    [74, -6],
    [66, 34],
  ]
    .map(([x = 0, y = 0]) => b.part(disc(x, y, 6), 'brown', 'fine'))
    .join('')

const wave = (x: number): number => Math.sin(x / 2.2) * 9

const chequered = (b: Brush): string => {
  return (
    b.part('M-4-6H4V128H-4Z', 'steel', 'fine') +
    times(6)
      .flatMap((x) =>
        times(5).map((y) =>
          b.flat(
            `M${4 + x * 20} ${y * 16 + wave(x)}L${24 + x * 20} ${y * 16 + wave(x + 1)}V${y * 16 + 16 + wave(x + 1)}L${4 + x * 20} ${y * 16 + 16 + wave(x)}Z`,
            (x + y) % 2 ? 'white' : 'black',
          ),
        ),
      )
      .join('') +
    b.ball(0, -8, 8, 'gold') +
    b.shade(`M44 ${wave(2)}L64 ${wave(3)}V${80 + wave(3)}L44 ${80 + wave(2)}Z`, 0.2)
  )
}
const flags: Motif = (b) =>
  at(-46, -48, 1, 14, chequered(b)) +
  at(46, -48, 1, -14, `<g transform="scale(-1 1)">${chequered(b)}</g>`) +
  at(0, 44, 0.52, 0, trophy(b))

const jockey: Motif = (b) =>
  b.part('M-84 14C-90-60-40-96 16-90C66-86 92-46 86 10Z', 'teal', 'full') +
  b.part(
    'M-84 14C-90-60-40-96 16-90C0-60-4-20-2 12ZM40-85C72-74 90-44 86 10H46C48-30 48-60 40-85Z',
    'amber',
    'soft',
  ) +
  b.part('M16 10C50 2 96 8 110 28C80 32 40 34 10 24Z', 'navy', 'soft') +
  b.part('M-70 24C-40 14 30 14 66 26L64 48C30 40-40 40-72 48Z', 'black', 'soft') +
  b.part(
    'M-64 30C-40 22-10 22-4 30C-4 54-54 60-64 30ZM6 30C12 22 46 24 58 32C50 58 8 54 6 30Z',
    'sky',
    'fine',
  ) +
  b.ball(14, -92, 9, 'red') +
  b.line('M-66 48C-60 80-20 96 24 94', 'brown', 6)

export const race: Motifs = {
  bay: horse('wood', 'black'),
  grey: horse('bone', 'iron'),
  black: horse('cocoa', 'amber'),
  formula,
  trophy,
  flags,
  jockey,
  horseshoe,
}
