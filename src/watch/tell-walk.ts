import type { InspectionEvent } from 'xstate'
import { calls } from '#contract/index.ts'
import { mostSteps, mostStepsOfActor, type WalkReport } from '#contract/walk.ts'
import { codeOf } from '#machines/transition-code.ts'
import { keyOf } from 'statechart-graph'
import { siteRoot } from '../http/site-root.ts'
import { randomId } from '../session/random-id.ts'

/**
 * Tells the operator, each time that the page is hidden, which transitions its flows have taken. Only codes of
 * transitions leave: no event, no context and no snapshot is read. It runs before the site's actor is created.
 */
const page = randomId()
const steps: string[] = []
const actors = new Map<string, { number: number; count: number }>()
let begins = 0

function hear(moved: InspectionEvent): void {
  if (moved.type !== '@xstate.microstep') return
  const { sessionId } = moved.actorRef
  const actor = actors.get(sessionId) ?? { number: actors.size, count: 0 }
  const { _transitions: taken } = moved
  for (const transition of taken) {
    if (steps.length === mostSteps || actor.count === mostStepsOfActor) return
    actors.set(sessionId, actor)
    actor.count += 1
    steps.push(`${actor.number}.${codeOf(keyOf(transition))}`)
  }
}

function tell(): void {
  if (document.visibilityState !== 'hidden' || begins === steps.length) return
  const report: WalkReport = { page, begins, steps: steps.slice(begins) }
  begins = steps.length
  // Not `sendBeacon`: it sends cookies, and the address of the page as the referrer.
  fetch(new URL(`./api/${calls['site/walk'].path}`, siteRoot()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined)
}

const asksNotToBeFollowed = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
if (!asksNotToBeFollowed) {
  const before = globalThis.flowWatcher
  globalThis.flowWatcher = (moved) => {
    before?.(moved)
    hear(moved)
  }
  document.addEventListener('visibilitychange', tell)
}
