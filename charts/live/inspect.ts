import { createBrowserInspector, createInspector } from '@statelyai/inspect'
import type { ActorRefLike, AnyActorRef, InspectionEvent } from 'xstate'
import { begun, inspectionChannel, listenerSchema } from '#contract/inspection.ts'

/** In the browser's storage: 'stately' opens Stately's inspector, which needs the internet, in the place of the charts. */
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

/** Every actor of the site tells here what it does: which state it is in and by which event, and nothing that a player has entered. */
export function inspect(told: InspectionEvent): void {
  const { actorRef, type } = told
  if (type !== '@xstate.event' && type !== '@xstate.snapshot') return
  // What React makes to throw away is never started, and hears of nothing.
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

/** The state without what it knows: a password stays in its form. */
function shown(snapshot: object & { status: 'active' | 'done' | 'error' | 'stopped' }) {
  const { status } = snapshot
  return 'value' in snapshot ? { status, value: structuredClone(snapshot.value) } : { status }
}
