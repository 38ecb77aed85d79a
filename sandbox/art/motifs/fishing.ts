import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, ring, times } from '../shapes.ts'

const scales = (b: Brush, rows: number): string =>
  times(rows)
    .flatMap((x) =>
      times(3).map((y) =>
        b.line(`M${-30 + x * 17} ${-22 + y * 17 + (x % 2) * 8}a9 9 0 0 0 0 15`, 'white', 1.6, 0.28),
      ),
    )
    .join('')

export const fish =
  (back: Hue, belly: Hue, fin: Hue): Motif =>
  (b) =>
    b.part('M58 0C80-26 96-44 108-46C104-20 104 18 110 46C94 42 78 24 58 0Z', fin, 'soft') +
    b.part('M-20-46C0-86 50-80 62-34ZM-8 44C6 74 36 78 50 32Z', fin, 'soft') +
    b.part(
      'M-100 4C-80-42-24-60 18-46C44-38 62-16 76 0C60 22 42 40 14 48C-30 58-80 42-100 4Z',
      back,
      'full',
    ) +
    b.flat('M-96 10C-60 24-10 20 60 12C44 32 30 42 14 46C-30 56-76 42-96 10Z', belly, 0.75) +
    scales(b, 5) +
    b.line('M-46-38C-34-14-34 16-46 38', 'black', 3, 0.35) +
    b.part('M-28 8C-8 2 14 12 20 30C0 36-20 28-28 8Z', fin, 'fine') +
    b.ball(-66, -10, 12, 'white') +
    b.ball(-68, -10, 7, 'black') +
    b.shine(disc(-71, -13, 2.5), 1) +
    b.line('M-98 8C-88 12-80 12-72 8', 'cocoa', 3, 0.7)

const hook: Motif = (b) =>
  b.line('M10-112V-60', 'white', 3, 0.9) +
  b.part(ring(10, -54, 13, 7), 'silver', 'fine') +
  b.part(
    'M3-44H17V34C17 76-8 98-36 92C-68 86-74 48-66 18L-96 46L-60-22L-38 40L-52 26C-56 50-50 70-32 74C-14 76 3 62 3 34Z',
    'silver',
    'soft',
  ) +
  b.part('M10-50C30-40 34-20 24 0C40 6 36 30 20 34C18 10-4 6 0-14C-10-28-4-44 10-50Z', 'red', 'soft') +
  b.part('M20 30C40 44 40 74 26 92C24 72 16 54 10 40Z', 'yellow', 'fine') +
  b.part('M16 30C24 54 16 84 0 98C6 74 2 54 4 40Z', 'orange', 'fine') +
  b.ball(16, -26, 6, 'white') +
  b.ball(16, -26, 3, 'black')

const float: Motif = (b) =>
  b.line('M0-112V-70', 'white', 3) +
  b.part(box(-5, -84, 10, 46, 5), 'red', 'fine') +
  b.part('M-56 12C-56-56 56-56 56 12C56 70 20 84 0 84C-20 84-56 70-56 12Z', 'white', 'full') +
  b.part('M-56 8C-56-56 56-56 56 8C30 20-30 20-56 8Z', 'red', 'full') +
  b.part(box(-5, 80, 10, 26, 5), 'gold', 'fine') +
  b.line('M-56 10C-30 22 30 22 56 10', 'gold', 5) +
  b.shine('M-44-2C-40-26-24-34-10-36C-24-24-30-14-30 6Z', 0.6)

const boat: Motif = (b) =>
  b.line('M34 30L88-104', 'brown', 5) +
  b.line('M88-104C100-40 100 20 96 92', 'white', 1.6, 0.8) +
  b.part('M-20 10C-24-20 24-20 20 10V42H-20Z', 'teal', 'soft') +
  b.ball(0, -34, 17, 'skin') +
  b.part('M-34-40C-20-50 20-50 34-40L14-46C12-66-12-66-14-46Z', 'amber', 'fine') +
  b.part('M10 4L48 14L44 24L8 20Z', 'teal', 'fine') +
  b.part('M-104 28C-50 42 50 42 96 24C90 64 60 86 20 88H-50C-84 84-100 60-104 28Z', 'wood', 'full') +
  b.line('M-98 44C-50 58 46 58 88 42M-88 64C-40 74 40 74 72 62', 'cocoa', 3, 0.5) +
  b.line('M-104 28C-50 42 50 42 96 24', 'bone', 7) +
  b.line('M-110 92C-80 84-60 98-30 90C0 84 20 98 50 90C74 84 90 96 110 90', 'white', 4, 0.7)

const chestOfTackle: Motif = (b) =>
  at(0, -34, 0.72, -22, fish('green', 'yellow', 'leaf')(b)) +
  b.part('M-82 8H82L70 92H-70Z', 'tan', 'soft') +
  times(4)
    .map((index) => b.line(`M${-76 + index * 3} ${22 + index * 20}H${76 - index * 3}`, 'brown', 4, 0.6))
    .join('') +
  times(7)
    .map((index) => b.line(`M${-66 + index * 22} 10L${-57 + index * 19} 90`, 'brown', 3, 0.4))
    .join('') +
  b.part(box(-92, -4, 184, 20, 10), 'wood', 'soft')

export const fishing: Motifs = {
  bass: fish('leaf', 'yellow', 'lime'),
  salmon: fish('steel', 'rose', 'red'),
  golden: fish('amber', 'yellow', 'orange'),
  hook,
  float,
  boat,
  chestOfTackle,
}
