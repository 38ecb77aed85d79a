import { at, type Brush } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { box, disc, many, oval, ring, star, times } from '../shapes.ts'
import { coin } from './table.ts'

/** A ball of the draw: a white cap on its colour. */
export const drawn = (b: Brush, x: number, y: number, radius: number, hue: Hue): string =>
  b.ball(x, y, radius, hue) +
  b.part(oval(x + radius * 0.08, y + radius * 0.1, radius * 0.5, radius * 0.48), 'white', 'fine') +
  b.part(star(5, radius * 0.3, radius * 0.13, x + radius * 0.08, y + radius * 0.1), hue, 'fine') +
  b.shine(oval(x - radius * 0.42, y - radius * 0.5, radius * 0.2, radius * 0.13), 0.8)

const rainbow: readonly Hue[] = ['red', 'amber', 'green', 'sky', 'plum', 'orange', 'teal', 'pink']
const hueAt = (index: number): Hue => rainbow[index % rainbow.length] ?? 'red'

const cage: Motif = (b) =>
  b.part('M-70 100L-46 60H46L70 100Z', 'crimson', 'soft') +
  b.part(box(-82, 92, 164, 16, 8), 'gold', 'fine') +
  times(9)
    .map((index) => drawn(b, -44 + ((index * 37) % 90), 18 - ((index * 53) % 40), 17, hueAt(index)))
    .join('') +
  times(5)
    .map((index) => b.line(oval(0, -14, 14 + index * 16, 78), 'gold', 2.6, 0.9))
    .join('') +
  b.line('M-78-14H78M-64-60H64M-64 32H64', 'gold', 2.6, 0.9) +
  b.part(ring(0, -14, 86, 78), 'gold', 'fine') +
  b.part(box(80, -20, 26, 9, 4), 'steel', 'fine') +
  b.ball(106, -16, 10, 'red') +
  b.shine('M-58-50C-44-76-20-84 2-84C-22-72-40-54-48-26C-56-30-60-40-58-50Z', 0.35)

const threeBalls: Motif = (b) =>
  drawn(b, -42, -30, 50, 'red') + drawn(b, 50, -22, 44, 'sky') + drawn(b, 2, 42, 56, 'amber')

const card = (b: Brush, hue: Hue, marks: readonly number[]): string =>
  b.part(box(-74, -92, 148, 184, 12), hue, 'soft') +
  b.part(box(-64, -62, 128, 144, 6), 'white', 'fine') +
  times(25)
    .map((index) => {
      const [x, y] = [-60 + (index % 5) * 24.4, -57 + Math.floor(index / 5) * 27.4]
      return (
        b.part(box(x, y, 22, 25, 3), 'bone', 'fine') +
        (marks.includes(index)
          ? b.part(disc(x + 11, y + 12.5, 9.5), 'red', 'fine')
          : b.flat(disc(x + 11, y + 12.5, 5), hue, 0.4))
      )
    })
    .join('') +
  times(5)
    .map((index) => b.part(star(5, 8, 3.6, -48 + index * 24, -77), 'yellow', 'fine'))
    .join('')

const ticket: Motif = (b) =>
  at(-16, -4, 0.94, -8, card(b, 'teal', [0, 6, 12, 18, 24, 3, 15])) +
  drawn(b, 62, 58, 32, 'amber') +
  drawn(b, 76, -8, 20, 'pink')
const twoTickets: Motif = (b) =>
  at(-34, -6, 0.78, -16, card(b, 'crimson', [2, 7, 12, 17, 22])) +
  at(36, 8, 0.82, 10, card(b, 'green', [4, 8, 12, 16, 20, 1]))
const dauber: Motif = (b) =>
  at(-30, 24, 0.68, -12, card(b, 'orange', [5, 6, 7, 8, 9, 21])) +
  at(
    42,
    -12,
    1,
    24,
    b.part('M-26 84V-40C-26-66 26-66 26-40V84Z', 'pink', 'full') +
      b.part(box(-30, -84, 60, 52, 14), 'white', 'soft') +
      b.part(box(-20, 80, 40, 18, 7), 'crimson', 'fine') +
      b.part(star(5, 18, 8, 0, 24), 'white', 'fine'),
  )

export const bingo: Motifs = { cage, threeBalls, ticket, twoTickets, dauber }

