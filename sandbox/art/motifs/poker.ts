import { at } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { disc, oval } from '../shapes.ts'
import { ace, chip, chipStack, court, type Suit, suits } from './table.ts'

const royal =
  (suit: Suit): Motif =>
  (b) =>
    at(-66, 22, 0.72, -32, ace(b, suit)) +
    at(-34, 4, 0.72, -16, court(b, suit, 'red')) +
    at(0, -4, 0.72, 0, court(b, suit, 'plum')) +
    at(34, 4, 0.72, 16, court(b, suit, 'teal')) +
    at(66, 22, 0.72, 32, ace(b, suit)) +
    at(0, 78, 0.7, 0, chip(b, 'crimson'))

const tower =
  ([left, right, middle, flat]: readonly [Hue, Hue, Hue, Hue]): Motif =>
  (b) =>
    at(-58, 74, 1, 0, chipStack(b, left, 8)) +
    at(56, 72, 1, 0, chipStack(b, right, 5)) +
    at(-2, 90, 1, 0, chipStack(b, middle, 11)) +
    at(76, 92, 0.5, 20, chip(b, flat))

const eyes: Motif = (b) =>
  at(
    0,
    34,
    0.9,
    0,
    b.part(
      'M-106-64C-60-76-30-70 0-62C30-70 60-76 106-64C108-20 88 18 52 18C22 18 8-6 4-30C2-38-2-38-4-30C-8-6-22 18-52 18C-88 18-108-20-106-64Z',
      'black',
      'soft',
    ) +
      b.flat(
        'M-92-52C-64-60-38-58-18-50C-18-18-30 4-52 4C-76 4-92-20-92-52ZM92-52C64-60 38-58 18-50C18-18 30 4 52 4C76 4 92-20 92-52Z',
        'teal',
        0.8,
      ) +
      b.shine(
        'M-84-48C-74-50-64-52-54-52L-76-12C-82-22-84-34-84-48ZM28-50C40-54 52-54 62-54L34-2C24-14 20-30 28-50Z',
        0.5,
      ),
  ) +
  at(-34, -56, 0.44, -14, ace(b, 'spades')) +
  at(36, -58, 0.44, 12, ace(b, 'diamonds')) +
  at(-8, 96, 0.66, 0, chipStack(b, 'crimson', 4)) +
  at(50, 98, 0.6, 0, chipStack(b, 'green', 2))

const button: Motif = (b) =>
  b.part(disc(0, 0, 92), 'gold', 'full') +
  b.part(disc(0, 0, 78), 'white', 'soft') +
  at(0, -4, 0.58, 0, b.part(suits.spades, 'black', 'full')) +
  b.part(oval(-36, 84, 20, 6), 'gold', 'fine') +
  at(58, 62, 0.7, 14, chip(b, 'red'))

const pocketPair: Motif = (b) =>
  at(-30, 0, 1, -10, ace(b, 'spades')) +
  at(34, 4, 1, 12, ace(b, 'hearts')) +
  at(-66, 88, 0.6, 0, chipStack(b, 'violet', 6)) +
  at(72, 92, 0.6, 0, chipStack(b, 'amber', 4))

export const poker: Motifs = {
  royal: royal('hearts'),
  royalSpades: royal('spades'),
  tower: tower(['red', 'green', 'blue', 'amber']),
  darkTower: tower(['black', 'violet', 'crimson', 'teal']),
  eyes,
  button,
  pocketPair,
}
