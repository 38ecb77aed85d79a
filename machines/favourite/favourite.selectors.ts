import type { SnapshotFrom } from 'xstate'
import type { favouriteMachine } from './favourite.machine.ts'

type Snapshot = SnapshotFrom<typeof favouriteMachine>

/** Whether the game shows as a favourite: as the player wishes, before the server has said so. */
export const selectIsMarked = (snapshot: Snapshot): boolean => snapshot.hasTag('marked')

/** Whether the server is being asked. */
export const selectIsBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
