import { createBrowserInspector, createInspector } from '@statelyai/inspect'
import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate'
import { begun, inspectionChannel, listenerSchema } from '#contract/inspection.ts'

/** A key of localStorage: 'stately' opens Stately's inspector, which needs the internet, instead of the charts. */
const choice = 'inspector'

const living = new Map<string, AnyActorRef>()
const channel = new BroadcastChannel(inspectionChannel)
const post = channel.postMessage.bind(channel)
const toStately = localStorage.getItem(choice) === 'stately'
const listeners = new Set<string>()

const inspector = toStately
  ? createBrowserInspector()
  : createInspector({ send: (message) => listeners.size > 0 && post(message) })

channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const said = listenerSchema.safeParse(data)
  if (!said.success) return
  const { type, listener } = said.data
  if (type === 'listener.left') {
    listeners.delete(listener)
  } else {
    listeners.add(listener)
    for (const actor of living.values()) tellBeginning(actor)
  }
})
post(begun)

/** Sends states and event types of every actor, never the context: players' data is in it. */
export function inspect(told: InspectionEvent): void {
  const { actorRef, type } = told
  if (type !== '@xstate.event' && type !== '@xstate.snapshot') return
  // Not on '@xstate.actor': React also creates actors that it never starts.
  if (!living.has(actorRef.sessionId) && isActor(actorRef)) {
    living.set(actorRef.sessionId, actorRef)
    tellBeginning(actorRef)
  }
  if (told.type === '@xstate.event') {
    inspector.event(actorRef, { type: told.event.type }, told.sourceRef && { source: told.sourceRef })
  }
  if (told.type === '@xstate.snapshot') {
    inspector.snapshot(actorRef, shown(told.snapshot), { event: { type: told.event.type } })
    if (told.snapshot.status !== 'active') living.delete(actorRef.sessionId)
  }
}

const isActor = (actor: ActorRefLike): actor is AnyActorRef => 'getSnapshot' in actor

function tellBeginning(actor: AnyActorRef): void {
  inspector.actor(actor, shown(actor.getSnapshot()))
}

/** Without the context: it holds passwords. */
function shown(snapshot: object & { status: 'active' | 'done' | 'error' | 'stopped' }) {
  const { status } = snapshot
  return 'value' in snapshot ? { status, value: structuredClone(snapshot.value) } : { status }
}
