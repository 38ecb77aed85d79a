import type { Bus } from '../parts.ts'

/** Carries the ids of players whose balance has changed; the balance itself is always asked for. */
export const balanceChannel = 'balance'

/** To be called after the commit. */
export const publishBalance = (bus: Bus, playerId: number) => bus.publish(balanceChannel, String(playerId))
