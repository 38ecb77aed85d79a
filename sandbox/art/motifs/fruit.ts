import { at } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { disc, many, oval, polar, ring, slice, times } from '../shapes.ts'

const leaf = 'M0 0C14-26 46-34 74-22C60 4 30 16 0 0Z'

const cherries: Motif = (b) =>
  b.line('M-34 22C-30-30 0-66 34-84M44 36C46-10 44-50 34-84', 'leaf', 7) +
  b.line('M-34 22C-30-30 0-66 34-84', 'lime', 2.5, 0.7) +
  at(32, -84, 0.85, 12, b.part(leaf, 'green') + b.line('M4-1C26-8 48-14 66-20', 'pine', 2, 0.6)) +
  b.part(
    'M46 32C74 12 100 36 94 66C88 96 62 104 44 100C18 96 2 74 10 50C16 32 32 26 46 32Z',
    'crimson',
    'full',
  ) +
  b.part('M-36 16C-6-4 22 22 14 56C8 88-22 98-46 92C-78 86-92 56-82 30C-74 8-52 6-36 16Z', 'red', 'full') +
  b.shade('M-52 18C-44 26-30 26-22 18C-30 22-42 22-52 18Z', 0.4) +
  b.shine('M-70 34C-66 22-56 18-48 22C-58 30-62 40-62 52C-68 50-72 42-70 34Z') +
  b.shine('M24 52C28 42 36 38 44 42C36 48 32 56 32 64C26 62 22 58 24 52Z', 0.4)

const strawberry: Motif = (b) =>
  b.part('M0-46C40-66 86-46 84-4C82 44 34 96 0 102C-34 96-82 44-84-4C-86-46-40-66 0-46Z', 'red', 'full') +
  [
    [-44, -8],
    [-16, -18],
    [16, -14],
    [46, -8],
    [-54, 22],
    [-28, 14],
    [2, 16],
    [32, 18],
    [56, 22],
    [-36, 46],
    [-10, 46],
    [20, 48],
    [-14, 76],
    [10, 76],
  ]
    .map(([x = 0, y = 0]) => b.shade(oval(x + 1, y + 1, 4.6, 7), 0.35) + b.flat(oval(x, y, 3, 5), 'yellow'))
    .join('') +
  b.part(
    'M0-50C-14-28-40-24-62-34C-52-46-46-52-54-66C-34-66-22-66-10-62C-8-76-2-90 12-100C14-88 12-76 12-64C26-70 40-72 56-66C48-54 50-46 64-36C40-24 14-28 0-50Z',
    'green',
  ) +
  b.shine('M-66-14C-64-32-50-42-36-40C-50-32-56-20-58-4C-64-4-66-8-66-14Z', 0.45)

const lemon: Motif = (b) =>
  at(18, -66, 0.8, -18, b.part(leaf, 'green') + b.line('M4-1C26-8 48-14 66-20', 'pine', 2, 0.6)) +
  b.part(
    'M-94 24C-88 14-84 6-76-8C-56-50-6-66 38-52C52-48 62-48 74-58C88-56 92-46 88-34C84-22 88-12 86 2C80 50 28 82-22 74C-46 72-58 62-72 60C-84 58-98 40-94 24Z',
    'yellow',
    'full',
  ) +
  times(16)
    .map((index) => b.shade(disc(-48 + ((index * 47) % 110), -24 + ((index * 31) % 80), 2.2), 0.14))
    .join('') +
  b.shine('M-64 0C-50-32-20-46 12-46C-16-36-38-20-48 8C-54 10-64 8-64 0Z')

const melon: Motif = (b) =>
  at(
    0,
    -18,
    1,
    -14,
    b.part('M-98-14H98C98 44 54 92 0 92C-54 92-98 44-98-14Z', 'leaf', 'full') +
      b.line('M-86 12C-74 50-42 80-4 82M86 12C74 50 42 80 4 82', 'lime', 5, 0.5) +
      b.part('M-88-14H88C88 38 50 80 0 80C-50 80-88 38-88-14Z', 'bone', 'fine') +
      b.part('M-82-14H82C80 34 46 72 0 72C-46 72-80 34-82-14Z', 'red') +
      [
        [-52, 8],
        [-24, 2],
        [4, 12],
        [32, 4],
        [56, 10],
        [-36, 32],
        [-8, 34],
        [20, 36],
        [40, 30],
        [2, 56],
      ]
        .map(([x = 0, y = 0]) =>
          b.flat(
            `M${x} ${y - 8}C${x + 7} ${y} ${x + 5} ${y + 7} ${x} ${y + 7}C${x - 5} ${y + 7} ${x - 7} ${y} ${x} ${y - 8}Z`,
            'cocoa',
          ),
        )
        .join('') +
      b.shine('M-80-14H-20C-40 0-60 12-68 26C-76 14-80 0-80-14Z', 0.2),
  )

