import { at } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, star, times } from '../shapes.ts'

const sphere: Motif = (b) =>
  b.part('M-62 96C-60 74-40 70-44 48H44C40 70 60 74 62 96Z', 'gold', 'full') +
  b.part(disc(0, -20, 76), 'teal', 'full') +
  b.flat('M-64-6C-30-40 0 16 30-20C50-40 62-30 70-10C66 30 36 54 0 56C-34 54-60 28-64-6Z', 'aqua', 0.4) +
  b.flat('M-50 20C-20-10 10 36 50 12C40 40 20 54 0 54C-24 54-42 40-50 20Z', 'white', 0.3) +
  at(14, -34, 0.26, 10, b.part(star(4, 90, 26), 'yellow', 'fine')) +
  at(-24, 0, 0.15, 0, b.part(star(4, 90, 26), 'white', 'fine')) +
  at(30, 10, 0.12, 0, b.part(star(4, 90, 26), 'white', 'fine')) +
  b.shine('M-58-44C-48-74-24-84-2-86C-26-70-42-52-46-22C-54-24-60-32-58-44Z', 0.65) +
  b.part('M-50 44C-20 62 20 62 50 44L46 60C18 74-18 74-46 60Z', 'gold', 'fine') +
  times(3)
    .map((index) => b.ball(-26 + index * 26, 82, 6, 'red'))
    .join('')

const wizardHat: Motif = (b) =>
  b.part(
    'M-62 50C-40-10-30-60 14-104C34-110 60-96 66-70C50-76 40-72 32-62C42-20 52 14 64 50Z',
    'navy',
    'full',
  ) +
  b.part('M-104 62C-80 34 80 34 104 62C80 98-80 98-104 62Z', 'navy', 'full') +
  b.part('M-65 44C-20 62 24 62 66 44L70 62C24 80-24 80-70 62Z', 'crimson', 'fine') +
  b.part(box(-17, 46, 34, 32, 4), 'gold', 'fine') +
  [
    [0, -36, 0.16],
    [24, 8, 0.12],
    [-24, 10, 0.14],
    [14, -74, 0.1],
  ]
    .map(([x = 0, y = 0, size = 0]) => at(x, y, size, 12, b.part(star(5, 98, 42), 'gold', 'soft')))
    .join('') +
  b.ball(66, -66, 8, 'gold')

const potion =
  (brew: Hue): Motif =>
  (b) =>
    b.glow(0, 30, 92, b.colour(brew), 0.5) +
    b.part(
      'M-20-66H20V-26C54-12 76 14 76 44C76 84 44 98 0 98C-44 98-76 84-76 44C-76 14-54-12-20-26Z',
      'white',
      'full',
    ) +
    b.part(
      'M-66 30C-40 20-20 40 10 28C34 20 54 26 66 34C70 76 40 90 0 90C-40 90-70 76-66 30Z',
      brew,
      'full',
    ) +
    [
      [-28, 52, 9],
      [8, 64, 12],
      [34, 48, 7],
      [-6, 44, 5],
      [-40, 70, 6],
    ]
      .map(([x = 0, y = 0, size = 0]) => b.ball(x, y, size, 'white'))
      .join('') +
    b.part(box(-27, -78, 54, 16, 6), 'gold', 'fine') +
    b.part('M-16-104H16L19-76H-19Z', 'tan', 'soft') +
    b.shine('M-60 26C-52 4-36-8-22-14C-32 0-42 16-44 40C-52 42-60 36-60 26Z', 0.8) +
    b.line('M-20-34C-6-28 6-28 20-34', 'gold', 5) +
    at(0, -20, 0.16, 0, b.part(star(5, 98, 42), 'gold', 'soft'))

const book: Motif = (b) =>
  at(
    0,
    0,
    1,
    -8,
    b.part(box(-70, -92, 148, 184, 8), 'crimson', 'full') +
      b.part(box(-64, -80, 138, 178, 4), 'bone', 'fine') +
      times(4)
        .map((index) => b.line(`M-60 ${88 + index * 3}H74`, 'tan', 1, 0.8))
        .join('') +
      b.part(box(-80, -98, 148, 184, 8), 'crimson', 'full') +
      b.part('M-80-98H-52V86H-80Z', 'cocoa', 'fine') +
      b.part('M68-98V-66L36-98ZM68 86V54L36 86Z', 'gold', 'fine') +
      b.part(disc(8, -6, 44), 'gold', 'soft') +
      b.part(disc(8, -6, 34), 'navy', 'soft') +
      b.part('M20-34C-14-32-14 20 20 22C-4 34-34 16-32-8C-30-32 0-44 20-34Z', 'gold', 'fine') +
      b.part(star(5, 11, 5, 22, -6), 'gold', 'fine') +
      b.part(box(58, -18, 26, 22, 4), 'gold', 'fine'),
  )

const wand: Motif = (b) =>
  b.glow(44, -54, 74, b.palette.glow, 0.8) +
  at(
    0,
    10,
    1,
    40,
    b.part(box(-7, -70, 14, 172, 6), 'cocoa', 'fine') +
      b.part(box(-9, 60, 18, 44, 7) + box(-8, -76, 16, 20, 5), 'gold', 'fine'),
  ) +
  at(48, -56, 0.6, 12, b.part(star(5, 98, 44), 'gold', 'full')) +
  [
    [-52, -48, 0.22],
    [-14, -84, 0.15],
    [88, 22, 0.2],
    [42, 58, 0.13],
    [-76, 0, 0.12],
  ]
    .map(([x = 0, y = 0, size = 0]) => at(x, y, size, 0, b.part(star(4, 98, 26), 'yellow', 'fine')))
    .join('')

const cauldron: Motif = (b) =>
  b.glow(0, -40, 80, '#9be15a', 0.5) +
  [
    [-34, -74, 12],
    [10, -92, 9],
    [36, -66, 14],
    [-8, -60, 8],
  ]
    .map(([x = 0, y = 0, size = 0]) => b.ball(x, y, size, 'lime'))
    .join('') +
  b.line('M-62 70L-74 100M62 70L74 100', 'iron', 12) +
  b.part('M-76-30H76C108 24 84 90 0 90C-84 90-108 24-76-30Z', 'black', 'full') +
  b.part(oval(0, -32, 86, 22), 'iron', 'soft') +
  b.part(oval(0, -32, 74, 16), 'lime', 'fine') +
  b.ball(-26, -34, 9, 'lime') +
  b.ball(24, -30, 12, 'yellow') +
  b.line('M-84 4C-108 4-108 34-84 32M84 4C108 4 108 34 84 32', 'gold', 6) +
  at(0, 34, 0.34, 0, b.part(star(5, 98, 42), 'gold', 'soft'))

const mirror: Motif = (b) =>
  b.part(oval(0, -22, 66, 82), 'gold', 'full') +
  b.part(oval(0, -22, 50, 66), 'sky', 'soft') +
  b.shine('M-40-20C-40-60-20-78 4-82L-34 20C-38 8-40-6-40-20ZM10-84L26-78L-16 36L-28 26Z', 0.5) +
  b.part('M-12 58H12L16 104C8 112-8 112-16 104Z', 'gold', 'soft') +
  b.ball(0, -106, 12, 'red') +
  b.ball(-66, -22, 8, 'teal') +
  b.ball(66, -22, 8, 'teal') +
  b.ball(0, 62, 10, 'red')

export const magic: Motifs = {
  sphere,
  wizardHat,
  greenBrew: potion('green'),
  redBrew: potion('pink'),
  book,
  wand,
  cauldron,
  mirror,
}
