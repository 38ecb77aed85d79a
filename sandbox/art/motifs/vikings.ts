import { at, mirrored } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, oval, polar, ring, times } from '../shapes.ts'

const helm: Motif = (b) => {
  const horn =
    b.part('M50-18C84-14 96-54 84-98C112-60 112 16 58 24Z', 'bone', 'full') +
    b.line('M72 4C82 0 88-6 92-14M84-16C90-22 94-30 95-38', 'tan', 3, 0.6)
  return (
    horn +
    mirrored(horn) +
    b.part('M-64 24C-66-86 66-86 64 24Z', 'steel', 'full') +
    b.part('M-10-66C-6-70 6-70 10-66L12 62C4 72-4 72-12 62Z', 'gold', 'soft') +
    b.part('M-70 14C-30 30 30 30 70 14V40C30 54-30 54-70 40Z', 'gold', 'soft') +
    times(6)
      .map((index) => b.ball(-56 + index * 22.4, 34 + (index % 5 ? 4 : 0), 5, 'brown'))
      .join('') +
    b.part('M-60 44L-50 92L-22 78L-14 50ZM60 44L50 92L22 78L14 50Z', 'steel', 'soft')
  )
}

const axe: Motif = (b) => {
  const one =
    b.part('M-7-60H7L9 108H-9Z', 'wood', 'fine') +
    b.line('M-7 70H7M-7 80H7M-7 90H7', 'gold', 4) +
    b.part('M8-82C40-104 76-98 92-112C104-60 96-10 84 14C66-14 36-22 8-18Z', 'steel', 'full') +
    b.part('M92-112C104-60 96-10 84 14C84-20 86-70 92-112Z', 'silver', 'fine') +
    b.part(box(-14, -86, 28, 72, 6), 'gold', 'soft') +
    b.line('M26-64C40-70 54-60 44-48C36-40 26-48 34-54', 'gold', 3)
  return at(-14, 0, 0.92, 34, one) + at(14, 0, 0.92, -34, mirrored(one))
}

const shield: Motif = (b) =>
  b.part(disc(0, 0, 100), 'steel', 'full') +
  times(8)
    .map((index) =>
      at(0, 0, 1, index * 45, b.part('M0-86A86 86 0 0 1 60.8-60.8L0 0Z', index % 2 ? 'red' : 'bone', 'fine')),
    )
    .join('') +
  times(5)
    .map((index) =>
      b.line(
        `M${-70 + index * 35}-${50 - Math.abs(index - 2) * 6}V${50 - Math.abs(index - 2) * 6}`,
        'brown',
        2,
        0.35,
      ),
    )
    .join('') +
  times(12)
    .map((index) => b.ball(...polar(index * 30, 92), 5, 'gold'))
    .join('') +
  b.part(disc(0, 0, 34), 'gold', 'full') +
  b.part(ring(0, 0, 24, 17), 'steel', 'fine') +
  b.ball(0, 0, 11, 'red')

const longship: Motif = (b) =>
  b.line('M0-104V50', 'brown', 7) +
  b.line('M-74-84H74', 'wood', 6) +
  b.part('M-72-82H72C60-50 62-12 76 22C30 12-30 12-76 22C-62-12-60-50-72-82Z', 'red', 'full') +
  [-52, -10, 32]
    .map((x) => b.flat(`M${x}-82h20c-2 30 0 60 2 98h-24c2-38 4-68 2-98Z`, 'white', 0.85))
    .join('') +
  b.part(
    'M-78 60C-104 40-92-4-110-26C-98-44-74-30-78-10C-76 12-70 28-50 38H54C74 28 78 4 72-14C70-34 98-44 104-22C92-6 106 40 80 62C50 90-50 90-78 60Z',
    'wood',
    'full',
  ) +
  times(6)
    .map(
      (index) =>
        b.part(disc(-56 + index * 22.5, 44, 13), index % 2 ? 'amber' : 'teal', 'fine') +
        b.ball(-56 + index * 22.5, 44, 4, 'steel'),
    )
    .join('') +
  b.part('M-114 84C-90 72-70 96-44 84C-20 74 0 96 26 84C50 74 70 96 114 82V104H-114Z', 'teal', 'soft') +
  b.part(oval(-98, -22, 3, 3), 'black', 'fine')

const hammer: Motif = (b) =>
  at(
    0,
    0,
    1,
    -16,
    b.part(box(-9, -20, 18, 120, 6), 'wood', 'soft') +
      times(6)
        .map((index) => b.line(`M-8 ${16 + index * 12}L8 ${24 + index * 12}`, 'gold', 4))
        .join('') +
      b.ball(0, 104, 11, 'gold') +
      b.part('M-86-92H86L96-76V-26L86-10H-86L-96-26V-76Z', 'steel', 'full') +
      b.part('M-62-92H-42V-10H-62ZM42-92H62V-10H42Z', 'gold', 'fine') +
      b.part('M0-82L16-51L0-20L-16-51Z', 'aqua', 'soft') +
      b.line('M-28-70L-22-51L-28-32M28-70L22-51L28-32', 'gold', 4),
  ) + b.line('M62-104L46-84L62-80L48-60M-96 20L-82 32L-94 42L-80 56', 'aqua', 4, 0.9)

export const vikings: Motifs = { helm, axe, shield, longship, hammer }
