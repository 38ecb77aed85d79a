import type { AnyActorLogic, AnyActorRef, AnyStateMachine, EventObject } from 'xstate'
import type { Failure } from '#contract/failure.ts'

/** A flow whose code is not loaded yet only stores its input and its events. */
interface Coming {
  status: 'active' | 'error' | 'stopped'
  output: undefined
  error: unknown
  input: unknown
  kept: EventObject[]
}
type News = EventObject | { type: 'code.arrived' } | { type: 'code.missed' }

const missed: Failure = { kind: 'no answer' }

const isComing = (now: object): now is Coming => 'kept' in now

/** The code of the flow is loaded: its snapshot is the machine's own. */
export function hasArrived(actor: AnyActorRef): boolean {
  return !isComing(actor.getSnapshot())
}

/**
 * A flow whose code is loaded when it is first invoked. Events until then are delivered on arrival. Code that does
 * not load is an error of the actor, a `Failure`; the next invocation tries again.
 */
export function arriving<Machine extends AnyStateMachine>(fetch: () => Promise<Machine>): Machine
export function arriving(fetch: () => Promise<AnyActorLogic>): AnyActorLogic {
  let machine: AnyActorLogic | undefined
  return {
    getInitialSnapshot: (scope, input) =>
      machine
        ? machine.getInitialSnapshot(scope, input)
        : { status: 'active', output: undefined, error: undefined, input, kept: [] },
    start(now, scope) {
      if (!isComing(now)) return machine?.start?.(now, scope)
      const tell = (news: News) => {
        if (scope.self.getSnapshot().status === 'active') scope.self.send(news)
      }
      const arrive = async () => {
        machine = await fetch()
      }
      arrive().then(
        () => tell({ type: 'code.arrived' }),
        () => tell({ type: 'code.missed' }),
      )
    },
    transition(now, news: News, scope) {
      if (!isComing(now)) return machine?.transition(now, news, scope)
      if (news.type === 'code.arrived' && machine) {
        const flow = machine
        return now.kept.reduce(
          (then, event) => flow.transition(then, event, scope),
          flow.getInitialSnapshot(scope, now.input),
        )
      }
      if (news.type === 'code.missed') return { ...now, status: 'error', error: missed }
      if (news.type === 'xstate.stop') return { ...now, status: 'stopped' }
      return { ...now, kept: [...now.kept, news] }
    },
    getPersistedSnapshot: (now) => now,
  }
}
