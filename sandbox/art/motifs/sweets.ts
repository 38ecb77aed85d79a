import { at, type Brush, mirrored } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, polar, ring, times } from '../shapes.ts'

const sprinkled: readonly Hue[] = ['yellow', 'aqua', 'white', 'lime', 'red']
const sprinkles = (b: Brush, places: readonly (readonly [number, number])[]): string =>
  places
    .map(([x, y], index) =>
      at(x, y, 1, index * 47, b.part(box(-6, -2.4, 12, 4.8, 2.4), sprinkled[index % 5] ?? 'white', 'fine')),
    )
    .join('')

const cupcake: Motif = (b) =>
  b.part('M-66 24H66L48 98H-48Z', 'tan', 'soft') +
  times(7)
    .map((index) =>
      b.part(
        `M${-60 + index * 17.4} 26H${-50 + index * 17.4}L${-39 + index * 13} 96H${-46 + index * 13}Z`,
        'red',
        'fine',
      ),
    )
    .join('') +
  b.part(
    'M-80 34C-92 6-60-8-44-4C-58-34-34-46-22-42C-28-66-4-88 10-92C6-76 26-70 24-44C46-46 56-26 46-4C74-8 92 14 80 34C40 46-40 46-80 34Z',
    'pink',
    'full',
  ) +
  b.line('M-44-4C-20 8 22 6 46-6M-22-42C-8-34 10-34 24-44', 'crimson', 3, 0.35) +
  sprinkles(b, [
    [-54, 18],
    [-26, 16],
    [4, 22],
    [34, 16],
    [58, 22],
    [-20, -20],
    [8, -16],
    [30, -24],
    [0, -54],
  ]) +
  b.ball(8, -88, 18, 'red') +
  b.shine(disc(2, -94, 4), 0.8) +
  b.line('M10-104C14-112 24-116 32-112', 'leaf', 4)

const lollipop: Motif = (b) =>
  at(
    0,
    0,
    1,
    16,
    b.part(box(-6, 40, 12, 76, 5), 'white', 'fine') +
      b.part(disc(0, -22, 76), 'red', 'full') +
      times(6)
        .map((index) =>
          at(
            0,
            -22,
            1,
            index * 60,
            b.flat('M0 0C20-6 40-26 37.4-64.8A75 75 0 0 1 74-10C50-24 20-16 0 0Z', 'white', 0.92),
          ),
        )
        .join('') +
      b.part(ring(0, -22, 76, 70), 'rose', 'soft') +
      b.shine('M-58-40C-50-70-26-86 0-84C-26-72-40-52-44-24C-52-26-58-32-58-40Z', 0.5) +
      b.part(
        'M0 54C-14 36-44 34-44 52C-44 70-14 70 0 56C14 70 44 70 44 52C44 34 14 36 0 54Z',
        'teal',
        'fine',
      ),
  )

const ringCake: Motif = (b) =>
  b.part(ring(0, 4, 96, 30), 'tan', 'full') +
  b.part(
    'M0-90C56-90 94-46 92 0C96 20 80 22 76 40C66 34 62 60 46 70C36 62 24 88 0 84C-20 82-26 70-44 74C-56 66-62 48-76 44C-84 26-96 20-92-4C-94-48-56-90 0-90ZM0-28A30 30 0 1 0 .1-28Z',
    'pink',
    'full',
  ) +
  sprinkles(b, [
    [-60, -30],
    [-36, -60],
    [-4, -70],
    [30, -62],
    [60, -34],
    [70, 4],
    [52, 36],
    [16, 62],
    [-20, 56],
    [-56, 34],
    [-70, 2],
    [-44, -4],
    [44, -8],
    [0, 48],
    [-26, -42],
    [24, -40],
  ])

const wrapped: Motif = (b) => {
  const wing =
    b.part(
      'M50 0C70-20 92-44 104-42C98-26 108-12 100 0C108 12 98 26 104 42C92 44 70 20 50 0Z',
      'amber',
      'soft',
    ) + b.line('M58 0L92-20M58 0H92M58 0L92 20', 'orange', 3, 0.6)
  return at(
    0,
    0,
    1,
    -24,
    wing +
      mirrored(wing) +
      b.part(disc(0, 0, 60), 'red', 'full') +
      times(5)
        .map((index) =>
          at(
            0,
            0,
            1,
            index * 72,
            b.flat('M0 0C16-8 30-26 26-53A59 59 0 0 1 52-27C34-26 14-14 0 0Z', 'yellow', 0.9),
          ),
        )
        .join('') +
      b.shine('M-46-14C-40-36-22-46-4-48C-22-36-30-22-32-2C-40-4-46-8-46-14Z', 0.55),
  )
}

const cone: Motif = (b) =>
  b.part('M-50 4L0 110L50 4Z', 'tan', 'soft') +
  times(4)
    .map((index) =>
      b.line(
        `M${-40 + index * 22} 8L${-18 + index * 14} ${70 - index * 12}M${40 - index * 22} 8L${18 - index * 14} ${70 - index * 12}`,
        'brown',
        3,
        0.5,
      ),
    )
    .join('') +
  b.ball(-28, -24, 38, 'pink') +
  b.ball(30, -22, 38, 'lime') +
  b.ball(0, -62, 40, 'bone') +
  b.part('M-62-8C-50 10-40-4-28 8C-14 18-6-2 6 6C20 16 34-4 62-8C60 14-60 14-62-8Z', 'rose', 'soft') +
  b.ball(8, -104, 13, 'red') +
  b.part('M22-70L62-114L72-106L36-58Z', 'wood', 'fine') +
  b.shine(oval(-14, -78, 9, 6), 0.7)

const bear: Motif = (b) =>
  b.part(
    'M-46-66C-66-92-30-112-20-88C-8-94 8-94 20-88C30-112 66-92 46-66C60-40 44-22 36-14C60-20 84 0 66 20C56 28 48 18 46 22C54 40 66 60 60 84C50 104 20 100 16 80C6 86-6 86-16 80C-20 100-50 104-60 84C-66 60-54 40-46 22C-48 18-56 28-66 20C-84 0-60-20-36-14C-44-22-60-40-46-66Z',
    'red',
    'full',
  ) +
  b.ball(-17, -58, 5, 'crimson') +
  b.ball(17, -58, 5, 'crimson') +
  b.part(oval(0, -38, 18, 13), 'pink', 'soft') +
  b.line('M-8-36C-4-30 4-30 8-36', 'crimson', 3) +
  b.shine('M-38-62C-36-74-26-80-16-80C-28-72-30-64-30-52C-34-54-38-58-38-62Z', 0.7) +
  b.shine('M-34 18C-30 4-16 0-6 0C-20 8-24 22-24 40C-32 36-36 28-34 18Z', 0.5)

const beans: Motif = (b) =>
  times(9)
    .map((index) => {
      const [x, y] = polar(index * 40, index % 2 ? 62 : 34)
      return at(
        x,
        y,
        0.62,
        index * 53,
        b.part(
          'M-58 10C-66-40-20-60 10-40C24-32 34-34 48-24C76 0 52 48 12 42C-8 40-16 44-30 42C-48 40-56 26-58 10Z',
          sprinkled[index % 5] ?? 'red',
          'full',
        ) + b.shine('M-40-10C-34-28-16-34-2-30C-18-24-26-14-28 0C-34 0-40-4-40-10Z', 0.7),
      )
    })
    .join('')

export const sweets: Motifs = { cupcake, lollipop, ringCake, wrapped, cone, bear, beans }
