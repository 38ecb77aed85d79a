import { realtimeMachine, type RealtimeEffect } from '#machines/realtime/realtime.machine.ts'
import { holdConnection } from './hold-connection.ts'
import { watchNetwork } from './watch-network.ts'
import { watchPage } from './watch-page.ts'

type Provided = Parameters<typeof realtimeMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, RealtimeEffect>

export const providedRealtime: typeof realtimeMachine = realtimeMachine.provide({
  actors: {
    'hold the connection': holdConnection,
    'watch the network': watchNetwork,
    'watch the page': watchPage,
  } satisfies Required<Actors>,
  actions: {
    'log the invalid message': (_, { command }) => reportError(new Error(`Invalid payload: ${command}`)),
  } satisfies Required<Effects>,
})
