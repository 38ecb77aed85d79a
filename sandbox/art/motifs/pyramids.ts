import { at, mirrored } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, polar, slice, times } from '../shapes.ts'

const pharaoh: Motif = (b) =>
  b.part(
    'M-30-90C-84-80-84-10-92 92H-34L-24 30H24L34 92H92C84-10 84-80 30-90C10-96-10-96-30-90Z',
    'gold',
    'full',
  ) +
  times(7)
    .map((index) =>
      b.line(
        `M${-66 - index * 2.4} ${-30 + index * 18}C${-56} ${-26 + index * 18} ${-46} ${-28 + index * 18} ${-36} ${-34 + index * 18}M${66 + index * 2.4} ${-30 + index * 18}C56 ${-26 + index * 18} 46 ${-28 + index * 18} 36 ${-34 + index * 18}`,
        'blue',
        7,
        0.85,
      ),
    )
    .join('') +
  b.part('M-26 26H26L36 92H-36Z', 'teal', 'fine') +
  b.line('M-30 52C-12 60 12 60 30 52M-33 70C-12 78 12 78 33 70', 'gold', 4) +
  b.part('M-36-56C-36-80 36-80 36-56C38-8 24 30 0 42C-24 30-38-8-36-56Z', 'tan', 'soft') +
  b.part('M-46-50C-40-86 40-86 46-50C30-62-30-62-46-50Z', 'blue', 'fine') +
  b.flat('M-27-28C-20-36-10-36-6-27C-12-23-20-23-27-28ZM27-28C20-36 10-36 6-27C12-23 20-23 27-28Z', 'white') +
  b.ball(-15, -28, 3.6, 'black') +
  b.ball(15, -28, 3.6, 'black') +
  b.line(
    'M-36-28C-28-40-12-40-4-28M36-28C28-40 12-40 4-28M-30-42C-22-48-12-48-6-43M30-42C22-48 12-48 6-43',
    'black',
    3,
  ) +
  b.line('M0-24L-4-2H4', 'brown', 2, 0.6) +
  b.flat('M-12 12C-4 7 4 7 12 12C4 19-4 19-12 12Z', 'crimson') +
  b.part('M-9 42H9L6 92H-6Z', 'blue', 'fine') +
  b.line('M-8 54H8M-7 66H7M-6 78H6', 'gold', 4) +
  b.part('M-7-66C-14-84-8-104 0-106C10-104 14-84 7-66Z', 'gold', 'fine') +
  b.ball(0, -94, 4, 'red')

const scarab: Motif = (b) => {
  const wing =
    b.part('M24-14C60-60 96-52 108-24C106 10 76 40 34 40Z', 'gold', 'soft') +
    b.part('M34-8C62-42 84-38 94-20C90 4 70 24 40 28Z', 'teal', 'fine') +
    b.line('M38 4L88-22M40 14L84-4M42 22L74 12', 'gold', 3)
  return (
    wing +
    mirrored(wing) +
    b.line(
      'M-30 30C-56 50-60 66-50 86M30 30C56 50 60 66 50 86M-26-40C-44-56-46-66-38-78M26-40C44-56 46-66 38-78',
      'gold',
      7,
    ) +
    b.part('M0-34C40-34 48 10 40 46C32 74 16 86 0 90C-16 86-32 74-40 46C-48 10-40-34 0-34Z', 'blue', 'full') +
    b.part('M-38-20C-34-54 34-54 38-20C14-10-14-10-38-20Z', 'teal') +
    b.part('M-18-44C-20-66 20-66 18-44Z', 'gold', 'fine') +
    b.line('M0-14V88M-24 10C-10 16 10 16 24 10M-28 34C-10 42 10 42 28 34', 'gold', 3, 0.8) +
    b.ball(0, -86, 20, 'red')
  )
}

