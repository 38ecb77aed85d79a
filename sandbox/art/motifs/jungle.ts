import { at, mirrored } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, times } from '../shapes.ts'

const tiger: Motif = (b) => {
  const half =
    b.part('M34-62C44-96 86-100 90-66C92-48 82-34 70-26Z', 'orange', 'soft') +
    b.part('M48-60C54-80 76-84 78-64C78-54 72-46 66-42Z', 'rose', 'fine')
  const stripes =
    b.flat(
      'M14-84L8-46L22-80ZM38-72L26-44L48-62ZM86-8L56-2L86 8ZM84 26L56 20L78 40ZM66 58L46 46L56 68Z',
      'black',
    ) +
    b.flat('M12-18C20-32 40-30 46-16C36-8 20-8 12-18Z', 'yellow') +
    b.ball(29, -18, 7.5, 'black') +
    b.shine(disc(26, -21, 2.6), 1) +
    b.line('M8-24C18-38 42-36 50-20', 'black', 4)
  return (
    half +
    mirrored(half) +
    b.part(
      'M0-90C50-92 88-50 88 4C98 20 94 42 80 52C68 84 34 98 0 98C-34 98-68 84-80 52C-94 42-98 20-88 4C-88-50-50-92 0-90Z',
      'orange',
      'full',
    ) +
    b.part('M0 10C24-2 54 18 50 50C44 84 20 92 0 92C-20 92-44 84-50 50C-54 18-24-2 0 10Z', 'white', 'soft') +
    stripes +
    mirrored(stripes) +
    b.part('M-18 22C-8 16 8 16 18 22C16 36 6 42 0 44C-6 42-16 36-18 22Z', 'pink', 'fine') +
    b.line('M0 44V54M0 54C-8 66-24 64-28 56M0 54C8 66 24 64 28 56', 'cocoa', 4) +
    b.line('M-30 44L-78 36M-30 52L-76 56M30 44L78 36M30 52L76 56', 'white', 2, 0.8)
  )
}

const toucan: Motif = (b) =>
  b.part('M30 40C52 62 60 92 52 108L34 90L22 106L14 60Z', 'navy', 'soft') +
  b.part(
    'M-10-72C36-84 64-48 56-4C62 40 36 72 6 70C-30 62-40 20-28-14C-38-36-34-64-10-72Z',
    'black',
    'full',
  ) +
  b.part('M-26-44C-6-62 20-44 14-16C6 6-18 12-30 4C-36-14-36-34-26-44Z', 'white', 'soft') +
  b.part('M-24-64C-70-92-112-58-106 2C-84-20-50-24-22-26Z', 'orange', 'full') +
  b.part('M-106 2C-92-6-96-28-104-32C-108-20-108-8-106 2Z', 'black', 'fine') +
  b.line('M-104-8C-80-32-50-38-22-42', 'red', 3) +
  b.flat('M-40-70C-60-76-80-66-88-56C-70-60-56-58-40-56Z', 'yellow', 0.8) +
  b.part(disc(-2, -46, 12), 'teal', 'fine') +
  b.ball(-2, -46, 7, 'black') +
  b.shine(disc(-4, -48, 2.2), 1) +
  b.part('M16-6C54 0 60 44 36 76C10 60 4 20 16-6Z', 'iron', 'soft') +
  b.line('M-70 82C-20 72 40 90 96 78', 'wood', 13) +
  b.part('M-64 78C-90 60-104 66-110 82C-94 92-78 90-64 78Z', 'green', 'fine')

const mask: Motif = (b) =>
  times(7)
    .map((index) =>
      at(
        0,
        -40,
        1,
        -66 + index * 22,
        b.part('M-10-20C-18-70-8-92 0-102C8-92 18-70 10-20Z', index % 2 ? 'red' : 'teal', 'fine') +
          b.line('M0-24V-90', 'yellow', 2.4),
      ),
    )
    .join('') +
  b.part('M-56-56C-30-72 30-72 56-56C72-10 58 60 0 100C-58 60-72-10-56-56Z', 'wood', 'full') +
  b.part('M-52-46C-30-60 30-60 52-46L50-30C20-42-20-42-50-30Z', 'gold', 'fine') +
  b.part('M-44-22L-8-10L-14 8C-28 12-42 4-44-22ZM44-22L8-10L14 8C28 12 42 4 44-22Z', 'bone', 'fine') +
  b.ball(-24, -4, 6, 'black') +
  b.ball(24, -4, 6, 'black') +
  b.part('M-8-16H8L16 30C8 38-8 38-16 30Z', 'copper', 'soft') +
  b.part('M-34 46C-12 36 12 36 34 46C28 72 10 78 0 80C-10 78-28 72-34 46Z', 'cocoa', 'fine') +
  times(5)
    .map((index) => b.part(box(-23 + index * 10, 43 + Math.abs(index - 2), 8, 12, 2), 'bone', 'fine'))
    .join('') +
  b.line('M-52 14L-34 24M-48 30L-34 34M52 14L34 24M48 30L34 34', 'red', 5)

