import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate'
import type { LoginForm, StoredSession } from '#contract/auth.ts'
import type { Notification } from '#contract/notification.ts'
import { balanceMachine } from '#machines/balance/balance.machine.ts'
import { loginMachine, type SignedIn } from '#machines/login/login.machine.ts'
import { notificationsMachine } from '#machines/notifications/notifications.machine.ts'
import { realtimeMachine, type RealtimeInput } from '#machines/realtime/realtime.machine.ts'
import { siteMachine } from '#machines/site/site.machine.ts'
import { desk } from './desk.ts'

/** The site with its real children, its outside world on desks, and what it did in the order of doing. */
export function siteStand(session: StoredSession | null) {
  const gate = desk<SignedIn, LoginForm>()
  const exit = desk<void>()
  const bank = desk<{ balance: number }>()
  const post = desk<Notification[]>()
  const done: unknown[] = []
  const tokens: string[] = []
  const clock = new SimulatedClock()
  const realtime = realtimeMachine.provide({
    actors: {
      'hold the connection': fromCallback<AnyEventObject, RealtimeInput>(({ input }) => {
        tokens.push(input.token)
        return () => tokens.splice(tokens.indexOf(input.token), 1)
      }),
      'watch the network': fromCallback(() => undefined),
    },
  })
  const machine = siteMachine.provide({
    actors: {
      'start-up': fromCallback(() => undefined) as never,
      login: loginMachine.provide({
        actors: { 'log in': gate.logic },
        actions: { 'show the success': () => undefined, 'show the failure': () => undefined },
      }),
      realtime,
      balance: balanceMachine.provide({ actors: { 'get the balance': bank.logic } }),
      notifications: notificationsMachine.provide({ actors: { 'load the notifications': post.logic } }),
      'sign out': exit.logic,
    },
    actions: {
      'store the session': (_, params) => done.push(['store', params.session?.token ?? null]),
      'clear the stored data': () => done.push('clear'),
      'go to': (_, { path }) => done.push(['go to', path]),
      'reload the page': () => done.push('reload'),
      'toggle the favourite': (_, { gameCode }) => done.push(['favourite', gameCode]),
      'show that the session ended': (_, { message }) => done.push(['toast', message]),
      'show the failure': (_, { failure }) => done.push(failure),
    },
  })
  const actor = createActor(machine, { input: { session, language: 'tr', reloads: 0 }, clock }).start()
  const value = () => actor.getSnapshot().value
  const children = () => Object.keys(actor.getSnapshot().children).sort()
  return { actor, gate, exit, bank, post, done, tokens, clock, value, children }
}
