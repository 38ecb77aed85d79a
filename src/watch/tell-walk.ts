import type { InspectionEvent } from 'xstate'
import { calls } from '#contract/index.ts'
import { mostSteps, mostStepsOfActor, type WalkReport } from '#contract/walk.ts'
import { codeOf, keyOf } from '#machines/transition-key.ts'
import { siteRoot } from '../http/site-root.ts'
import { randomId } from '../session/random-id.ts'

/**
 * Tells the operator, each time that the page is hidden, which transitions its flows have taken. Only codes of
 * transitions leave: no event, no context and no snapshot is read. Begin it before the site's actor is created.
 */
export function tellWalk(): void {
  // A person who asks not to be followed is not.
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return
  const page = randomId()
  const steps: string[] = []
  const actors = new Map<string, { number: number; count: number }>()
  let begins = 0
  const hear = (moved: InspectionEvent) => {
    if (moved.type !== '@xstate.microstep') return
    const { sessionId } = moved.actorRef
    const actor = actors.get(sessionId) ?? { number: actors.size, count: 0 }
    for (const transition of moved._transitions) {
      if (steps.length === mostSteps || actor.count === mostStepsOfActor) return
      actors.set(sessionId, actor)
      actor.count += 1
      steps.push(`${actor.number}.${codeOf(keyOf(transition))}`)
    }
  }
  const before = globalThis.flowWatcher
  globalThis.flowWatcher = (moved) => {
    before?.(moved)
    hear(moved)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || begins === steps.length) return
    const report: WalkReport = { page, release: import.meta.env.RELEASE, begins, steps: steps.slice(begins) }
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
  })
}
