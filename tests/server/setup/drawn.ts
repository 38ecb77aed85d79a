import type { Draw } from '#sandbox/server/engine.ts'
import type { Card } from '#sandbox/contract/cards.ts'
import { ranks, suits } from '#sandbox/contract/cards.ts'

/** Draws these numbers, each once; throws RangeError after the last. */
export function drawing(...numbers: readonly number[]): Draw & { left: () => number } {
  const left = [...numbers]
  const draw = (bound: number) => {
    const next = left.shift()
    if (next === undefined) throw new RangeError('Nobody has said what is drawn next')
    if (next < 0 || next >= bound) throw new RangeError(`${next} is not below ${bound}`)
    return next
  }
  return Object.assign(draw, { left: () => left.length })
}

const deck: Card[] = ranks.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`))

/** Draws so that these cards are dealt from a shoe of so many decks. */
export function dealing(decks: number, ...cards: readonly Card[]): Draw & { left: () => number } {
  const dealt: Card[] = []
  const numbers = cards.map((card) => {
    const before = deck.slice(0, deck.indexOf(card))
    const place = before.reduce((all, each) => all + decks - dealt.filter((one) => one === each).length, 0)
    dealt.push(card)
    return place
  })
  return drawing(...numbers)
}
