import { useState } from 'react'
import { toWire } from '#contract/money.ts'
import { firstStake } from './controls.tsx'

/** Chips on a table before they are played; minor units by where they lie. */
export interface Chips<Place extends string | number> {
  on: ReadonlyMap<Place, number>
  all: number
  /** The next one; null while nothing usable stands in its field. */
  chip: number | null
  choose: (chip: number | null) => void
  put: (place: Place) => void
  takeBack: () => void
  clear: () => void
  bets: () => { on: Place; stake: number }[]
}

/** Chips stay where they are from round to round, until they are taken off. */
export function useChips<Place extends string | number>(): Chips<Place> {
  const [chip, choose] = useState<number | null>(firstStake)
  const [put, setPut] = useState<readonly (readonly [Place, number])[]>([])
  const on = new Map<Place, number>()
  for (const [place, amount] of put) on.set(place, (on.get(place) ?? 0) + amount)
  return {
    on,
    all: put.reduce((all, [, amount]) => all + amount, 0),
    chip,
    choose,
    put: (place) => {
      if (chip !== null) setPut([...put, [place, chip]])
    },
    takeBack: () => setPut(put.slice(0, -1)),
    clear: () => setPut([]),
    bets: () => [...on].map(([place, amount]) => ({ on: place, stake: toWire(amount) })),
  }
}
