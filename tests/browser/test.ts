import { test as base } from '@playwright/test'
import { rememberByHand } from '../paths/report/by-hand.ts'
import { recordFlows, type FlowsWalked } from './flow-recorder.ts'

export interface Recorded {
  /** What the test has walked of the site's flows so far, in its own browser. */
  flowsWalked: FlowsWalked
}

/** A test made by hand: which states and transitions it has walked is written down for the report. */
export const test = base.extend<Recorded>({
  flowsWalked: [
    async ({ context }, use, info) => {
      const walked = await recordFlows(context)
      await use(walked)
      rememberByHand(
        { id: info.testId, title: info.titlePath.join(' › '), passed: info.status === 'passed' },
        walked,
      )
    },
    { auto: true },
  ],
})
