import { at } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, polar, ring, star, times } from '../shapes.ts'
import { coin } from './table.ts'

const hat: Motif = (b) =>
  b.part(
    'M-110 6C-90-16-74 24-50 26H50C74 24 90-16 110 6C104 52 50 66 0 66C-50 66-104 52-110 6Z',
    'wood',
    'full',
  ) +
  b.part(
    'M-54 30C-64-20-50-84-26-88C-14-90-8-78 0-78C8-78 14-90 26-88C50-84 64-20 54 30C20 44-20 44-54 30Z',
    'wood',
    'full',
  ) +
  b.part('M-57 8C-20 24 20 24 57 8L55 30C20 44-20 44-55 30Z', 'crimson', 'fine') +
  b.part(box(-12, 14, 24, 22, 3), 'gold', 'fine') +
  b.shade('M-14-82C-18-50-8-30 0-24C8-30 18-50 14-82C8-76-8-76-14-82Z', 0.4) +
  b.line('M-104 12C-90 48-46 60 0 60C46 60 90 48 104 12', 'tan', 3, 0.7)

const badge: Motif = (b) =>
  b.part(star(6, 98, 52), 'gold', 'full') +
  times(6)
    .map((index) => b.ball(...polar(index * 60, 96), 11, 'gold'))
    .join('') +
  b.part(ring(0, 0, 48, 40), 'copper', 'fine') +
  b.part(disc(0, 0, 40), 'gold', 'soft') +
  b.part(star(5, 32, 14), 'crimson', 'soft')

const cactus: Motif = (b) =>
  b.part('M-20 96V-60C-20-96 20-96 20-60V96Z', 'green', 'full') +
  b.part(
    'M-20 34H-46C-70 34-74 14-72-22C-70-40-46-40-46-22V6H-20ZM20 10H44V-34C44-54 70-54 70-34V8C70 34 54 38 20 38Z',
    'green',
    'full',
  ) +
  b.line('M-8-76V94M8-76V94M-59-28V10C-58 20-50 22-40 22M57-38V8C56 22 48 26 34 26', 'lime', 2.4, 0.45) +
  times(3)
    .map((index) =>
      at(
        [0, -59, 57][index] ?? 0,
        [-88, -38, -50][index] ?? 0,
        0.2,
        0,
        times(5)
          .map((leaf) =>
            at(0, 0, 1, leaf * 72, b.part('M0 0C-40-20-40-80 0-98C40-80 40-20 0 0Z', 'pink', 'soft')),
          )
          .join('') + b.ball(0, 0, 20, 'yellow'),
      ),
    )
    .join('') +
  b.part('M-90 98C-60 78 60 78 90 98Z', 'tan', 'soft')

const boot: Motif = (b) =>
  b.part(
    'M-46-96C-30-84 10-84 32-98L30-20C30 6 42 22 72 30C100 36 106 54 104 70H20L6 58L-14 72H-44C-50 40-30 0-34-30Z',
    'wood',
    'full',
  ) +
  b.part('M-46 72H-12L6 60L20 72H106V86H22L8 84L-14 94H-46Z', 'cocoa', 'fine') +
  b.line('M-30-74C-10-50-20-30 0-16C16-32 8-54 20-76M-22-56C-8-44 2-44 14-56', 'amber', 4) +
  b.line('M-38 20C0 30 20 36 40 22', 'cocoa', 8) +
  b.part(star(8, 22, 11, -66, 40), 'gold', 'soft') +
  b.ball(-66, 40, 6, 'brown') +
  b.line('M-48 34L-36 28', 'gold', 7)

const wagonWheel: Motif = (b) =>
  b.part(ring(0, 0, 98, 80), 'wood', 'full') +
  b.line(disc(0, 0, 96), 'iron', 5) +
  times(10)
    .map((index) => at(0, 0, 1, index * 36, b.part('M-6-14L-4-84H4L6-14Z', 'wood', 'fine')))
    .join('') +
  b.part(disc(0, 0, 24), 'brown', 'soft') +
  b.part(disc(0, 0, 13), 'gold', 'soft')

const dynamite: Motif = (b) =>
  b.line('M14-66C20-100 50-108 70-92', 'bone', 4) +
  b.glow(76, -92, 36, '#ffc24a', 1) +
  at(74, -92, 0.2, 12, b.part(star(8, 98, 36), 'yellow', 'fine')) +
  [-44, 44, 0]
    .map(
      (x, index) =>
        b.part(box(x - 24, -62 + (index === 2 ? 10 : 0), 48, 150, 9), 'red', 'full') +
        b.part(oval(x, -58 + (index === 2 ? 10 : 0), 22, 8), 'tan', 'fine'),
    )
    .join('') +
  b.part(box(-72, -14, 144, 18, 4) + box(-72, 44, 144, 18, 4), 'cocoa', 'fine') +
  b.part(disc(0, 24, 22), 'bone', 'fine') +
  at(0, 24, 0.16, 0, b.part(star(5, 98, 42), 'red', 'fine'))

const saddlebag: Motif = (b) =>
  b.part('M-30-66C-70-40-96 20-80 66C-60 100 60 100 80 66C96 20 70-40 30-66Z', 'tan', 'full') +
  b.part('M-44-96C-20-84 20-84 44-96C36-80 34-70 36-60H-36C-34-70-36-80-44-96Z', 'tan', 'soft') +
  b.part(box(-42, -68, 84, 16, 8), 'crimson', 'fine') +
  b.part(star(5, 44, 19, 0, 24), 'gold', 'soft') +
  [
    [-78, 84],
    [78, 82],
    [44, 96],
    [-40, 98],
  ]
    .map(([x = 0, y = 0]) => at(x, y, 0.5, x, coin(b)))
    .join('')

export const west: Motifs = { hat, badge, cactus, boot, wagonWheel, dynamite, saddlebag }
