import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, times } from '../shapes.ts'
import { coin } from './table.ts'

const trail = (b: Brush): string =>
  `<path d="M-112 108C-40 104 20 76 58 6L74 22C40 88-30 112-112 112Z" fill="${b.gradient(
    [
      [0, b.palette.accent, 0],
      [1, b.palette.accent, 0.95],
    ],
    'across',
  )}"/>`

const propeller =
  (hue: Hue, stripe: Hue): Motif =>
  (b) =>
    trail(b) +
    at(
      6,
      -14,
      0.96,
      -22,
      b.part('M-92-10C-112-44-104-58-88-56L-62-14Z', hue, 'soft') +
        b.part('M-100-6C-60-34 40-42 84-18C96-8 96 10 84 18C40 36-40 26-100-6Z', hue, 'full') +
        b.flat('M-90-2C-30 16 40 18 90 4C90 10 88 14 84 18C40 34-40 24-90-2Z', stripe, 0.85) +
        b.part('M-10-32C-4-56 32-52 36-28Z', 'aqua', 'soft') +
        b.part('M14 4C-10 10-60 56-70 66C-40 66 20 44 46 14Z', hue, 'full') +
        b.line('M-52 54C-20 46 10 32 32 14', stripe, 6) +
        b.part('M16-26C0-50-30-66-44-70C-24-74 24-60 42-32Z', hue, 'soft') +
        b.ball(92, 0, 12, 'gold') +
        `<path d="${oval(102, 0, 5, 58)}" fill="${b.palette.light}" opacity=".35"/>` +
        b.part(
          'M98-4C92-30 96-50 104-60C110-40 108-20 104-2ZM98 4C92 30 96 50 104 60C110 40 108 20 104 2Z',
          'wood',
          'fine',
        ),
    )

const jet: Motif = (b) =>
  trail(b) +
  at(
    4,
    -10,
    0.98,
    -34,
    b.glow(-102, 4, 36, '#ffb03c', 1) +
      b.part('M-84-6L-112 4L-84 14Z', 'orange', 'fine') +
      b.part('M-70-8L-104-54H-78L-34-10Z', 'iron', 'soft') +
      b.part('M-92-12C-20-30 60-26 108 4C60 26-20 28-92 18Z', 'silver', 'full') +
      b.part('M20-22C40-44 66-26 74-12Z', 'gold', 'soft') +
      b.part('M30 6L-60 64H-30L58 10ZM-56 14L-96 40H-76L-36 16Z', 'steel', 'soft') +
      b.line('M-80 4C-20 10 50 10 100 4', 'red', 5),
  )

const balloon: Motif = (b) =>
  b.part(
    'M0-108C60-108 84-66 80-24C74 10 34 32 22 52H-22C-34 32-74 10-80-24C-84-66-60-108 0-108Z',
    'red',
    'full',
  ) +
  b.part(
    'M0-108C-30-108-46-66-44-24C-40 10-18 34-12 52H-22C-34 32-74 10-80-24C-84-66-60-108 0-108Z',
    'amber',
    'soft',
  ) +
  b.part(
    'M0-108C24-108 32-66 30-24C28 10 12 34 8 52H-8C-12 34-28 10-30-24C-32-66-24-108 0-108Z',
    'teal',
    'soft',
  ) +
  b.line('M-20 54L-14 76M20 54L14 76M0 54V76', 'bone', 2.6) +
  b.part('M-20 76H20L15 104H-15Z', 'wood', 'soft') +
  b.line('M-19 86H19M-17 95H17', 'cocoa', 2.4, 0.6)

const shuttle: Motif = (b) =>
  trail(b) +
  at(
    24,
    -18,
    0.86,
    38,
    b.part('M-22 60C-34 90-14 110 0 130C14 110 34 90 22 60Z', 'orange', 'soft') +
      b.part('M-10 60C-14 84 0 96 0 108C8 96 14 80 10 60Z', 'yellow', 'fine') +
      b.part('M-30 4C-66 22-72 54-62 82L-26 58ZM30 4C66 22 72 54 62 82L26 58Z', 'crimson', 'soft') +
      b.part('M0-108C42-70 44-10 28 64H-28C-44-10-42-70 0-108Z', 'gold', 'full') +
      b.ball(0, -24, 20, 'navy') +
      b.ball(0, -24, 14, 'aqua') +
      b.part('M0-108C16-92 26-76 31-58H-31C-26-76-16-92 0-108Z', 'crimson', 'fine'),
  )

const rising: Motif = (b) =>
  times(5)
    .map((index) =>
      b.part(
        box(-92 + index * 38, 84 - (index + 1) * (index + 2) * 5.2, 30, (index + 1) * (index + 2) * 5.2, 5),
        index === 4 ? 'gold' : 'teal',
        'soft',
      ),
    )
    .join('') +
  b.part('M-100 52C-40 44 20 10 52-54L34-60L92-106L104-36L84-44C50 30-20 68-98 72Z', 'red', 'full') +
  at(-62, 8, 0.4, -14, coin(b)) +
  at(-12, -40, 0.32, 14, coin(b))

const parachute: Motif = (b) =>
  b.part(
    'M0-104C60-104 104-66 104-18C88-30 70-30 52-16C36-30-36-30-52-16C-70-30-88-30-104-18C-104-66-60-104 0-104Z',
    'red',
    'full',
  ) +
  b.part('M0-104C32-96 48-56 52-16C36-30-36-30-52-16C-48-56-32-96 0-104Z', 'white', 'soft') +
  b.line('M-104-18L-22 46M-52-16L-12 42M52-16L12 42M104-18L22 46', 'bone', 2) +
  b.part(box(-36, 42, 72, 60, 6), 'wood', 'full') +
  b.line('M-36 42L36 102M36 42L-36 102', 'cocoa', 4, 0.6) +
  b.part(disc(0, 72, 16), 'gold', 'soft')

export const crash: Motifs = {
  scarlet: propeller('red', 'white'),
  yellow: propeller('amber', 'navy'),
  teal: propeller('teal', 'bone'),
  jet,
  balloon,
  shuttle,
  rising,
  parachute,
}
