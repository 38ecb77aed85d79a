export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'warning' | 'info'

export type ToastRequest = {
  kind: ToastKind
  text: string
  /** The same id replaces the toast that shows. */
  id?: string
  /** To what it is about: a button. */
  way?: { name: string; go: () => void }
  /** Milliseconds, instead of the kind's own. */
  duration?: number
}

interface Receiver {
  show: (request: ToastRequest) => void
  hide: (id: string) => void
}

const waiting: ToastRequest[] = []
let receiver: Receiver | undefined
let wake: (() => void) | undefined

/** Shows a toast. The first one fetches what draws it; none is lost meanwhile. */
export function showToast(request: ToastRequest): void {
  if (receiver) return receiver.show(request)
  waiting.push(request)
  wake?.()
}

/** Takes away the toast with this id before its time. */
export function hideToast(id: string): void {
  const at = waiting.findIndex((request) => request.id === id)
  if (at >= 0) waiting.splice(at, 1)
  receiver?.hide(id)
}

/** For the part that waits to be needed: called at once when toasts wait already. Returns the way to stop. */
export function onFirstToast(awaken: () => void): () => void {
  wake = awaken
  if (waiting.length > 0) awaken()
  return () => (wake = undefined)
}

/** For the part that draws: takes what waits and all that follows. Returns the way to stop. */
export function receiveToasts(receive: Receiver): () => void {
  receiver = receive
  for (const request of waiting.splice(0)) receive.show(request)
  return () => (receiver = undefined)
}