const ankh: Motif = (b) =>
  b.part(
    'M0-98C34-98 48-72 42-46C38-28 26-10 16 4H62V34H16L22 96H-22L-16 34H-62V4H-16C-26-10-38-28-42-46C-48-72-34-98 0-98ZM0-72C-18-72-22-56-18-42C-14-28-6-16 0-8C6-16 14-28 18-42C22-56 18-72 0-72Z',
    'gold',
    'full',
  ) +
  b.ball(0, 19, 12, 'red') +
  b.ball(-44, 19, 6, 'aqua') +
  b.ball(44, 19, 6, 'aqua') +
  b.ball(0, 66, 8, 'teal')

const pyramid: Motif = (b) =>
  b.part('M0-88L104 82H-104Z', 'tan', 'soft') +
  b.shade('M0-88L104 82H26Z', 0.42) +
  times(7)
    .map((index) =>
      b.line(
        `M${-14 - index * 14.4} ${-60 + index * 23}H${4 + index * 3.2}L${14 + index * 14} ${-60 + index * 23}`,
        'brown',
        1.8,
        0.45,
      ),
    )
    .join('') +
  b.part('M0-88L22-52L5-50L-22-52Z', 'gold', 'fine') +
  b.part('M-24 82V48H4V82Z', 'cocoa', 'fine') +
  b.line('M-29 82V43H8V82', 'gold', 3) +
  b.glow(-10, 66, 24, b.palette.glow, 0.9)

const eye: Motif = (b) =>
  b.part('M-100-10C-60-66 40-72 102-14C80-6 70 4 60 12C20 40-50 36-100-10Z', 'white', 'soft') +
  b.ball(0, -14, 34, 'teal') +
  b.ball(0, -14, 17, 'black') +
  b.shine(oval(-10, -26, 8, 6), 0.9) +
  b.part(
    'M-104-8C-60-76 44-84 108-14L100-10C40-62-50-58-96-6ZM-98-60C-40-104 50-104 104-56L98-42C46-84-40-84-94-46Z',
    'gold',
    'fine',
  ) +
  b.part(
    'M-104-10C-50 40 30 44 106-16C70 44-30 60-104-10ZM-30 30L-46 92L-18 88L-8 34ZM14 34C26 70 50 88 82 78C96 70 92 50 76 52C70 56 76 62 80 62C70 72 44 64 34 28Z',
    'gold',
    'fine',
  )

const cat: Motif = (b) =>
  b.part(
    'M-30-40C-44-64-40-88-34-100L-8-78H14L38-100C44-86 46-62 32-40C60 0 66 50 58 96H-62C-66 50-56 0-30-40Z',
    'black',
    'full',
  ) +
  b.part('M-36-16C-10-4 14-4 38-16L48 12C16 30-18 30-46 12Z', 'gold', 'fine') +
  times(5)
    .map((index) =>
      b.ball(-28 + index * 14, 6 + (2 - Math.abs(index - 2)) * 3, 5, index % 2 ? 'red' : 'aqua'),
    )
    .join('') +
  b.part(
    'M-25-58C-18-66-10-64-7-56C-13-53-20-53-25-58ZM27-58C20-66 12-64 9-56C15-53 22-53 27-58Z',
    'gold',
    'fine',
  ) +
  b.flat(oval(-15, -58, 2, 4) + oval(17, -58, 2, 4), 'black') +
  b.line('M-5-42L1-38L7-42M1-38V-34', 'gold', 2) +
  b.part('M44 92C84 84 84 30 66 20C92 14 104 96 48 98Z', 'black', 'soft') +
  b.line('M-12 96V52M12 96V52', 'iron', 2.4, 0.6)

const sun: Motif = (b) =>
  times(16)
    .map((index) =>
      b.part(slice(index * 22.5 + 3, index * 22.5 + 19, index % 2 ? 98 : 80, 50), 'gold', 'fine'),
    )
    .join('') +
  b.part(disc(0, 0, 52), 'amber', 'full') +
  at(0, 0, 0.36, 0, eye(b)) +
  times(8)
    .map((index) => b.ball(...polar(index * 45, 46), 3, 'red'))
    .join('') +
  b.flat(box(0, 0, 1, 1), 'gold', 0)

export const pyramids: Motifs = { pharaoh, scarab, ankh, pyramid, eye, cat, sun }
