import { vi } from 'vitest'

// jsdom's `window` has own copies of these methods.
const places = [EventTarget.prototype, window]
const added = places.map((place) => vi.spyOn(place, 'addEventListener'))
const removed = places.map((place) => vi.spyOn(place, 'removeEventListener'))
const timers = new Set<NodeJS.Timeout>()
const subscriptions = new Set<unknown>()

const { setTimeout: set, setInterval: repeat, clearTimeout: clear } = globalThis
const stop = (timer: NodeJS.Timeout) => {
  timers.delete(timer)
  clear(timer)
}
const counted = (timer: NodeJS.Timeout) => {
  timers.add(timer)
  return timer
}
vi.stubGlobal('setTimeout', (fire: (...about: unknown[]) => void, wait?: number, ...about: unknown[]) => {
  const timer = set(() => {
    timers.delete(timer)
    fire(...about)
  }, wait)
  return counted(timer)
})
vi.stubGlobal('setInterval', (fire: (...about: unknown[]) => void, wait?: number, ...about: unknown[]) =>
  counted(repeat(fire, wait, ...about)),
)
vi.stubGlobal('clearTimeout', stop)
vi.stubGlobal('clearInterval', stop)

/** Counts each subscription until it is unsubscribed. */
export function countSubscriptions(of: { subscribe: (...how: never[]) => unknown }): void {
  const subscribe = of.subscribe.bind(of)
  of.subscribe = (...how) => {
    const subscription = subscribe(...how)
    subscriptions.add(subscription)
    const isOver = () => subscriptions.delete(subscription)
    if (typeof subscription === 'function')
      return () => [isOver(), Reflect.apply(subscription, undefined, [])]
    const { unsubscribe } = subscription as { unsubscribe: () => void }
    return Object.assign(subscription as object, { unsubscribe: () => [isOver(), unsubscribe()] })
  }
}

/** Types of the listeners that are left, delays of the timers that are left, and the number of subscriptions. */
export function leftBehind() {
  const listeners = added.flatMap(({ mock }) => listenersOf(mock))
  for (const gone of removed.flatMap(({ mock }) => listenersOf(mock))) {
    const at = listeners.findIndex((each) => each.every((part, place) => part === gone[place]))
    if (at >= 0) listeners.splice(at, 1)
  }
  return {
    listeners: listeners.map(([, type]) => type),
    // A timer without a reference belongs to the runtime's own connections.
    timers: [...timers].filter((timer) => timer.hasRef()).map((timer) => Reflect.get(timer, '_idleTimeout')),
    subscriptions: subscriptions.size,
  }
}

const listenersOf = ({ contexts, calls }: { contexts: unknown[]; calls: unknown[][] }) =>
  contexts
    .map((target, at) => [target, calls[at]?.[0], calls[at]?.[1]] as const)
    .filter(([target]) => !(target instanceof AbortSignal))
