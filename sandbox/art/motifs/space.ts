import { at } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, ring, times } from '../shapes.ts'

const ringed: Motif = (b) =>
  b.part(disc(0, 0, 66), 'orange', 'full') +
  b.flat('M-63-18C-30-6 20-2 62-22C66-14 66-8 66-2C24 14-28 12-66 4C-66-6-65-12-63-18Z', 'red', 0.5) +
  b.flat('M-60 26C-20 38 24 36 60 26L52 40C20 50-22 50-52 40Z', 'amber', 0.5) +
  b.flat('M-46-46C-10-36 20-40 44-48L30-58C10-50-14-50-32-58Z', 'yellow', 0.45) +
  at(
    0,
    0,
    1,
    -18,
    b.part(
      'M-62-10C-130 10-108 34 0 32C108 34 130 10 62-10C104 6 84 20 0 20C-84 20-104 6-62-10Z',
      'bone',
      'fine',
    ) + b.line('M-78 6C-100 24-60 28 0 27C60 28 100 24 78 6', 'copper', 3, 0.7),
  )

const rocket: Motif = (b) =>
  at(
    0,
    0,
    1,
    28,
    b.glow(0, 92, 40, '#ffb347', 0.9) +
      b.part('M-20 62C-30 84-14 96 0 122C14 96 30 84 20 62Z', 'orange') +
      b.part('M-10 62C-16 78-6 84 0 100C6 84 16 78 10 62Z', 'yellow', 'fine') +
      b.part('M-32 10C-66 26-70 54-64 80L-26 58ZM32 10C66 26 70 54 64 80L26 58Z', 'red') +
      b.part('M0-106C38-72 44-20 30 62H-30C-44-20-38-72 0-106Z', 'white', 'full') +
      b.part('M0-106C18-90 28-72 33-52C12-60-12-60-33-52C-28-72-18-90 0-106Z', 'red') +
      b.part(disc(0, -18, 20), 'gold', 'fine') +
      b.ball(0, -18, 14, 'sky') +
      b.shine(oval(-5, -24, 5, 4), 0.9) +
      b.part('M-28 52H28L24 70H-24Z', 'iron', 'fine') +
      b.part('M-5 20H5V76H-5Z', 'crimson', 'fine'),
  )

const helmet: Motif = (b) =>
  b.part('M-80 96C-84 60-50 44 0 44C50 44 84 60 80 96Z', 'white', 'soft') +
  b.part(box(-40, 62, 80, 34, 8), 'iron', 'fine') +
  b.ball(-22, 78, 7, 'red') +
  b.ball(0, 78, 7, 'amber') +
  b.ball(22, 78, 7, 'green') +
  b.part(disc(0, -18, 80), 'white', 'full') +
  b.part('M-60-24C-60-64 60-64 60-24C60 26 30 38 0 38C-30 38-60 26-60-24Z', 'gold', 'soft') +
  b.part('M-52-24C-52-56 52-56 52-24C52 18 26 30 0 30C-26 30-52 18-52-24Z', 'navy', 'full') +
  b.flat('M-50-10C-20-24 20 4 50-14C48 16 28 30 0 30C-26 30-46 18-50-10Z', 'teal', 0.5) +
  b.ball(18, -16, 12, 'orange') +
  b.shine('M-42-30C-36-46-18-50-4-50C-18-40-28-30-30-8C-38-10-44-18-42-30Z', 0.65) +
  b.part(box(-94, -34, 18, 36, 8) + box(76, -34, 18, 36, 8), 'red', 'fine')

const saucer: Motif = (b) =>
  `<path d="M-34 30L-84 128H84L34 30Z" fill="${b.gradient([
    [0, b.palette.glow, 0.8],
    [1, b.palette.glow, 0],
  ])}"/>` +
  b.part('M-46-14C-46-88 46-88 46-14Z', 'aqua', 'full') +
  b.part(oval(0, -24, 16, 20), 'lime', 'soft') +
  b.flat(oval(-6, -28, 4, 7) + oval(7, -28, 4, 7), 'black') +
  b.shine('M-36-26C-34-52-18-64-2-68C-20-52-26-36-26-18Z', 0.6) +
  b.part('M-104 10C-90-26 90-26 104 10C90 46-90 46-104 10Z', 'silver', 'full') +
  b.part('M-60 24C-30 40 30 40 60 24C40 50-40 50-60 24Z', 'iron', 'fine') +
  times(7)
    .map((index) =>
      b.ball(-78 + index * 26, 12 + (3 - Math.abs(index - 3)) * 3, 7, index % 2 ? 'amber' : 'red'),
    )
    .join('')

const moon: Motif = (b) =>
  b.part(disc(0, 0, 92), 'bone', 'full') +
  [
    [-34, -34, 22],
    [30, -50, 12],
    [40, 6, 26],
    [-20, 34, 17],
    [-60, 10, 11],
    [14, 62, 12],
    [4, -12, 8],
    [62, -24, 7],
  ]
    .map(
      ([x = 0, y = 0, size = 0]) =>
        b.shade(disc(x, y, size), 0.22) +
        b.shine(
          `M${x - size} ${y}A${size} ${size} 0 0 0 ${x + size} ${y}A${size} ${size * 1.3} 0 0 1 ${x - size} ${y}Z`,
          0.4,
        ) +
        b.shade(
          `M${x - size} ${y}A${size} ${size} 0 0 1 ${x + size} ${y}A${size} ${size * 0.6} 0 0 0 ${x - size} ${y}Z`,
          0.28,
        ),
    )
    .join('')

const comet: Motif = (b) =>
  `<path d="M38 30L-112-112L4 -24L-40-120L62 4Z" fill="${b.gradient(
    [
      [0, b.palette.glow, 0],
      [1, b.palette.glow, 0.85],
    ],
    'slant',
  )}"/>` +
  b.glow(44, 40, 62, b.palette.glow, 0.8) +
  b.part('M44-8C74-10 96 12 94 42C94 72 70 92 42 90C14 90-6 68-4 38C-2 10 20-6 44-8Z', 'copper', 'full') +
  b.shade(disc(30, 30, 11), 0.4) +
  b.shade(disc(60, 58, 14), 0.4) +
  b.shade(disc(64, 22, 7), 0.4)

const satellite: Motif = (b) =>
  at(
    0,
    0,
    1,
    -24,
    [-1, 1]
      .map(
        (side) =>
          b.part(box(side === 1 ? 40 : -108, -30, 68, 60, 4), 'blue', 'fine') +
          times(3)
            .map((index) => b.line(`M${side * (54 + index * 18)}-28V28`, 'silver', 2, 0.7))
            .join('') +
          b.line(`M${side * 40} 0H${side * 106}`, 'silver', 3),
      )
      .join('') +
      b.part(box(-34, -44, 68, 88, 12), 'gold', 'full') +
      b.part(ring(0, 0, 22, 15), 'iron', 'fine') +
      b.ball(0, 0, 12, 'sky') +
      b.line('M0-44V-66', 'silver', 5) +
      b.part('M-40-96C-30-56 30-56 40-96C20-82-20-82-40-96Z', 'white', 'soft') +
      b.line('M0-70V-98', 'silver', 3) +
      b.ball(0, -100, 6, 'red'),
  )

export const space: Motifs = { ringed, rocket, helmet, saucer, moon, comet, satellite }
