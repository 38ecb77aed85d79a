import { tracedMark } from '#contract/call.ts'
import { randomId } from '../session/random-id.ts'

/** Milliseconds: a call that comes later belongs to no tap. */
const lifetime = 10_000

const isTraced = document.documentElement.hasAttribute(tracedMark)
let id = ''
let over = 0

if (isTraced) {
  const begin = () => (over = 0)
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, begin, { capture: true })
}

/**
 * Names the trace of the latest tap or key in the form of W3C Trace Context; undefined: the server does not trace. Nothing here is recorded:
 * the server decides that.
 */
export function traceparent(): string | undefined {
  if (!isTraced) return undefined
  const now = performance.now()
  if (now >= over) {
    id = randomId()
    over = now + lifetime
  }
  return `00-${id}-${id.slice(16)}-00`
}