const grapes: Motif = (b) =>
  b.line('M6-96C2-80 0-70 0-52', 'brown', 9) +
  at(
    4,
    -70,
    1.1,
    8,
    b.part('M0 0C8-30 34-38 46-24C64-32 82-16 76 0C88 12 74 30 58 26C46 38 24 32 0 0Z', 'green') +
      b.line('M4 0C26-2 44 0 66 4', 'pine', 2, 0.6),
  ) +
  [
    [-58, -28],
    [-20, -38],
    [22, -36],
    [58, -20],
    [-40, 0],
    [0, -8],
    [40, 4],
    [-58, -2],
    [-22, 32],
    [20, 32],
    [-2, 62],
    [2, 22],
    [-38, 18],
    [38, 26],
    [0, 86],
  ]
    .map(
      ([x = 0, y = 0], index) =>
        b.ball(x, y + 8, 24, index % 3 === 0 ? 'violet' : 'plum') + b.shine(oval(x - 9, y - 2, 5, 3.6), 0.7),
    )
    .join('')

const orange: Motif = (b) =>
  b.part(disc(-18, 12, 78), 'orange', 'full') +
  at(-24, -60, 0.8, -24, b.part(leaf, 'green')) +
  b.part(disc(34, 30, 64), 'amber') +
  b.part(disc(34, 30, 57), 'bone', 'fine') +
  times(9)
    .map((index) => at(34, 30, 1, index * 40, b.part(slice(3, 37, 51, 6), 'orange', 'fine')))
    .join('') +
  b.shine('M-78-4C-72-34-48-52-24-52C-46-40-58-20-62 6C-68 8-78 4-78-4Z', 0.4)

const peach: Motif = (b) =>
  at(10, -70, 0.9, 6, b.part(leaf, 'green') + b.line('M4-1C26-8 48-14 66-20', 'pine', 2, 0.6)) +
  b.line('M6-62C4-74 8-84 16-90', 'brown', 7) +
  b.part('M4-62C40-84 96-50 92 8C88 64 44 90 0 96C-48 90-90 58-92 4C-94-54-38-84 4-62Z', 'amber', 'full') +
  b.flat('M4-62C40-84 96-50 92 8C88 64 44 90 0 96C40 50 40-10 4-62Z', 'red', 0.28) +
  b.line('M4-60C-30-30-32 40 0 92', 'orange', 5, 0.55) +
  b.shine('M-72-14C-68-40-50-54-32-54C-50-42-60-22-60 4C-68 2-74-4-72-14Z', 0.5)

const plum: Motif = (b) =>
  b.line('M-34-56C-28-84 0-100 26-96', 'brown', 6) +
  at(22, -94, 0.8, 20, b.part(leaf, 'green')) +
  b.part('M36-40C76-44 100-4 88 40C76 76 40 92 14 78C-8 60-10 10 6-20C14-34 24-40 36-40Z', 'violet', 'full') +
  b.part(
    'M-38-58C2-66 34-20 26 32C20 76-16 102-48 94C-84 84-98 38-88-4C-80-36-62-54-38-58Z',
    'plum',
    'full',
  ) +
  b.line('M-38-56C-58-16-60 50-48 92', 'navy', 4, 0.45) +
  b.shine('M-78-2C-74-24-62-36-50-38C-62-24-68-8-68 12C-74 10-78 6-78-2Z', 0.5)

const pomegranate: Motif = (b) =>
  b.part('M-18-66L-34-100L-10-86L0-106L10-86L34-100L18-66Z', 'crimson', 'fine') +
  b.part(disc(0, 14, 84), 'crimson', 'full') +
  b.part('M-6-30C40-44 70-6 62 34C54 70 14 84-14 66C-46 46-46-14-6-30Z', 'bone', 'soft') +
  times(19)
    .map((index) => {
      const [x, y] = polar(index * 137.5, 9.6 * Math.sqrt(index), 10, 20)
      return b.ball(x, y, 9, index % 3 ? 'red' : 'pink') + b.shine(disc(x - 3, y - 3, 2), 0.8)
    })
    .join('') +
  b.shine('M-70 0C-66-28-50-46-32-52C-48-34-56-14-56 10C-62 10-70 8-70 0Z', 0.4)

/** What the old machines ring with. */
const bell: Motif = (b) =>
  b.ball(0, 78, 20, 'copper') +
  b.part(
    'M0-92C42-88 60-54 62-10C64 22 74 38 92 56C96 64 92 70 84 70H-84C-92 70-96 64-92 56C-74 38-64 22-62-10C-60-54-42-88 0-92Z',
    'gold',
    'full',
  ) +
  b.part('M-92 52H92C98 60 96 72 86 74H-86C-96 72-98 60-92 52Z', 'gold') +
  b.part(ring(0, -92, 15, 8), 'gold', 'fine') +
  b.line('M-62 6C-30 16 30 16 62 6', 'brown', 3, 0.5) +
  at(0, 24, 0.16, 0, b.part(many(times(10).map((index) => polar(index * 36, index % 2 ? 46 : 100))), 'red'))

export const fruit: Motifs = {
  cherries,
  strawberry,
  lemon,
  melon,
  grapes,
  orange,
  peach,
  plum,
  pomegranate,
  bell,
}
