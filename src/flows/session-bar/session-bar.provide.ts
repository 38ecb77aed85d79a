import { fromCallback, fromPromise } from 'xstate'
import type { BalanceActor } from '#machines/balance/balance.machine.ts'
import { sessionBarMachine, type SessionBarEvent } from '#machines/session-bar/session-bar.machine.ts'
import { ask } from '../../http/ask.ts'

type Actors = NonNullable<Parameters<typeof sessionBarMachine.provide>[0]['actors']>

/** Milliseconds. */
const second = 1_000

export function provideSessionBar(balance: BalanceActor): typeof sessionBarMachine {
  return sessionBarMachine.provide({
    actors: {
      'ask for the play': fromPromise(async ({ signal }) => {
        const { data } = await ask('protection/play', {}, { signal })
        return data
      }),
      'watch the balance': fromCallback<SessionBarEvent>(({ sendBack }) => {
        const now = balance.getSnapshot()
        let known = now.context
        if (!now.hasTag('busy')) sendBack({ type: 'balance.asked' })
        // Each end of a question makes a new context, also where the balance is the same: after a round that was lost.
        const watching = balance.subscribe(({ context }) => {
          if (context === known) return
          known = context
          sendBack({ type: 'balance.asked' })
        })
        return () => watching.unsubscribe()
      }),
      'count the seconds': fromCallback<SessionBarEvent>(({ sendBack }) => {
        const begun = performance.now()
        let told = 0
        // A timer may come late, in a hidden tab by a minute.
        const timer = setInterval(() => {
          const seconds = Math.round((performance.now() - begun) / second) - told
          if (seconds === 0) return
          told += seconds
          sendBack({ type: 'time.passed', seconds })
        }, second)
        return () => clearInterval(timer)
      }),
    } satisfies Required<Actors>,
  })
}
