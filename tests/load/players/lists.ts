import type { AnyMachineSnapshot } from 'xstate'
import type { Walkable } from './hands.ts'
import { oneOf } from './walks.ts'

/** One of the list that the flow shows. */
function shown({ context }: AnyMachineSnapshot, random: () => number): number {
  const list: readonly { id: number }[] = context.list
  return oneOf(list, random)?.id ?? 0
}

export const movements: Walkable = {
  by: 'player',
  open: ({ browser }) => ({ machine: browser.client.providedMovements, start: 'a player' }),
}

export const bonuses: Walkable = {
  by: 'player',
  open: ({ browser }) => ({ machine: browser.client.providedBonuses, start: 'a player' }),
}

export const topWinners: Walkable = {
  by: 'player',
  open: ({ browser }) => ({
    machine: browser.client.providedTopWinners,
    input: { isLive: false },
    start: 'somebody in a lobby',
  }),
}

export const notifications: Walkable = {
  by: 'player',
  open: ({ browser, random }) => ({
    machine: browser.client.provideNotifications({ openTheList: () => undefined }),
    start: 'a player',
    hands: { 'open the notification': ({ type }, now) => ({ type, id: shown(now, random) }) },
  }),
}

export const sessionHistory: Walkable = {
  by: 'player',
  open: ({ browser, random }) => ({
    machine: browser.client.providedSessionHistory,
    start: 'a player with three sessions',
    hands: { 'end the session': ({ type }, now) => ({ type, id: shown(now, random) }) },
  }),
}
