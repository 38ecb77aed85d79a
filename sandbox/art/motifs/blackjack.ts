import { at } from '../brush.ts'
import type { Hue } from '../hues.ts'
import type { Motif, Motifs } from '../motif.ts'
import { times } from '../shapes.ts'
import { ace, cardBack, chip, chipStack, court, type Suit, suits } from './table.ts'

const twentyOne =
  (first: Suit, second: Suit, robe: Hue): Motif =>
  (b) =>
    at(-32, -10, 1, -12, ace(b, first)) +
    at(34, -14, 1, 10, court(b, second, robe)) +
    at(-52, 88, 0.66, 0, chipStack(b, 'red', 4)) +
    at(0, 96, 0.66, 0, chipStack(b, 'black', 3)) +
    at(54, 90, 0.66, 0, chipStack(b, 'green', 5))

/** Where the dealer's cards come from. */
const shoe =
  (wood: Hue, backs: Hue, suit: Suit): Motif =>
  (b) =>
    at(44, 30, 0.8, 74, cardBack(b, backs)) +
    b.part('M-96-34L30-66L62-20V66L-70 84L-96 50Z', wood, 'full') +
    b.part('M-96-34L30-66L62-20L-66 8Z', 'black', 'soft') +
    b.part('M-66 8L62-20V66L-70 84Z', wood, 'soft') +
    b.line('M-66 8L62-20M-66 8L-69 82', 'gold', 4) +
    at(-4, 34, 0.26, -10, b.part(suits.spades, 'gold', 'soft')) +
    at(26, 76, 0.8, 84, ace(b, suit))

const spread =
  (backs: Hue, suit: Suit, robe: Hue): Motif =>
  (b) =>
    times(6)
      .map((index) =>
        at(
          -80 + index * 32,
          12 - Math.sin((index / 5) * Math.PI) * 22,
          0.74,
          -20 + index * 8,
          index === 5 ? ace(b, suit) : index === 4 ? court(b, suit, robe) : cardBack(b, backs),
        ),
      )
      .join('')

const twoAces =
  (first: Suit, second: Suit, chips: readonly [Hue, Hue]): Motif =>
  (b) =>
    at(-36, 4, 1.02, -16, ace(b, first)) +
    at(34, -2, 1.02, 12, ace(b, second)) +
    at(-4, 78, 0.62, 10, chip(b, chips[0])) +
    at(54, 84, 0.5, -20, chip(b, chips[1]))

const bank: Motif = (b) =>
  at(-40, 18, 1.1, 0, chipStack(b, 'black', 7)) +
  at(46, 22, 1.1, 0, chipStack(b, 'crimson', 9)) +
  at(-66, 78, 1.1, 0, chipStack(b, 'green', 4)) +
  at(66, 82, 1.1, 0, chipStack(b, 'blue', 3)) +
  at(0, 70, 0.62, 4, ace(b, 'spades'))

/** The queen of spades under a jack of hearts: the oldest of bonuses. */
const couple: Motif = (b) =>
  at(-40, 6, 1, -14, court(b, 'spades', 'plum')) +
  at(36, 0, 1, 10, court(b, 'hearts', 'teal')) +
  at(0, 92, 0.6, 0, chipStack(b, 'amber', 4))

export const blackjack: Motifs = {
  twentyOne: twentyOne('spades', 'diamonds', 'crimson'),
  natural: twentyOne('hearts', 'clubs', 'blue'),
  shoe: shoe('crimson', 'blue', 'hearts'),
  darkShoe: shoe('navy', 'crimson', 'spades'),
  spread: spread('leaf', 'clubs', 'plum'),
  redSpread: spread('crimson', 'diamonds', 'teal'),
  twoAces: twoAces('hearts', 'clubs', ['blue', 'red']),
  split: twoAces('diamonds', 'spades', ['green', 'amber']),
  bank,
  couple,
}
