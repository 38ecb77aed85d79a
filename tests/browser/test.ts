import { test as base, type Page } from '@playwright/test'
import { broughtId } from '#contract/first-screen.ts'
import { rememberByHand } from '../paths/report/by-hand.ts'
import { recordFlows, type FlowsWalked } from './flow-recorder.ts'

export interface Recorded {
  flowsWalked: FlowsWalked
}

export interface Chosen {
  /** Whether `goto` waits for hydration. Before it, a link loads a new document, and Back leads elsewhere. */
  pressesLate: boolean
}

/** A document without a first screen has nothing to press; with one, the footer's links appear after hydration. */
const answers = (page: Page) =>
  page.waitForFunction(
    (id) => document.getElementById(id) === null || document.querySelector('footer a') !== null,
    broughtId,
  )

/** For tests written by hand: stores the states and transitions that they walk for the report. */
export const test = base.extend<Recorded & Chosen>({
  pressesLate: [true, { option: true }],
  page: async ({ page, pressesLate }, use) => {
    const open = page.goto.bind(page)
    if (pressesLate)
      page.goto = async (...asked) => {
        const response = await open(...asked)
        await answers(page)
        return response
      }
    await use(page)
  },
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
