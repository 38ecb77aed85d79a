import { useState } from 'react'
import { toWire } from '#contract/money.ts'

/** Chips on a table before they are played; minor units by where they lie. */
export interface Chips<Place extends string | number> {
  on: ReadonlyMap<Place, number>
  all: number
  put: (place: Place, amount: number | null) => void
  takeBack: () => void
  clear: () => void
  /** As they are bet on the wire. */
  bets: () => { on: Place; stake: number }[]
}

/** Chips stay where they are from round to round, until they are taken off. */
export function useChips<Place extends string | number>(): Chips<Place> {
  const [put, setPut] = useState<readonly (readonly [Place, number])[]>([])
  const on = new Map<Place, number>()
  for (const [place, amount] of put) on.set(place, (on.get(place) ?? 0) + amount)
  return {
    on,
    all: put.reduce((all, [, amount]) => all + amount, 0),
    put: (place, amount) => {
      if (amount !== null) setPut([...put, [place, amount]])
    },
    takeBack: () => setPut(put.slice(0, -1)),
    clear: () => setPut([]),
    bets: () => [...on].map(([place, amount]) => ({ on: place, stake: toWire(amount) })),
  }
}
