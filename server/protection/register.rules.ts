import type { RegisterBar } from '#contract/protection-breaks.ts'
import type { KeptAnswer } from './register.store.ts'

/** @param kept the last answer about the player; null: nobody was ever asked */
export function registerBarOf(kept: KeptAnswer | null, now: Date): RegisterBar {
  if (kept === null || kept.betsOnly || (kept.answer === 'clear' && kept.goodUntil > now)) return null
  return kept.answer === 'excluded' ? 'excluded' : 'no answer'
}
