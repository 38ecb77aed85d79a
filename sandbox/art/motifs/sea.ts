import { at, mirrored } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { disc, oval, ring, times } from '../shapes.ts'
import { fish } from './fishing.ts'

const whale: Motif = (b) =>
  b.part(
    'M-4-66C-10-92-40-96-52-84C-34-82-24-76-14-62ZM4-66C8-94 36-98 50-86C32-84 22-76 12-62Z',
    'aqua',
    'fine',
  ) +
  b.part(
    'M70-20C74-44 64-58 52-72C74-74 88-64 92-52C96-64 106-74 122-74C118-44 108-20 84 4Z',
    'blue',
    'soft',
  ) +
  b.part(
    'M-104 10C-104-40-60-62-10-58C40-54 62-28 90-6C84 50 40 82-22 80C-76 78-104 50-104 10Z',
    'blue',
    'full',
  ) +
  b.part('M-103 20C-60 34-10 34 40 16C30 60 0 80-30 80C-74 76-100 52-103 20Z', 'white', 'soft') +
  times(4)
    .map((index) =>
      b.line(
        `M${-92 + index * 12} ${36 + index * 8}C-60 ${50 + index * 8}-20 ${46 + index * 8} ${24 - index * 8} ${34 + index * 10}`,
        'grey',
        2.4,
        0.6,
      ),
    )
    .join('') +
  b.part('M-10 30C14 36 24 60 16 82C-8 78-18 54-10 30Z', 'navy', 'fine') +
  b.ball(-62, -2, 8, 'white') +
  b.ball(-63, -1, 5, 'black') +
  b.line('M-100 18C-86 26-70 26-56 20', 'navy', 3, 0.8)

const pearl: Motif = (b) => {
  const shell = (hue: Hue): string =>
    b.part('M0 8C-40 8-92 0-98-24C-96-72-50-92 0-92C50-92 96-72 98-24C92 0 40 8 0 8Z', hue, 'full') +
    times(7)
      .map((index) =>
        b.line(`M0 4L${-78 + index * 26} ${-46 - (3 - Math.abs(index - 3)) * 12}`, 'white', 3, 0.35),
      )
      .join('')
  return (
    at(0, 4, 1, 0, shell('pink')) +
    at(0, 36, 1, 180, `<g transform="scale(1 .62)">${shell('rose')}</g>`) +
    b.shade(oval(0, 30, 70, 18), 0.5) +
    b.ball(0, 14, 34, 'white') +
    b.shine(oval(-12, 0, 9, 7), 0.9) +
    b.glow(0, 14, 70, b.palette.light, 0.35)
  )
}

const turtle: Motif = (b) =>
  b.part(
    'M-40 20C-80 20-108 48-100 74C-70 74-40 60-20 40ZM44 26C60 50 84 66 104 60C104 36 80 16 56 10ZM-60-6C-84-30-80-50-70-58C-54-48-44-30-38-12Z',
    'green',
    'soft',
  ) +
  b.part('M52-24C60-56 104-56 104-20C102 2 70 4 56 0Z', 'green', 'soft') +
  b.ball(84, -26, 6, 'black') +
  b.shine(disc(82, -28, 2), 1) +
  b.line('M82-8C90-6 96-8 100-12', 'pine', 2.6) +
  b.part('M-78 14C-74-46-20-70 20-58C54-48 70-20 64 12C40 44-40 48-78 14Z', 'wood', 'full') +
  [
    [-34, -16],
    [4, -28],
    [38, -12],
    [-14, 14],
    [26, 18],
    [-52, 12],
  ]
    .map(([x = 0, y = 0]) =>
      b.part(
        `M${x - 15} ${y}L${x - 7} ${y - 14}H${x + 9}L${x + 16} ${y}L${x + 8} ${y + 13}H${x - 8}Z`,
        'amber',
        'fine',
      ),
    )
    .join('')

const octopus: Motif = (b) => {
  const arm =
    b.part('M10 20C40 20 56 40 50 66C46 86 72 92 84 74C92 96 60 112 40 96C22 82 36 50 4 46Z', 'red', 'soft') +
    b.part('M16 6C56-6 92 10 100 44C84 28 60 28 24 34Z', 'red', 'soft')
  return (
    arm +
    mirrored(arm) +
    b.part(
      'M-14 40C-20 70-10 92-26 104C-2 108 2 84 0 64C2 84 6 108 28 102C12 92 22 66 14 40Z',
      'crimson',
      'soft',
    ) +
    b.part(
      'M0-102C60-102 76-40 52 4C40 36 20 50 0 50C-20 50-40 36-52 4C-76-40-60-102 0-102Z',
      'red',
      'full',
    ) +
    b.ball(-20, -6, 15, 'white') +
    b.ball(20, -6, 15, 'white') +
    b.ball(-17, -4, 8, 'black') +
    b.ball(17, -4, 8, 'black') +
    b.shine(disc(-20, -8, 2.6), 1) +
    b.shine(disc(14, -8, 2.6), 1) +
    b.line('M-12 20C-4 26 4 26 12 20', 'crimson', 4) +
    [
      [-26, -62, 8],
      [10, -76, 6],
      [26, -54, 9],
      [-4, -52, 5],
    ]
      .map(([x = 0, y = 0, size = 0]) => b.flat(disc(x, y, size), 'orange', 0.5))
      .join('')
  )
}

export const anchor: Motif = (b) =>
  b.part(ring(0, -78, 22, 12), 'gold', 'fine') +
  b.part(
    'M-10-58H10V-42H46V-24H10V62C38 56 56 40 62 16L46 22L74-18L100 20L84 16C78 66 40 92 0 98C-40 92-78 66-84 16L-100 20L-74-18L-46 22L-62 16C-56 40-38 56-10 62V-24H-46V-42H-10Z',
    'gold',
    'full',
  ) +
  b.line('M-20-84C-60-70-50-20-14-8C24 4 40 40 4 66', 'bone', 7, 0.9) +
  b.line('M-20-84C-60-70-50-20-14-8C24 4 40 40 4 66', 'wood', 1.6, 0.8)

export const sea: Motifs = {
  whale,
  pearl,
  turtle,
  octopus,
  anchor,
  clown: fish('orange', 'white', 'amber'),
  reef: fish('blue', 'yellow', 'yellow'),
}
