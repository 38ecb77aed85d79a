import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnSlips, SportsBook } from '#sandbox/contract/sports.ts'
import { NotKnown } from '../ask.ts'
import { loadSlips } from './api.ts'

/** While a bet is open, how it stands is asked for so often; milliseconds. */
const openEvery = 5_000

export type OwnSlipsState =
  | { at: 'visitor' }
  | { at: 'loading' }
  | { at: 'failed' }
  | { at: 'known'; own: OwnSlips }

const lost = (before: OwnSlipsState, error: unknown): OwnSlipsState => {
  if (error instanceof NotKnown) return { at: 'visitor' }
  return before.at === 'known' ? before : { at: 'failed' }
}

/** The player's bets; to be refreshed whenever something may have become of them. */
export function useOwnSlips(book: SportsBook, token: string | null) {
  const [state, setState] = useState<OwnSlipsState>(token === null ? { at: 'visitor' } : { at: 'loading' })
  const asked = useRef(0)

  const refresh = useCallback(() => {
    if (token === null) return
    const turn = ++asked.current
    const isLast = () => turn === asked.current
    loadSlips(book, token).then(
      (own) => isLast() && setState({ at: 'known', own }),
      (error: unknown) => isLast() && setState((before) => lost(before, error)),
    )
  }, [book, token])
  useEffect(refresh, [refresh])

  const waiting = state.at === 'known' && state.own.open.length > 0
  useEffect(() => {
    if (!waiting) return undefined
    const again = setInterval(refresh, openEvery)
    return () => clearInterval(again)
  }, [waiting, refresh])

  return { state, refresh }
}
