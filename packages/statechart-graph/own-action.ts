import { nameOf } from './name-of.ts'
import { jsonOf, type JsonObject } from './json.ts'

/** An action of xstate (raise, sendTo) written in place: its name says what it does. */
export interface OwnAction {
  name: string
  /** Null if it depends on the context. */
  does:
    | { kind: 'raise'; event: Event }
    | { kind: 'send'; to: string; event: Event }
    | { kind: 'pass on'; to: string }
    | null
}

const passedOn = Symbol('the event that came')
type Event = JsonObject & { type: string }
type Said = Event | typeof passedOn | null

export function ownActionOf(action: unknown): OwnAction | null {
  if (typeof action !== 'function' || !('type' in action) || !('event' in action)) return null
  const said = typeof action.event === 'function' ? answered(action.event) : eventOf(action.event)
  if (action.type === 'xstate.raise') return raising(said)
  const to = addresseeOf(action)
  return to === null ? null : sending(to.name, said)
}

export const actionNameOf = (action: unknown): string => ownActionOf(action)?.name ?? nameOf(action)

export interface Addressee {
  /** Its id, or its name in the system. */
  name: string
  isInSystem: boolean
}

/** Whom a sendTo tells; null for another action. */
export function addresseeOf(action: unknown): Addressee | null {
  if (typeof action !== 'function' || !('to' in action)) return null
  const { to } = action
  if (typeof to !== 'function') return typeof to === 'string' ? { name: to, isInSystem: false } : null
  let isInSystem = false
  const get = (name: string) => {
    isInSystem = true
    return name
  }
  try {
    const name: unknown = Reflect.apply(to, undefined, [{ context: {}, system: { get } }])
    return typeof name === 'string' ? { name, isInSystem } : null
  } catch {
    return null
  }
}

/** The event that is built from an empty one. */
function answered(say: object): Said {
  const came = { type: '', output: {} }
  try {
    const said: unknown =
      typeof say === 'function' && Reflect.apply(say, undefined, [{ context: {}, event: came }, {}])
    if (said === came) return passedOn
    const event = typeof said === 'object' && said !== null && 'type' in said ? { type: said.type } : said
    return eventOf(event)
  } catch {
    return null
  }
}

function eventOf(said: unknown): Event | null {
  const event = jsonOf(said)
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return null
  const { type, ...payload } = event
  return typeof type === 'string' ? { type, ...payload } : null
}

function raising(event: Said): OwnAction | null {
  if (event === null || event === passedOn) return { name: 'raise what the context holds', does: null }
  const isTimer = event.type.startsWith('xstate.')
  return isTimer ? null : { name: `raise “${event.type}”`, does: { kind: 'raise', event } }
}

function sending(to: string, event: Said): OwnAction {
  if (event === passedOn) return { name: `pass the event on to ${to}`, does: { kind: 'pass on', to } }
  if (event === null) return { name: `tell ${to} what the context holds`, does: null }
  return { name: `send “${event.type}” to ${to}`, does: { kind: 'send', to, event } }
}
