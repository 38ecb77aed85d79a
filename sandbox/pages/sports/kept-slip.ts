import type { SportsBook } from '#sandbox/contract/sports.ts'
import { emptySlip, slipState, type SlipState } from './slip-state.ts'

const keyOf = (book: SportsBook) => `slip-${book}`

/** Keeps the slip over a reload: signing in reloads the frame. */
export function recallSlip(book: SportsBook): SlipState {
  try {
    return slipState.parse(JSON.parse(sessionStorage.getItem(keyOf(book)) ?? ''))
  } catch {
    return emptySlip
  }
}

export function keepSlip(book: SportsBook, slip: SlipState): void {
  try {
    sessionStorage.setItem(keyOf(book), JSON.stringify(slip))
  } catch {
    // Storage is blocked in third-party frames: the slip lasts as long as the page.
  }
}
