import { at } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, times } from '../shapes.ts'

const barn: Motif = (b) =>
  b.part('M-86-10L-56-66L0-94L56-66L86-10V92H-86Z', 'red', 'soft') +
  times(8)
    .map((index) => b.line(`M${-74 + index * 21}-${10 - Math.abs(index - 3.5) * 2}V90`, 'crimson', 2, 0.5))
    .join('') +
  b.part('M-100-6L-64-76L0-108L64-76L100-6L86 2L52-62L0-88L-52-62L-86 2Z', 'bone', 'soft') +
  b.part(box(-40, 10, 80, 82, 3), 'bone', 'fine') +
  b.part(box(-34, 16, 33, 76) + box(1, 16, 33, 76), 'crimson', 'fine') +
  b.line('M-34 16L-1 92M-1 16L-34 92M34 16L1 92M1 16L34 92', 'bone', 5) +
  b.part(box(-17, -52, 34, 34, 3), 'bone', 'fine') +
  b.glow(0, -35, 26, b.palette.glow, 0.9) +
  b.line('M0-50V-20M-15-35H15', 'bone', 4)

const rooster: Motif = (b) =>
  b.part('M40 10C60-50 108-60 106-20C110 0 92 10 88 18C100 30 84 46 56 44Z', 'pine', 'soft') +
  b.part('M44 18C56-30 90-44 92-12C88 14 70 26 52 36Z', 'crimson', 'soft') +
  b.line('M-10 70L-16 98H-30M-16 98L-4 100M20 70L24 98H10M24 98L38 100', 'amber', 6) +
  b.part(
    'M-62-44C-54-74-20-76-10-46C0-10 40-6 62 14C56 58 28 80 0 78C-40 76-62 40-56 4C-58-14-66-26-62-44Z',
    'orange',
    'full',
  ) +
  b.part('M-60-20C-48-4-20-14-8-34C4 0-20 20-56 10Z', 'amber', 'soft') +
  b.part('M-16 14C10 0 44 12 54 28C34 54-4 58-16 14Z', 'wood', 'soft') +
  b.line('M-4 24C14 20 30 24 42 32M0 38C12 34 22 36 32 42', 'amber', 3, 0.7) +
  b.part(
    'M-56-58C-70-80-54-86-46-74C-44-96-28-96-28-76C-18-90-6-80-16-60C-26-66-44-66-56-58Z',
    'red',
    'fine',
  ) +
  b.part('M-62-40L-86-32L-60-26Z', 'amber', 'fine') +
  b.part('M-62-24C-72-14-68 4-58 4C-52-4-52-18-58-26Z', 'red', 'fine') +
  b.ball(-42, -44, 7, 'white') +
  b.ball(-43, -44, 4, 'black')

const pig: Motif = (b) =>
  b.part(
    'M-74-44C-94-74-84-92-74-92C-52-88-40-76-38-62ZM74-44C94-74 84-92 74-92C52-88 40-76 38-62Z',
    'pink',
    'soft',
  ) +
  b.part('M0-80C60-80 92-40 90 8C88 62 50 92 0 92C-50 92-88 62-90 8C-92-40-60-80 0-80Z', 'rose', 'full') +
  b.part(oval(0, 22, 44, 32), 'pink', 'soft') +
  b.flat(oval(-15, 20, 7, 11) + oval(15, 20, 7, 11), 'crimson', 0.7) +
  b.ball(-38, -22, 10, 'black') +
  b.ball(38, -22, 10, 'black') +
  b.shine(disc(-41, -25, 3), 1) +
  b.shine(disc(35, -25, 3), 1) +
  b.line('M-18 66C-6 74 6 74 18 66', 'crimson', 4, 0.8) +
  b.flat(disc(-64, 20, 12) + disc(64, 20, 12), 'red', 0.25) +
  b.part('M-4-74L-50-100L-40-116L0-92L40-116L50-100L4-74Z', 'leaf', 'fine') +
  b.ball(0, -84, 9, 'gold')

const pumpkin: Motif = (b) =>
  [
    [-52, 38],
    [52, 38],
    [-28, 44],
    [28, 44],
    [0, 46],
  ]
    .map(([x = 0, wide = 0]) => b.part(oval(x, 20, wide, 70), 'orange', 'full'))
    .join('') +
  b.part('M-12-42C-6-66-24-80-34-84L-20-98C0-90 14-70 14-42Z', 'leaf', 'soft') +
  at(14, -46, 0.9, 6, b.part('M0 0C20-34 60-34 84-8C60 20 20 24 0 0Z', 'green', 'soft')) +
  b.line('M-20-52C-60-74-90-50-80-26C-76-14-60-20-66-30', 'lime', 4)

const tractor: Motif = (b) =>
  b.part('M-74-84H14V-74H-66Z', 'black', 'fine') +
  b.part('M-66-74H10L18-10H-78Z', 'aqua', 'fine') +
  b.line('M-66-74L-78-10M10-74L18-10M-30-74V-10', 'red', 7) +
  b.part(box(62, -62, 8, 50, 3), 'iron', 'fine') +
  b.part('M-90-14H92C104-8 104 40 96 46H-86Z', 'red', 'full') +
  b.part('M86-4H98V34H86Z', 'bone', 'fine') +
  b.line('M30 2H74M30 14H74M30 26H74', 'crimson', 4) +
  [
    [-46, 44, 52],
    [66, 62, 34],
  ]
    .map(
      ([x = 0, y = 0, size = 0]) =>
        b.part(disc(x, y, size), 'black', 'soft') +
        times(12)
          .map((index) => at(x, y, 1, index * 30, b.part(box(-4, -size - 3, 8, 11, 2), 'iron', 'fine')))
          .join('') +
        b.part(disc(x, y, size * 0.56), 'amber', 'soft') +
        b.part(disc(x, y, size * 0.2), 'red', 'fine'),
    )
    .join('')

const mill: Motif = (b) =>
  b.part('M-34-30H34L54 96H-54Z', 'bone', 'soft') +
  b.part('M-40-28C-34-72 34-72 40-28Z', 'crimson', 'soft') +
  b.part('M-13 96V62C-13 46 13 46 13 62V96Z', 'wood', 'fine') +
  b.part(box(-10, 6, 20, 22, 3), 'sky', 'fine') +
  times(4)
    .map((index) =>
      at(
        0,
        -38,
        1,
        index * 90 + 32,
        b.part(box(-4, -92, 8, 92, 2), 'wood', 'fine') +
          b.part(box(4, -90, 24, 66, 3), 'white', 'fine') +
          times(4)
            .map((row) => b.line(`M5 ${-80 + row * 15}H27`, 'wood', 2))
            .join(''),
      ),
    )
    .join('') +
  b.ball(0, -38, 9, 'gold')

export const farm: Motifs = { barn, rooster, pig, pumpkin, tractor, mill }
