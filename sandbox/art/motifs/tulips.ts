import { at, type Brush, mirrored } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, star, times } from '../shapes.ts'

export const bloomOf = (b: Brush, hue: Hue, inner: Hue): string =>
  b.part('M-34-40C-30-66-16-84-6-96C6-80 20-70 34-40C40 0 30 20 0 24C-30 20-40 0-34-40Z', inner, 'full') +
  b.part('M-54-66C-20-48 0-16 4 26C-34 34-66 16-66-18C-66-38-60-54-54-66Z', hue, 'full') +
  b.part('M54-66C20-48 0-16-4 26C34 34 66 16 66-18C66-38 60-54 54-66Z', hue, 'full') +
  b.part('M0-78C20-48 30-18 18 14C12 26-12 26-18 14C-30-18-20-48 0-78Z', hue, 'soft') +
  b.line('M0-60C2-30 2-8 0 16M-46-46C-30-28-18-6-12 16M46-46C30-28 18-6 12 16', inner, 2.4, 0.7)

const foliage = (b: Brush): string =>
  b.line('M0 20C4 50-2 80 0 106', 'leaf', 8) +
  b.part('M-2 106C-20 60-50 40-64-8C-34 12-6 56 4 104Z', 'green', 'soft') +
  b.part('M2 106C14 70 42 54 60 14C58 56 30 92 4 108Z', 'leaf', 'soft')

const tulip =
  (hue: Hue, inner: Hue): Motif =>
  (b) =>
    foliage(b) + bloomOf(b, hue, inner)

type Stalk = readonly [x: number, y: number, turn: number, hue: Hue]
/** Tulips whose stalks meet at a foot. */
const bunch = (b: Brush, foot: number, size: number, inner: Hue, stalks: readonly Stalk[]): string =>
  stalks
    .map(
      ([x, y, turn, hue]) =>
        b.line(`M${x} ${y}L0 ${foot}`, 'leaf', 5) + at(x, y, size, turn, bloomOf(b, hue, inner)),
    )
    .join('')

const bouquet: Motif = (b) =>
  bunch(b, 96, 0.56, 'crimson', [
    [-52, -30, -20, 'amber'],
    [50, -34, 20, 'pink'],
    [-26, 2, -8, 'plum'],
    [30, 0, 10, 'red'],
    [0, -50, 0, 'red'],
  ]) +
  b.part('M-44 14C-20 30 20 30 46 12L18 104H-16Z', 'bone', 'soft') +
  b.line('M-30 24L-6 102M30 22L8 102M0 26V102', 'tan', 2, 0.6) +
  b.part('M0 60C-20 40-50 44-46 58C-44 72-16 70 0 62C16 70 44 72 46 58C50 44 20 40 0 60Z', 'crimson', 'fine')

const vase: Motif = (b) =>
  bunch(b, 30, 0.58, 'orange', [
    [-40, -50, -18, 'red'],
    [40, -48, 18, 'amber'],
    [0, -66, 0, 'crimson'],
  ]) +
  b.part(
    'M-18-10H18C14 10 56 26 52 62C48 92 28 102 0 102C-28 102-48 92-52 62C-56 26-14 10-18-10Z',
    'white',
    'full',
  ) +
  b.part('M-24-16H24V-4H-24Z', 'gold', 'fine') +
  b.line('M-48 44C-20 54 20 54 48 44M-46 84C-20 92 20 92 46 84', 'blue', 4) +
  [-28, 0, 28].map((x) => at(x, 68, 0.18, 0, bloomOf(b, 'blue', 'teal'))).join('')

const tile: Motif = (b) =>
  b.part(box(-94, -94, 188, 188, 8), 'white', 'full') +
  b.line(box(-84, -84, 168, 168, 4), 'blue', 5) +
  times(4)
    .map((index) =>
      at(
        0,
        0,
        1,
        index * 90,
        at(0, -46, 0.5, 0, bloomOf(b, 'red', 'crimson')) +
          at(-64, -64, 0.16, -45, bloomOf(b, 'teal', 'blue')) +
          b.part('M-6-26C-40-30-54-50-52-70C-36-62-18-48-6-26Z', 'teal', 'fine') +
          b.part('M6-26C40-30 54-50 52-70C36-62 18-48 6-26Z', 'blue', 'fine'),
      ),
    )
    .join('') +
  b.part(star(8, 26, 15), 'gold', 'soft') +
  b.ball(0, 0, 9, 'red')

const wreath: Motif = (b) => {
  const half =
    times(5)
      .map((index) =>
        at(
          Math.sin((150 - index * 30) * (Math.PI / 180)) * 74,
          6 - Math.cos((150 - index * 30) * (Math.PI / 180)) * 74,
          0.5,
          160 - index * 30 - 90,
          b.part('M0 20C-30 0-30-50 0-80C30-50 30 0 0 20Z', 'green', 'soft'),
        ),
      )
      .join('') +
    [
      [60, -36, 26],
      [76, 16, 84],
      [44, 62, 140],
    ]
      .map(([x = 0, y = 0, turn = 0]) => at(x, y, 0.4, turn, bloomOf(b, 'red', 'crimson')))
      .join('')
  return (
    half +
    mirrored(half) +
    at(0, -70, 0.5, 0, bloomOf(b, 'amber', 'orange')) +
    b.part(disc(0, 6, 38), 'gold', 'full') +
    at(0, 14, 0.44, 0, bloomOf(b, 'crimson', 'red'))
  )
}

export const tulips: Motifs = {
  red: tulip('red', 'crimson'),
  golden: tulip('amber', 'orange'),
  dark: tulip('plum', 'violet'),
  flamed: tulip('bone', 'red'),
  bouquet,
  vase,
  tile,
  wreath,
}
