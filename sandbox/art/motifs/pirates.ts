import { at } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, polar, star, times } from '../shapes.ts'
import { coin } from './table.ts'
import { anchor } from './sea.ts'

const skull: Motif = (b) =>
  b.part(
    'M-50-20C-54-70 54-70 50-20C54 10 40 24 32 34L30 62H-30L-32 34C-40 24-54 10-50-20Z',
    'bone',
    'full',
  ) +
  b.part('M-26 52H26L20 88C8 96-8 96-20 88Z', 'bone', 'soft') +
  b.flat(
    'M-38-12C-36-28-10-28-8-10C-8 8-32 12-38-12ZM38-12C36-28 10-28 8-10C8 8 32 12 38-12ZM0 12L-9 30H9Z',
    'black',
  ) +
  b.glow(-22, -8, 12, '#ff6a3c', 0.8) +
  b.line('M-20 50V66M-7 52V68M7 52V68M20 50V66M-22 60H22', 'cocoa', 3.4) +
  b.part('M-104-40C-70-56-60-100 0-102C60-100 70-56 104-40C60-20-60-20-104-40Z', 'black', 'full') +
  b.line('M-100-41C-60-24 60-24 100-41', 'gold', 5) +
  at(0, -70, 0.24, 0, b.part(star(5, 98, 42), 'gold', 'soft')) +
  b.part('M56-78C70-116 104-112 108-92C96-96 80-86 72-66Z', 'red', 'soft')

const chest: Motif = (b) =>
  b.glow(0, -14, 96, '#ffd65c', 0.65) +
  b.part('M-92-8C-92-72-70-94 0-94C70-94 92-72 92-8Z', 'wood', 'full') +
  b.part('M-80-10C-76-64-58-80 0-80C58-80 76-64 80-10Z', 'cocoa', 'soft') +
  b.line('M-92-8C-92-72-70-94 0-94C70-94 92-72 92-8', 'gold', 8) +
  times(12)
    .map((index) => at(-70 + ((index * 53) % 142), -10 - ((index * 19) % 28), 0.42, index * 24, coin(b)))
    .join('') +
  at(-26, -30, 0.2, 10, b.part('M-62-62H62L98-18L0 92L-98-18Z', 'red', 'full')) +
  at(36, -32, 0.2, -14, b.part('M-62-62H62L98-18L0 92L-98-18Z', 'aqua', 'full')) +
  b.part(box(-96, 0, 192, 90, 6), 'wood', 'full') +
  b.line('M-94 30H94M-94 60H94', 'cocoa', 3, 0.6) +
  b.part(box(-96, 0, 22, 90) + box(74, 0, 22, 90) + box(-96, -4, 192, 14, 4), 'gold', 'fine') +
  b.part('M-24 2H24V40C24 56-24 56-24 40Z', 'gold', 'soft') +
  b.flat('M0 18A7 7 0 0 1 4 31L7 44H-7L-4 31A7 7 0 0 1 0 18Z', 'black')

const galleon: Motif = (b) =>
  b.line('M-40-96V40M22-108V40M70-56V40', 'brown', 6) +
  b.part('M-84-84C-56-70-20-70 0-84C-10-50-6-20 4 4C-26-6-60-6-88 6C-78-26-76-54-84-84Z', 'bone', 'full') +
  b.part('M-10-98C14-86 46-86 66-98C56-62 60-24 70 0C40-10 14-10-14 0C-2-34-2-66-10-98Z', 'white', 'full') +
  b.part('M52-50C70-42 86-42 100-50C94-26 98-2 104 12C84 6 70 6 54 12C60-10 58-32 52-50Z', 'bone', 'soft') +
  at(
    28,
    -46,
    0.22,
    0,
    b.part(
      'M-50-20C-54-70 54-70 50-20C54 10 40 24 32 34L30 62H-30L-32 34C-40 24-54 10-50-20Z',
      'black',
      'soft',
    ),
  ) +
  b.part('M22-108L58-98L22-88Z', 'red', 'fine') +
  b.part('M-108 6L-86 22H78L84 8H108L90 76C60 92-60 92-78 76Z', 'wood', 'full') +
  b.line('M-92 36C-40 46 50 46 98 34M-84 58C-40 68 50 68 92 58', 'gold', 4, 0.8) +
  times(5)
    .map((index) => b.part(box(-58 + index * 28, 42, 13, 11, 2), 'black', 'fine'))
    .join('') +
  b.part('M-114 82C-90 70-70 94-44 82C-20 72 0 94 26 82C50 72 70 94 114 80V104H-114Z', 'teal', 'soft')

const compass: Motif = (b) =>
  b.part(disc(0, 0, 96), 'gold', 'full') +
  b.part(disc(0, 0, 78), 'bone', 'soft') +
  b.line(disc(0, 0, 68), 'brown', 2, 0.6) +
  times(24)
    .map((index) =>
      b.line(
        `M${polar(index * 15, 62)
          .map((value) => value.toFixed(1))
          .join(' ')}L${polar(index * 15, index % 6 ? 67 : 54)
          .map((value) => value.toFixed(1))
          .join(' ')}`,
        'brown',
        2.4,
        0.7,
      ),
    )
    .join('') +
  b.part(star(4, 56, 12), 'tan', 'fine') +
  at(0, 0, 1, 34, b.part('M0-60L12 0H-12Z', 'red', 'fine') + b.part('M0 60L12 0H-12Z', 'iron', 'fine')) +
  b.ball(0, 0, 9, 'gold') +
  b.shine('M-64-30C-50-62-20-74 4-72C-30-58-46-36-52-8C-60-12-66-20-64-30Z', 0.5)

const parrot: Motif = (b) =>
  b.part('M30 40L58 108L34 96L22 110L8 50Z', 'blue', 'soft') +
  b.part(
    'M-28-84C16-110 58-80 52-34C64 0 54 50 22 66C-26 70-46 20-34-24C-46-40-48-70-28-84Z',
    'red',
    'full',
  ) +
  b.part('M14-20C60-14 66 40 30 78C-2 60-6 6 14-20Z', 'amber', 'soft') +
  b.part('M18 6C56 10 58 56 34 94C10 70 4 30 18 6Z', 'green', 'soft') +
  b.part('M24 34C46 42 46 76 36 104C18 84 16 56 24 34Z', 'blue', 'fine') +
  b.part('M-46-66C-20-78 4-62 0-40C-14-26-40-30-46-44Z', 'white', 'fine') +
  b.ball(-18, -54, 8, 'black') +
  b.shine(disc(-20, -57, 2.6), 1) +
  b.part('M-40-62C-72-70-88-40-72-14C-64-26-50-32-40-34Z', 'black', 'soft') +
  b.line('M-30 78H70', 'wood', 12) +
  b.line('M-2 66V84M18 66V84', 'iron', 7)

export const pirates: Motifs = { skull, chest, galleon, compass, parrot, anchor }
