import { useCallback, useRef, useState } from 'react'
import type { LegFault, Slip, SlipRefusal, SlipRequest, SportsBook } from '#sandbox/contract/sports.ts'
import { randomId } from '#src/session/random-id.ts'
import { NotKnown } from '../ask.ts'
import { placeSlip } from './api.ts'
import { isCombined, legOf, type SlipState } from './slip-state.ts'
import { tellSite } from './tell-site.ts'

export type Placing =
  | { at: 'ready' }
  | { at: 'placing' }
  | { at: 'placed'; slips: readonly Slip[] }
  | { at: 'refused'; why: SlipRefusal; faults: ReadonlyMap<string, LegFault> }
  /** No answer: unknown whether the slip was placed. */
  | { at: 'unanswered' }

interface Place {
  book: SportsBook
  token: string | null
  onPlaced: (fixtures: readonly string[]) => void
}

export function usePlacing({ book, token, onPlaced }: Place) {
  const [placing, setPlacing] = useState<Placing>({ at: 'ready' })
  /** A retry after no answer keeps the id, so that the slip is placed once. */
  const ids = useRef(new Map<string, string>())

  async function one(asked: Omit<SlipRequest, 'id'>, holder: string): Promise<Placing> {
    const content = JSON.stringify(asked)
    const id = ids.current.get(content) ?? randomId()
    ids.current.set(content, id)
    const answer = await placeSlip(book, holder, { id, ...asked })
    ids.current.delete(content)
    if (!answer.placed)
      return {
        at: 'refused',
        why: answer.why,
        faults: new Map(answer.legs.map(({ fixture, fault }) => [fixture, fault])),
      }
    onPlaced(asked.legs.map(({ fixture }) => fixture))
    tellSite('balance')
    return { at: 'placed', slips: [answer.slip] }
  }

  async function all(slip: SlipState, stake: number, holder: string): Promise<Placing> {
    const { accept, picked } = slip
    const legs = picked.map(legOf)
    const slips = isCombined(slip) ? [legs] : legs.map((leg) => [leg])
    const done: Slip[] = []
    for (const each of slips) {
      const placed = await one({ stake, accept, legs: each }, holder)
      if (placed.at !== 'placed') return placed
      done.push(...placed.slips)
    }
    return { at: 'placed', slips: done }
  }

  async function place(slip: SlipState): Promise<void> {
    if (token === null || slip.stake === null) return
    setPlacing({ at: 'placing' })
    try {
      setPlacing(await all(slip, slip.stake, token))
    } catch (error) {
      setPlacing(
        error instanceof NotKnown
          ? { at: 'refused', why: 'session ended', faults: new Map() }
          : { at: 'unanswered' },
      )
    }
  }

  const forget = useCallback(() => setPlacing({ at: 'ready' }), [])
  return { placing, place, forget }
}