const temple: Motif = (b) =>
  times(5)
    .map((index) => b.part(box(-100 + index * 15, 62 - index * 27, 200 - index * 30, 30, 3), 'tan', 'soft'))
    .join('') +
  b.part('M-40-46H40L34-84H-34Z', 'tan', 'soft') +
  b.part(box(-48, -94, 96, 14, 3), 'tan', 'fine') +
  b.part('M-12-46V-72H12V-46Z', 'cocoa', 'fine') +
  b.glow(0, -56, 18, b.palette.glow, 0.9) +
  b.part('M-20 92V-46H20V92Z', 'bone', 'fine') +
  times(12)
    .map((index) => b.line(`M-18 ${-36 + index * 11}H18`, 'brown', 2, 0.5))
    .join('') +
  b.part(
    'M-106 92C-100 66-84 70-80 84C-74 62-54 66-56 92ZM106 92C100 70 84 70 78 86C72 66 56 72 58 92Z',
    'green',
    'soft',
  ) +
  b.part('M-70 6C-60 22-66 36-60 50M62 8C54 26 64 34 58 54', 'leaf', 'fine')

const monkey: Motif = (b) =>
  b.part(disc(-78, -10, 26) + disc(78, -10, 26), 'wood', 'soft') +
  b.flat(disc(-78, -10, 14) + disc(78, -10, 14), 'rose') +
  b.part('M0-92C56-92 82-56 80-14C88 40 54 92 0 92C-54 92-88 40-80-14C-82-56-56-92 0-92Z', 'wood', 'full') +
  b.part(
    'M0-36C16-66 66-54 58-14C54 2 58 8 60 28C58 64 28 80 0 80C-28 80-58 64-60 28C-58 8-54 2-58-14C-66-54-16-66 0-36Z',
    'skin',
    'soft',
  ) +
  b.ball(-26, -18, 13, 'white') +
  b.ball(26, -18, 13, 'white') +
  b.ball(-23, -17, 7, 'black') +
  b.ball(29, -17, 7, 'black') +
  b.flat(oval(-7, 14, 4, 3) + oval(7, 14, 4, 3), 'brown') +
  b.part('M-36 32C-14 42 14 42 36 32C32 64 14 70 0 70C-14 70-32 64-36 32Z', 'crimson', 'fine') +
  b.part('M-30 35C-12 42 12 42 30 35L28 44C12 50-12 50-28 44Z', 'white', 'fine') +
  b.part('M-8-88C-20-110 0-116 4-100C10-114 26-106 14-88Z', 'wood', 'fine')

const bloom: Motif = (b) =>
  [
    [-60, 40, -70],
    [64, 36, 70],
    [-30, 70, -130],
    [40, 74, 130],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x * 0.4,
        y * 0.4,
        0.95,
        turn,
        b.part('M0 0C-46-30-40-84 0-110C40-84 46-30 0 0Z', 'leaf', 'soft') +
          b.line('M0-6V-98M0-30L-22-44M0-30L22-44M0-56L-20-70M0-56L20-70', 'lime', 2.4, 0.6),
      ),
    )
    .join('') +
  times(5)
    .map((index) =>
      at(
        0,
        0,
        0.86,
        index * 72,
        b.part('M0 0C-50-20-54-84-14-100C-4-92 4-92 14-100C54-84 50-20 0 0Z', 'red', 'full') +
          b.line('M0-14V-74', 'yellow', 4, 0.5),
      ),
    )
    .join('') +
  b.line('M0 0C14-26 30-40 46-50', 'amber', 9) +
  times(7)
    .map((index) => b.ball(26 + index * 4.5, -30 - index * 4 + (index % 2) * 9, 4.4, 'yellow'))
    .join('')

export const jungle: Motifs = { tiger, toucan, mask, temple, monkey, bloom }
