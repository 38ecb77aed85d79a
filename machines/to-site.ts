import type { ActorRef, Snapshot } from 'xstate'
import type { KnownBreak, StoredSession } from '#contract/auth.ts'
import type { Notification } from '#contract/notification.ts'
import type { BreakStanding } from '#contract/protection-breaks.ts'
import type { SentFormFact } from './sent-form.ts'

/** What a flow tells the site that runs it. */
export type ToSite =
  | SentFormFact
  /** Registration on this page. */
  | { type: 'session.established'; session: StoredSession }
  /** 401 for the session of this token (section 8). */
  | { type: 'session.expired'; token: string; message: string }
  | { type: 'phone.verified'; phone: string }
  /** Null: none is in force. */
  | { type: 'break.changed'; break: KnownBreak | null }
  | { type: 'hub.connected' }
  | { type: 'hub.notified'; notification: Notification }
  | { type: 'hub.balance changed' }
  /** The live chat did not come in time. */
  | { type: 'chat.missed' }
  | { type: 'deposit over the game' }

interface Around {
  system: { get: (name: 'site') => ActorRef<Snapshot<unknown>, ToSite> }
}

/** The address of `sendTo`. Without a site, as in tests, a flow tells itself, which has no effect. */
export const site = ({ system }: Around) => system.get('site')

export const breakChanged = ({ break: running }: BreakStanding): ToSite => ({
  type: 'break.changed',
  break: running && { kind: running.kind, until: running.until },
})
