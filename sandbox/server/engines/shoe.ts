import { ranks, suits, type Card } from '#sandbox/contract/cards.ts'
import type { Draw } from '../engine.ts'

const deck: readonly Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))

/** The next card of so many decks, shuffled together, of which these have been dealt. */
export function dealCard(dealt: readonly Card[], decks: number, draw: Draw): Card {
  let left = draw(decks * deck.length - dealt.length)
  for (const card of deck) {
    left -= decks - dealt.filter((each) => each === card).length
    if (left < 0) return card
  }
  throw new RangeError('No card is left')
}

export function dealCards(count: number, dealt: readonly Card[], decks: number, draw: Draw): Card[] {
  const cards: Card[] = []
  while (cards.length < count) cards.push(dealCard([...dealt, ...cards], decks, draw))
  return cards
}

/** Ace 1 to king 13. */
export const rankOf = (card: Card) => ranks.findIndex((rank) => rank === card[0]) + 1