const orb: Motif = (b) =>
  b.part('M-58 102L-40 66H40L58 102Z', 'gold', 'soft') +
  times(15)
    .map((index) =>
      drawn(
        b,
        Math.sin(index * 2.4) * (10 + index * 3.4),
        -10 + Math.cos(index * 2.4) * (10 + index * 3.2),
        17,
        hueAt(index * 3),
      ),
    )
    .join('') +
  b.line(disc(0, -12, 86), 'aqua', 5, 0.6) +
  b.shine('M-70-36C-58-74-24-90 8-90C-24-76-48-52-54-14C-62-16-70-24-70-36Z', 0.5) +
  b.part(box(-22, -108, 44, 16, 6), 'gold', 'fine')
const tube: Motif = (b) =>
  times(5)
    .map((index) => drawn(b, -66 + index * 33, 56 - index * 29, 25, hueAt(index * 2 + 1)))
    .join('') +
  b.line('M-98 56L78-98M-54 92L100-44', 'white', 5, 0.6) +
  b.shine('M-88 52L68-86L74-80L-82 58Z', 0.45) +
  drawn(b, 54, 62, 34, 'red')
const mosaic: Motif = (b) =>
  b.part(box(-92, -92, 184, 184, 16), 'navy', 'soft') +
  times(25)
    .map((index) => {
      const hit = [1, 6, 8, 12, 15, 18, 23].includes(index)
      return (
        b.part(
          box(-82 + (index % 5) * 33, -82 + Math.floor(index / 5) * 33, 30, 30, 6),
          hit ? 'amber' : 'blue',
          'fine',
        ) +
        (hit
          ? b.part(star(4, 13, 5, -67 + (index % 5) * 33, -67 + Math.floor(index / 5) * 33), 'white', 'fine')
          : '')
      )
    })
    .join('')
const lotus: Motif = (b) =>
  [-64, 64, -34, 34, 0]
    .map((turn) =>
      at(0, 66, 1, turn, b.part('M0 10C-34-22-36-86 0-118C36-86 34-22 0 10Z', turn === 0 ? 'rose' : 'pink')),
    )
    .join('') +
  drawn(b, 0, 30, 34, 'amber') +
  drawn(b, -62, 66, 22, 'red') +
  drawn(b, 62, 66, 22, 'teal')

export const keno: Motifs = { orb, tube, mosaic, lotus, cluster: threeBalls }

const scratch: Motif = (b) =>
  at(
    0,
    0,
    1,
    -10,
    b.part(`M-96-58H96V-20A20 20 0 0 0 96 20V58H-96V20A20 20 0 0 0-96-20Z`, 'gold', 'soft') +
      b.part(box(-70, -46, 140, 92, 8), 'crimson', 'fine') +
      [-44, 0, 44]
        .map((x) => b.part(disc(x, 0, 19), 'silver', 'fine') + b.part(star(5, 14, 6, x, 0), 'red', 'fine'))
        .join('') +
      b.line('M-84-48V48M84-48V48', 'brown', 2, 0.5),
  ) + at(66, 62, 0.6, 12, coin(b))
const clover: Motif = (b) =>
  b.line('M4 10C14 50 30 74 54 96', 'leaf', 11) +
  times(4)
    .map((index) =>
      at(
        0,
        -6,
        1,
        index * 90 + 45,
        b.part(
          'M0 0C-22-14-58-34-50-66C-44-90-12-90 0-64C12-90 44-90 50-66C58-34 22-14 0 0Z',
          'green',
          'full',
        ) + b.line('M0-6V-50', 'lime', 3, 0.6),
      ),
    )
    .join('')
const pot: Motif = (b) =>
  times(11)
    .map((index) => at(-62 + ((index * 29) % 126), -40 - ((index * 17) % 34), 0.48, index * 15, coin(b)))
    .join('') +
  b.part('M-84-34H84C104 20 84 92 0 92C-84 92-104 20-84-34Z', 'black', 'full') +
  b.part(box(-92, -48, 184, 24, 12), 'iron', 'soft') +
  at(0, 26, 0.42, 0, clover(b))
const gift: Motif = (b) =>
  b.part(box(-74, -16, 148, 104, 8), 'red', 'full') +
  b.part(box(-84, -44, 168, 36, 8), 'crimson', 'soft') +
  b.part(box(-16, -44, 32, 132), 'gold', 'fine') +
  b.part('M0-44C-18-92-78-96-74-66C-70-44-30-42 0-44ZM0-44C18-92 78-96 74-66C70-44 30-42 0-44Z', 'gold') +
  b.ball(0, -46, 13, 'gold')
const globe: Motif = (b) =>
  orb(b) +
  b.part(
    many([
      [-60, 78],
      [60, 78],
      [52, 60],
      [-52, 60],
    ]),
    'crimson',
    'fine',
  ) +
  b.part(disc(0, 70, 12), 'gold', 'fine')

export const lottery: Motifs = { scratch, clover, pot, gift, globe }
