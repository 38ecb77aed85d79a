import { at } from '../brush.ts'
import type { Motif, Motifs } from '../motif.ts'
import { ace, cardBack, coin, court, suitHue, suits, type Suit } from './table.ts'
import { disc, times } from '../shapes.ts'

const order: readonly Suit[] = ['spades', 'diamonds', 'clubs', 'hearts']

const fan: Motif = (b) =>
  order
    .map((suit, index) =>
      at(-48 + index * 32, 10 + Math.abs(index - 1.5) * 10, 0.86, -30 + index * 20, ace(b, suit)),
    )
    .join('')

const king: Motif = (b) =>
  at(-30, 4, 0.98, -14, cardBack(b, 'crimson')) + at(26, 0, 1.04, 8, court(b, 'hearts', 'red'))

const queen: Motif = (b) =>
  at(-38, 8, 0.92, -18, ace(b, 'clubs')) + at(30, 0, 1.04, 10, court(b, 'spades', 'blue'))

const symbol =
  (suit: Suit): Motif =>
  (b) =>
    b.part(suits[suit], 'gold', 'soft') +
    at(0, 2, 0.84, 0, b.part(suits[suit], suitHue(suit), 'full')) +
    b.shine('M-58-20C-56-40-44-50-30-48C-42-40-48-28-48-12C-54-10-58-12-58-20Z', 0.5)

const crown: Motif = (b) =>
  b.part(
    'M-82 60C-30 78 30 78 82 60L98-36C80-16 64-6 44-4C40-30 20-52 0-84C-20-52-40-30-44-4C-64-6-80-16-98-36Z',
    'gold',
    'full',
  ) +
  b.part('M-82 46C-30 64 30 64 82 46L78 78C28 94-28 94-78 78Z', 'crimson', 'fine') +
  b.line('M-81 48C-30 66 30 66 81 48M-78 78C-28 94 28 94 78 78', 'gold', 6) +
  times(5)
    .map((index) =>
      b.ball(-56 + index * 28, 66 + (index % 4 === 0 ? -2 : 4), 8, index % 2 ? 'aqua' : 'white'),
    )
    .join('') +
  [
    [0, -88, 13],
    [-98, -40, 11],
    [98, -40, 11],
  ]
    .map(([x = 0, y = 0, size = 0]) => b.ball(x, y, size, 'red'))
    .join('') +
  b.shine('M-76 20C-74 4-70-8-66-16C-62-4-62 10-62 28C-68 28-74 26-76 20Z', 0.4)

/** The joker's cap. */
const joker: Motif = (b) =>
  b.part('M-58 62C-60 30-88 20-98 40C-98-10-70-50-30-44C-14-40-6-24-2-10L-6 66Z', 'red', 'full') +
  b.part('M58 62C60 30 88 20 98 40C98-10 70-50 30-44C14-40 6-24 2-10L6 66Z', 'teal', 'full') +
  b.part('M-30 64C-36 10-30-50 6-88C34-70 36 10 30 64Z', 'amber', 'full') +
  b.part('M-66 52L66 52L72 84C28 98-28 98-72 84Z', 'gold', 'soft') +
  [
    [-98, 46, 15],
    [98, 46, 15],
    [6, -92, 15],
  ]
    .map(([x = 0, y = 0, size = 0]) => b.ball(x, y, size, 'gold'))
    .join('') +
  times(5)
    .map((index) => b.part(disc(-48 + index * 24, 72, 6), index % 2 ? 'red' : 'teal', 'fine'))
    .join('')

const hoard: Motif = (b) =>
  at(-30, -8, 0.9, -12, ace(b, 'hearts')) +
  at(32, -12, 0.9, 14, ace(b, 'spades')) +
  [
    [-64, 62],
    [-18, 70],
    [30, 66],
    [70, 58],
    [-40, 84],
    [6, 90],
    [52, 86],
  ]
    .map(([x = 0, y = 0], index) => at(x, y, 0.55, index * 20, coin(b)))
    .join('')

export const cards: Motifs = {
  fan,
  king,
  queen,
  spade: symbol('spades'),
  heart: symbol('hearts'),
  crown,
  joker,
  hoard,
}
