import type { SnapshotFrom } from 'xstate'
import type { favouriteMachine } from './favourite.machine.ts'

type Snapshot = SnapshotFrom<typeof favouriteMachine>

/** The player's wish, before the server has confirmed it. */
export const selectIsMarked = (snapshot: Snapshot): boolean => snapshot.hasTag('marked')

export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
