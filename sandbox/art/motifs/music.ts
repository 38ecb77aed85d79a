import { at } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, ring, times } from '../shapes.ts'

const guitar =
  (body: Hue): Motif =>
  (b) =>
    at(
      0,
      6,
      1,
      32,
      b.part(box(-8, -100, 16, 110, 2), 'cocoa', 'fine') +
        b.part('M-14-124H14L11-96H-11Z', 'wood', 'fine') +
        [-120, -110, -100].map((y) => b.ball(-18, y, 4.5, 'gold') + b.ball(18, y, 4.5, 'gold')).join('') +
        b.part(
          'M-34-8C-28-26-12-22 0-22C12-22 28-26 34-8C40 10 28 16 34 30C62 40 64 104 0 104C-64 104-62 40-34 30C-28 16-40 10-34-8Z',
          body,
          'full',
        ) +
        b.part(ring(0, 24, 20, 16), 'gold', 'fine') +
        b.flat(disc(0, 24, 16), 'black') +
        b.part(box(-22, 68, 44, 9, 3), 'cocoa', 'fine') +
        [-5, -1.7, 1.7, 5].map((x) => b.line(`M${x}-110V70`, 'white', 1.1, 0.8)).join('') +
        times(8)
          .map((index) => b.line(`M-7 ${-88 + index * 11}H7`, 'gold', 1.4))
          .join('') +
        b.part('M20 20C46 20 44 66 22 62C30 48 28 34 20 20Z', 'white', 'fine'),
    )

const record: Motif = (b) =>
  b.part(disc(0, 0, 98), 'black', 'full') +
  times(8)
    .map((index) => b.line(disc(0, 0, 44 + index * 6.4), 'grey', 1, 0.35))
    .join('') +
  `<path d="M0 0L-62-72A95 95 0 0 1-26-91ZM0 0L62 72A95 95 0 0 1 26 91Z" fill="${b.palette.light}" opacity=".2"/>` +
  b.part(disc(0, 0, 36), 'red', 'soft') +
  b.part(ring(0, 0, 29, 26), 'gold', 'fine') +
  b.part(disc(0, 0, 7), 'bone', 'fine') +
  b.line('M96-96L74-30L40 30', 'silver', 7) +
  b.part(disc(96, -94, 14), 'silver', 'soft') +
  at(38, 34, 1, 30, b.part(box(-8, -10, 16, 26, 3), 'iron', 'fine'))

const microphone: Motif = (b) =>
  at(
    0,
    0,
    1,
    30,
    b.part('M-18-14H18L12 104C8 112-8 112-12 104Z', 'black', 'soft') +
      b.part(box(-24, -26, 48, 16, 6), 'gold', 'fine') +
      b.part(disc(0, -60, 46), 'silver', 'full') +
      times(5)
        .map((index) =>
          b.line(
            `M${-36 + index * 18}-${92 - Math.abs(index - 2) * 8}C${-40 + index * 20}-70 ${-40 + index * 20}-50 ${-36 + index * 18}-${28 + Math.abs(index - 2) * 8}M-${44 - Math.abs(index - 2) * 6} ${-84 + index * 12}H${44 - Math.abs(index - 2) * 6}`,
            'iron',
            2,
            0.55,
          ),
        )
        .join('') +
      b.part('M-47-64C-20-54 20-54 47-64V-54C20-44-20-44-47-54Z', 'gold', 'fine') +
      b.part(box(-6, 8, 12, 24, 5), 'red', 'fine'),
  )

const drum: Motif = (b) =>
  b.part('M-80-30H80V54C60 92-60 92-80 54Z', 'red', 'full') +
  times(6)
    .map((index) =>
      b.line(
        `M${-80 + index * 26.6} ${-20 + (3 - Math.abs(index - 3)) * 8}L${-67 + index * 22.3} ${56 + (3 - Math.abs(index - 3)) * 7}L${-54 + index * 26.6} ${-14 + (3 - Math.abs(index - 2)) * 7}`,
        'bone',
        3,
      ),
    )
    .join('') +
  b.line('M-80 54C-60 92 60 92 80 54', 'gold', 11) +
  b.part(oval(0, -30, 84, 28), 'gold', 'soft') +
  b.part(oval(0, -32, 75, 22), 'bone', 'soft') +
  at(-18, -52, 1, 58, b.part(box(-5, -60, 10, 110, 5), 'wood', 'fine') + b.ball(0, 52, 11, 'bone')) +
  at(26, -52, 1, -58, b.part(box(-5, -60, 10, 110, 5), 'wood', 'fine') + b.ball(0, 52, 11, 'bone'))

const headphones: Motif = (b) =>
  b.part('M-84 34C-94-110 94-110 84 34L68 30C70-82-70-82-68 30Z', 'black', 'full') +
  b.part('M-78 8C-80-84 80-84 78 8L72 8C70-74-70-74-72 8Z', 'gold', 'fine') +
  [-1, 1]
    .map(
      (side) =>
        b.part(oval(side * 76, 44, 26, 46), 'crimson', 'full') +
        b.part(oval(side * 62, 44, 18, 42), 'black', 'soft') +
        b.part(oval(side * 84, 44, 11, 24), 'gold', 'fine'),
    )
    .join('') +
  at(
    0,
    40,
    0.34,
    0,
    b.part(
      'M-30 70C-60 60-60 96-30 98C-10 98-6 84-6 66V-60L70-84V40C40 30 40 66 66 70C90 70 92 52 92 36V-130L-30-92Z',
      'gold',
      'soft',
    ),
  )

const saxophone: Motif = (b) =>
  b.line('M-76-92C-50-104-36-86-34-60L-22 44', 'gold', 15) +
  b.part(
    'M-46-54L-22-58L-2 42C2 66 32 66 36 40L42-4C30-22 30-32 46-44C74-40 96-28 104-14C88-6 78 6 74 22L68 54C58 112-28 108-36 48Z',
    'gold',
    'full',
  ) +
  b.part('M46-44C74-40 96-28 104-14C84-18 62-28 46-44Z', 'copper', 'fine') +
  [
    [-30, -30],
    [-24, -6],
    [-18, 18],
    [-10, 42],
    [8, 64],
    [34, 66],
  ]
    .map(([x = 0, y = 0]) => b.part(disc(x, y, 8), 'bone', 'fine'))
    .join('') +
  b.line('M-44-20L-34 40M56 20L50 54', 'copper', 4) +
  b.part(box(-98, -102, 26, 15, 6), 'black', 'fine')

export const music: Motifs = {
  guitar: guitar('orange'),
  electric: guitar('crimson'),
  record,
  microphone,
  drum,
  headphones,
  saxophone,
}
