export type ToastKind = 'blank' | 'error' | 'success' | 'loading' | 'warning' | 'info'

export type ToastRequest = {
  kind: ToastKind
  text: string
  /** The same id replaces the visible toast. */
  id?: string
  /** A button that leads to what the toast is about. */
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

/** The first toast loads the code of the list; toasts until then are kept. */
export function showToast(request: ToastRequest): void {
  if (receiver) return receiver.show(request)
  waiting.push(request)
  wake?.()
}

/** Removes the toast early. */
export function hideToast(id: string): void {
  const at = waiting.findIndex((request) => request.id === id)
  if (at >= 0) waiting.splice(at, 1)
  receiver?.hide(id)
}

/** Calls `awaken` on the first toast, at once when toasts wait already. Returns the clean-up. */
export function onFirstToast(awaken: () => void): () => void {
  wake = awaken
  if (waiting.length > 0) awaken()
  return () => (wake = undefined)
}

/** Passes the waiting toasts and all later ones to `receive`. Returns the clean-up. */
export function receiveToasts(receive: Receiver): () => void {
  receiver = receive
  for (const request of waiting.splice(0)) receive.show(request)
  return () => (receiver = undefined)
}
