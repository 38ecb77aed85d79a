import { slotSessionField, type Failure } from '#contract/failure.ts'

/** The game can be launched once the player has begun a session of slots. */
export const wantsSlotSession = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && failure.field === slotSessionField
