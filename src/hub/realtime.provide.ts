import type { HubMessage } from '#contract/realtime.ts'
import { realtimeMachine, type RealtimeEffect } from '#machines/realtime/realtime.machine.ts'
import type { SiteEvent } from '#machines/site/site.events.ts'
import { holdConnection } from './hold-connection.ts'
import { watchNetwork } from './watch-network.ts'
import { watchPage } from './watch-page.ts'

type Provided = Parameters<typeof realtimeMachine.provide>[0]
type Actors = NonNullable<Provided['actors']>
type Effects = Pick<NonNullable<Provided['actions']>, RealtimeEffect>

export function provideRealtime(tell: (fact: SiteEvent) => void): typeof realtimeMachine {
  return realtimeMachine.provide({
    actors: {
      'hold the connection': holdConnection,
      'watch the network': watchNetwork,
      'watch the page': watchPage,
    } satisfies Required<Actors>,
    actions: {
      'report the connection': () => tell({ type: 'hub.connected' }),
      'report the ended session': (_, { token }) => tell({ type: 'session.expired', token, message: '' }),
      'pass the message on': (_, { message }) => tell(factOf(message)),
      'log the invalid message': (_, { command }) => reportError(new Error(`Invalid payload: ${command}`)),
    } satisfies Required<Effects>,
  })
}

function factOf({ cmd, message }: HubMessage): SiteEvent {
  return cmd === 'Notification'
    ? { type: 'hub.notified', notification: message }
    : { type: 'hub.balance changed' }
}
